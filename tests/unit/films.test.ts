import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileFilms, listFiles } from '../../build/content/films.ts'
import { readContent } from '../../build/content/read.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { readLength } from '../support/film-length.ts'

const root = join(import.meta.dirname, '../..')
const content = readContent(root)
const { pages: sources, films: records } = content
const bytesOf = (file: string) => readFileSync(join(root, 'public/films', file))

test('a film is made for the page that home features, and lasts as long as the client said', () => {
  const record = records['/video/dental-implants-story']!
  const story = sources.find(({ path }) => path === '/video/dental-implants-story')!
  expect(story.data.length).toBe('06:58')
  for (const { file } of record.files) {
    expect(Math.abs(readLength(bytesOf(file)) - 418), file).toBeLessThan(0.5)
  }
})

test('all films together weigh less than 72 MB, and each file no more than phones can bear', () => {
  const files = Object.values(records).flatMap((record) => listFiles(record!))
  for (const { file, height, bytes } of files) {
    expect(bytesOf(file).length, file).toBe(bytes)
    expect(bytes, file).toBeLessThanOrEqual((height === 720 ? 12 : 5) * 1_000_000)
  }
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(72_000_000)
})

test.each(Object.entries(records))(
  'the short film of %s is one file for each language and shape, small enough for a phone',
  (_, record) => {
    const { wide, upright } = record!.short
    for (const { files } of [wide, upright]) {
      expect(files.map(({ locale }) => locale)).toEqual(localeCodes)
      for (const { file, type } of files) expect(type, file).toMatch(/^video\/mp4/)
    }
    for (const { file, bytes } of upright.files) expect(bytes, file).toBeLessThan(1_000_000)
  },
)

test('a page whose chapters are not those of its film is not built', () => {
  const story = sources.find(({ path }) => path === '/video/dental-implants-story')!
  const body = `${story.en.body}\n## One more {#one-more}\n\nSomething.\n`
  const changed = { ...story, en: { ...story.en, body } }
  expect(() => compileFilms(content, [changed])).toThrow('has other chapters than its film')
})
