import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, readGraded, scoreGraded } from '../molly/score.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('what the site says of Molly’s score is what the graded talks say', () => {
  const talks = readGraded()
  const remedy = 'run npm run score:molly'
  expect(read(files.score), remedy).toEqual(scoreGraded(talks))
  expect(read(files.talks), remedy).toEqual(talks)
})
