import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import config from '../../uno.config.ts'

// Utilities of a `className` are compiled into one class, and their names are gone.
test.each(globSync('src/{styles,styles/*,features/*/*}.css'))(
  '%s refers to no utility',
  async (file) => {
    const uno = await createGenerator(config)
    const css = readFileSync(file, 'utf8').replaceAll(
      /\/\*.*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/gs,
      '',
    )
    const classes = [...css.matchAll(/\.([a-z_](?:[\w-]|\\.)*)/gi)].map(([, name]) => name!)
    const found: string[] = []
    for (const name of new Set(classes)) {
      // An element without a box of its own has no other class.
      if (name !== 'contents' && (await uno.parseToken(name))) found.push(name)
    }
    expect(found).toEqual([])
  },
)
