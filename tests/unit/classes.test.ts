import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'

// A utility that stands beside others in a `className` is compiled, and its name gone.
test.each(globSync('src/{styles,styles/*}.css'))('%s speaks of no utility', async (file) => {
  const uno = await createGenerator(config)
  const css = readFileSync(file, 'utf8').replaceAll(
    /\/\*.*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/gs,
    '',
  )
  const classes = [...css.matchAll(/\.([a-z_](?:[\w-]|\\.)*)/gi)].map(([, name]) => name!)
  const shortcuts = uno.config.shortcuts.map(([name]) => name)
  const found: string[] = []
  for (const name of new Set(classes)) {
    // An element that is laid out as if it were not there has no other class.
    if (shortcuts.includes(name) || name === 'contents') continue
    if (await uno.parseToken(name)) found.push(name)
  }
  expect(found).toEqual([])
})
