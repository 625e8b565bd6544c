import { describe, expect, test } from 'vitest'
import {
  addEntry,
  type Entry,
  maxEntries,
  parseEntries,
  toCsv,
  toLines,
} from '../../src/features/symptom-diary/entries.island.ts'

const entry = (day: string, score = 5, trigger = '', helped = ''): Entry => ({
  day,
  score,
  trigger,
  helped,
})

describe('the symptom diary', () => {
  test('is read again as it was written, in the order of its days', () => {
    const entries = addEntry([entry('2026-11-28'), entry('2026-11-30')], entry('2026-11-29', 0))
    expect(entries.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30'])
    expect(parseEntries(JSON.stringify(entries))).toEqual(entries)
  })

  test.each([
    null,
    '',
    'nonsense',
    '{}',
    '[{"day":"2026-11-28"}]',
    JSON.stringify([entry('yesterday')]),
    JSON.stringify([entry('2026-11-28', 11)]),
    JSON.stringify([entry('2026-11-28', 1.5)]),
    JSON.stringify([entry('2026-11-28', 1, 'x'.repeat(121))]),
  ])('is empty where what is stored is none: %s', (saved) => {
    expect(parseEntries(saved)).toEqual([])
  })

  test('drops its oldest days when it is full', () => {
    const full = Array.from({ length: maxEntries }, () => entry('2026-01-01'))
    const entries = addEntry(full, entry('2026-01-02'))
    expect(entries).toHaveLength(maxEntries)
    expect(entries[maxEntries - 1]!.day).toBe('2026-01-02')
  })

  test('is a file that a spreadsheet opens, without formulas', () => {
    const csv = toCsv(['Día', 'Dolor'], [entry('2026-11-28', 6, '=1+1', 'a "quoted" word, salt')])
    expect(csv).toBe(
      '\uFEFF"Día","Dolor"\r\n"2026-11-28","6","\'=1+1","a ""quoted"" word, salt"\r\n',
    )
  })

  test('gives the sheet its latest days, in the language of the page', () => {
    const entries = [entry('2026-11-28', 6, 'cold', 'salt'), entry('2026-11-29', 0)]
    expect(toLines(entries, 'en', 200)).toBe(
      'Nov 28, 2026: 6/10 · cold · helped: salt\nNov 29, 2026: 0/10',
    )
    expect(toLines(entries, 'es', 200)).toContain('6/10 · cold · ayudó: salt')
    expect(toLines(entries, 'en', 25)).toBe('Nov 29, 2026: 0/10')
    expect(toLines([], 'en', 25)).toBe('')
  })
})
