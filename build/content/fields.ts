import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { findNearest } from './error.ts'

// Schemas for fields in content/.

export const text = v.pipe(v.string(), v.trim(), v.minLength(1))
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))
export const path = v.pipe(v.string(), v.startsWith('/'))
export const date = v.pipe(v.string(), v.isoDate())

export const oneOf = <const T extends readonly string[]>(names: T) =>
  v.picklist(names, ({ input }) => `${JSON.stringify(input)} is none of ${names.join(', ')}`)

/** Relative to this file: drawings belong to the code. */
export const artFolder = join(import.meta.dirname, '../../src/art')

const motifs = join(artFolder, 'motifs')

export const hasMotif = (name: string) => existsSync(join(motifs, `${name}.svg`))

export function describeUnknownMotif(name: string): string {
  const names = readdirSync(motifs).map((file) => file.replace('.svg', ''))
  return `there is no src/art/motifs/${name}.svg; the nearest is ${findNearest(name, names)}`
}

/** The name of a drawing in src/art/motifs. */
export const motif = v.pipe(
  text,
  v.check(hasMotif, ({ input }) => describeUnknownMotif(input)),
)
