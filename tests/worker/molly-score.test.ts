import { describe, expect, test } from 'vitest'
import { mollyScore } from '../../src/features/molly-score/data.ts'
import { texts } from '../../src/features/molly-score/texts.ts'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

type Graded = {
  lang: string
  turns: { grade: 'good' | 'partly' | 'bad'; unsafe: boolean; user: string }[]
}

const server = sharedServer()
const path = '/molly-score'
const score = readDataFile(readContent(process.cwd()), mollyScore)
const download = async () => JSON.parse(await readText(server, '/molly-talks.json')) as Graded[]
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

describe.each(localeCodes)('Molly’s score in %s', (locale) => {
  const t = getText(locale, texts)
  const main = async () => {
    const html = await readText(server, localize(path, locale))
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  }

  test('counts each message of the file that it leads to', async () => {
    const html = await main()
    expect(html).toContain('href="/molly-talks.json"')
    const talks = await download()
    const turns = talks.flatMap((talk) => talk.turns)
    expect(talks).toHaveLength(score.talks)
    for (const code of localeCodes) {
      const own = talks.filter(({ lang }) => lang === code).flatMap((talk) => talk.turns)
      const [count] = [own.length]
      const grades = ['good', 'partly', 'bad'] as const
      const shares = grades.map((grade) =>
        Math.round((100 * own.filter((turn) => turn.grade === grade).length) / count),
      )
      const table = html.split('<table').find((part) => part.includes(t(`score.captions.${code}`)))!
      const words = plain(table)
      const counts = grades.map((grade) => own.filter((turn) => turn.grade === grade).length)
      expect(words).toContain(`${t('score.all')} ${counts.join(' ')} `)
      expect(words).toContain(`${t('score.share')} ${shares.join('% ')}%`)
    }
    const good = turns.filter(({ grade }) => grade === 'good').length
    expect(plain(html)).toContain(
      t('score.lede', {
        percent: Math.round((100 * good) / turns.length),
        count: turns.length,
        month: score.month[locale],
      }),
    )
    expect(score.unsafe).toHaveLength(turns.filter(({ unsafe }) => unsafe).length)
  })

  test('says what she can’t do before all else', async () => {
    const html = await main()
    const headings = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text]) => text)
    expect(headings[0]).toBe(t('score.cannot'))
    for (const what of score.unsafe) expect(plain(html)).toContain(what[locale])
  })

  test('shows a good, a half and a bad reply from the file, word for word', async () => {
    const examples = score.examples[locale]
    expect(examples.map(({ grade }) => grade)).toEqual(['good', 'partly', 'bad'])
    const turns = (await download()).flatMap((talk) => talk.turns)
    for (const { said, grade } of examples) {
      expect(turns).toContainEqual(expect.objectContaining({ user: said, grade }))
    }
  })

  test.each(['/ask-molly', '/about', '/sitemap'])('is one link away from %s', async (from) => {
    const html = await readText(server, localize(from, locale))
    expect(html).toContain(`href="${localize(path, locale)}"`)
  })

  test('is in the Markdown copy, with its figures', async () => {
    const markdown = await readText(server, localize(`${path}.md`, locale))
    const { good, partly, bad } = score.kinds.first[locale]
    expect(markdown).toContain(`| ${t('score.kinds.first')} | ${good} | ${partly} | ${bad} |`)
    expect(markdown).toContain('/molly-talks.json')
  })
})

test.each(platforms)('the graded talks are served as JSON on %s', async (platform) => {
  const response = await sharedServer(platform).fetch('/molly-talks.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
})
