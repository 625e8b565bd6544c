import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { platforms, sharedServer } from '../support/servers.ts'

const folder = 'dist/client'
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
const isText = (path: string) => !/\.(png|woff2|ico|bin)$/.test(path)

/** What a secret looks like, whatever it opens. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\bsk-[A-Za-z0-9_-]{20,}/,
  /\b(?:ghp|gho|github_pat|glpat|xox[abp])[-_][A-Za-z0-9_-]{20,}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\bAIza[A-Za-z0-9_-]{35}/,
  // A signed token, such as a backend's service key.
  /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./,
  /\bsb_secret_[A-Za-z0-9_-]+/,
  /\b(?:NEWSLETTER_SECRET|MOLLY_LLM_KEY|SUPABASE_SERVICE_ROLE_KEY|CLOUDFLARE_API_TOKEN)\b/,
]

test('no file that is served is a source map, a setting or a database', () => {
  expect(files.length).toBeGreaterThan(500)
  const ignored = readFileSync(join(folder, '.assetsignore'), 'utf8').split('\n')
  const served = files.filter((path) => !ignored.some((name) => path.startsWith(`/${name}`)))
  const strange = /\.(map|toml|sqlite|sql|ts|tsx|log|bak|pem|key)$|\/\.(?!assetsignore$|vite\/)/
  expect(served.filter((path) => strange.test(path))).toEqual([])
})

test('no file that is served names a source map or holds a secret', () => {
  for (const path of files.filter(isText)) {
    const text = readFileSync(folder + path, 'utf8')
    expect(text.includes('sourceMappingURL='), path).toBe(false)
    for (const secret of secrets) expect(secret.exec(text)?.[0], path).toBeUndefined()
  }
})

describe.each(platforms)('on %s', (platform) => {
  const server = sharedServer(platform)

  test.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '//.vite/manifest.json',
    '/assets/..%2f.vite/manifest.json',
    '/.assetsignore',
    '/_headers',
    '/og/.hashes.json',
    '/wrangler.json',
    '/wrangler.toml',
    '/package.json',
    '/index.js',
    '/index.js.map',
    '/.dev.vars',
    '/.env',
    '/.git/config',
    '/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/.data/esmalte.sqlite',
  ])('%s is not there', async (path) => {
    expect((await server.fetch(path)).status).toBe(404)
  })

  test('the licences of what a browser gets are there, word for word', async () => {
    const response = await server.fetch('/licences.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('text/plain')
    const text = await response.text()
    expect(text).toContain('## react - ')
    expect(text).toContain('Permission is hereby granted, free of charge')
  })
})
