import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

/** Runs the command against a registry that answers a question for advisories like this. */
async function audit(status: number, advisories: object) {
  const registry = createServer((request, response) => {
    request.resume()
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk'
    response.writeHead(isAsked ? status : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isAsked ? advisories : {}))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const child = spawn('npm', ['run', 'audit'], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}` },
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  registry.close()
  return { code, output }
}

test('npm run audit fails with the advisory of an installed package', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.org/GHSA-1',
    title: 'Made up for this test',
    severity: 'high',
    vulnerable_versions: '<99',
  }
  const { code, output } = await audit(200, { hono: [advisory] })
  expect(output).toMatch(
    /^hono .*\nSeverity: high\nMade up for this test - https:\/\/example\.org\/GHSA-1$/m,
  )
  expect(code).toBe(1)
})

test('npm run audit passes without any, and lists every installed package', async () => {
  const { code, output } = await audit(200, {})
  expect(output).toContain('found 0 vulnerabilities')
  expect(code).toBe(0)
  const { bomFormat, components } = JSON.parse(readFileSync('sbom.json', 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hono', 'react', 'wrangler']),
  )
})

test('npm run audit fails when the registry does not answer', async () => {
  const { code, output } = await audit(405, {})
  expect(output).toContain('audit endpoint returned an error')
  expect(code).toBe(1)
})
