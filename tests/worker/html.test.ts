import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { listPaths } from '../paths.ts'
import { testServer } from '../servers.ts'

const server = testServer()

// What React writes: <br/>, attributes in camelCase. It is valid; the preset leaves style alone.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test('every page in both languages is valid HTML', { timeout: 120_000 }, async () => {
  const paths = [
    ...(await listPaths(server)),
    '/nope',
    '/es/nope',
    '/article/nope',
    '/subscribe?done',
    '/newsletter/unsubscribe',
    '/newsletter/confirm?token=x',
  ]
  const errors: string[] = []
  for (const path of paths) {
    const html = await (await server.fetch(path)).text()
    const { results } = await validator.validateString(html, path)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${path} ${ruleId}: ${message} (${selector})`)
    }
  }
  expect(errors).toEqual([])
})
