import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { parseRange } from './range.ts'

/** Serves the built files on Node, with the headers from `_headers`. */
export function serveFiles(folder: string): MiddlewareHandler {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const files = serveStatic({
    root: folder,
    onFound: (_path, c) => {
      for (const [name, value] of headersFor(c.req.path, rules)) c.header(name, value)
    },
  })
  // Files that .assetsignore hides on the platform are hidden here too.
  const hidden = /\/\.(?!well-known\/)|^\/_headers$/
  return async (c, next) => {
    if (hidden.test(c.req.path)) return next()
    // `serveStatic` takes any header for a range.
    const range = c.req.header('Range')
    if (range && !parseRange(range, Infinity)) c.req.raw.headers.delete('Range')
    const response = await files(c, next)
    // The rules are for the file; a cache would give the error to those who ask for no range.
    if (response && response.status >= 400) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

type Rule = { pattern: RegExp; lines: { name: string; value?: string }[] }

/** Each rule is a path, then indented `Name: value`, or `! Name` to remove an earlier header. */
function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+(?:! *)?([^:]+)(?:: *(.*))?$/.exec(line) ?? []
    if (name) rules.at(-1)!.lines.push({ name, value })
    else if (line.trim()) {
      const pattern = RegExp.escape(line.trim()).replaceAll('\\*', '.*')
      rules.push({ pattern: new RegExp(`^${pattern}$`), lines: [] })
    }
  }
  return rules
}

function headersFor(path: string, rules: Rule[]): Map<string, string> {
  const headers = new Map<string, string>()
  for (const { pattern, lines } of rules) {
    if (!pattern.test(path)) continue
    for (const { name, value } of lines) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
  }
  return headers
}
