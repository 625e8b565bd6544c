import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { post, postForm, readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const path = '/article/cavity-prevention-quiz'
const { quiz } = JSON.parse(readFileSync(`content/pages${path}/data.json`, 'utf8')) as {
  quiz: { moderate: number; high: number; questions: { id: string; points: number[] }[] }
}
const ids = quiz.questions.map(({ id }) => id)
const answers = (index: number | ((id: string) => number)) =>
  Object.fromEntries(ids.map((id) => [id, String(typeof index === 'number' ? index : index(id))]))
const worst = (id: string) => quiz.questions.find((other) => other.id === id)!.points.length - 1

const server = sharedServer()

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
const value = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="(\\d)"`).exec(html)?.[1]

test('has eight questions, each with a reason', async () => {
  expect(ids).toHaveLength(8)
  const html = await readText(server, path)
  expect(html).toContain('Question 1 of 8')
  expect(html).toContain('Why we ask')
  expect(html.match(/type="radio"/g)).toHaveLength(quiz.questions[0]!.points.length)
})

test('leads by forms alone from the first question to the result', async () => {
  const given: Record<string, string> = {}
  for (const [index, id] of ids.entries()) {
    Object.assign(given, { step: String(index + 1), [id]: '0' })
    const response = await postForm(server, path, given)
    if (index === ids.length - 1) {
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe(`${path}?result=low`)
      break
    }
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain(`Question ${index + 2} of 8`)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    // What was answered travels with the form.
    for (const earlier of ids.slice(0, index + 1)) expect(value(html, earlier)).toBe('0')
  }
})

test.each([
  ['the best answers', answers(0), 'low'],
  ['the worst answers', answers(worst), 'high'],
  ['a cavity now', { ...answers(0), decay: '3' }, 'high'],
  ['a dry mouth most of the time', { ...answers(0), dryness: '2' }, 'moderate'],
])('%s point to one level, and the address says nothing else', async (_what, given, level) => {
  for (const prefix of ['', '/es']) {
    const response = await postForm(server, prefix + path, { step: '8', ...given })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${prefix}${path}?result=${level}`)
  }
})

test('an unanswered question comes back with a message', async () => {
  const first = await postForm(server, path, { step: '1' })
  expect(first.status).toBe(400)
  expect(await first.text()).toContain('role="alert"')
  const third = await postForm(server, `/es${path}`, {
    step: '3',
    brushing: '1',
    fluoride: '0',
    sweets: '9',
  })
  expect(third.status).toBe(400)
  const html = await third.text()
  expect(html).toContain('Pregunta 3 de 8')
  expect(html).toContain('Elija una de las respuestas')
  expect(value(html, 'brushing')).toBe('1')
})

test('a gap anywhere is asked for before there is a result', async () => {
  const { fluoride: _left, ...rest } = answers(0)
  const response = await postForm(server, path, { step: '8', ...rest })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Question 2 of 8')
})

test('Back needs no answer and keeps those that were given', async () => {
  const response = await postForm(server, path, {
    step: '3',
    brushing: '1',
    fluoride: '2',
    go: 'back',
  })
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Question 2 of 8')
  expect(html).toMatch(/name="fluoride"[^>]*checked=""[^>]*value="2"/)
  expect(await (await postForm(server, path, { step: '1', go: 'back' })).text()).toContain(
    'Question 1 of 8',
  )
})

test('the result is a level in words, without a score, and not for search engines', async () => {
  for (const level of ['low', 'moderate', 'high']) {
    const response = await server.fetch(`${path}?result=${level}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Only a dentist can assess your risk.')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(heading(html)!.toLowerCase()).toMatch(new RegExp(`^${level}`))
    expect(html).toContain(`href="/es${path}?result=${level}" hrefLang="es"`)
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
  }
})

test.each(['nope', '', 'LOW', 'high%00'])('the unknown result "%s" is ignored', async (result) => {
  const response = await server.fetch(`${path}?result=${result}`)
  expect(response.status).toBe(200)
  expect(heading(await response.text())).toBe('Cavity risk quiz')
})

test.each([
  ['another site', { step: '1' }, { Origin: 'https://evil.example' }, 403],
  ['too much', { step: 'a'.repeat(5000) }, {}, 413],
])('%s is refused with a page', async (_what, fields, headers, status) => {
  const response = await postForm(server, path, fields, headers)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain('<html lang="en">')
})

test.each([
  ['another type', 'text/plain', 'step=1'],
  ['JSON', 'application/json', '{"step":"1"}'],
])('%s is refused: the quiz is a form', async (_what, type, body) => {
  const response = await post(server, path, type, body)
  expect(response.status).toBe(415)
})

test('other methods are refused and told which ones there are', async () => {
  const response = await server.fetch(path, { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})
