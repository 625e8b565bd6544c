import { readFileSync } from 'node:fs'

/** The text of a file, below the root of the project. */
export const read = (file: string): string => readFileSync(file, 'utf8')
