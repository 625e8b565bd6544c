import type { Context } from 'hono'
import { getTopics, readData } from '../../src/content/index.ts'
import type { Topic } from '../../src/content/topics.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import { findRedFlag } from '../../src/understanding/signs/find.ts'
import { isPlainEmergency } from '../../src/islands/chat/emergency.ts'
import { codes } from '../../src/features/codes/data.ts'
import { findCode, readCode } from '../../src/features/codes/find.ts'
import type { Answer } from '../../src/features/search/BestAnswer.tsx'
import { Page } from '../../src/features/search/Page.tsx'
import { texts } from '../../src/features/search/texts.ts'
import { codePath, routes } from '../../src/routes.ts'
import { countLater } from '../http/count.ts'
import { findSearchRefusal } from '../http/limits.ts'
import type { AppEnv } from '../services/types.ts'
import { renderUncached } from '../render/render.tsx'
import { readCardAnswer } from './card-answer.ts'
import { loadIndex, type SearchIndex } from './index.ts'
import { maxQueryLength, parseSearch } from './request.ts'
import type { Hit } from './ranking.ts'
import { countTypes, type Hits, isTitle, readOpening, readResults, searchPages } from './results.ts'
import { findSpelling } from './spelling.ts'

const resultsPerPage = 15

export async function showSearch(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale, texts)
  const { q: typed, type, page } = parseSearch(c.req.query())
  const isTooLong = typed.length > maxQueryLength
  const q = isTooLong ? '' : typed
  const problem = isTooLong
    ? t('results.invalid')
    : q && (await findSearchRefusal(c, 'search', locale))
  const code = problem ? undefined : await findCodePage(c, q, locale)
  if (code) return c.redirect(code, 303)
  const index = await loadIndex(c.var.assets, locale)
  const found = searchPages(index, problem ? '' : q)
  const { hits, units } = found
  const wanted = hits.filter((hit) => !type || hit.type === type)
  const pages = Math.max(1, Math.ceil(wanted.length / resultsPerPage))
  const shown = Math.min(page, pages)
  const search = { q, type, page: shown }
  const onPage = hitsOnPage(wanted, shown)
  if (q && !problem && hits.length === 0) countLater(c, 'search', 'none')
  const results = await readResults(c.var.assets, index, onPage, units)
  const isFirst = !type && shown === 1
  const answer = isFirst ? await findAnswer(c, q, index, found) : undefined
  return renderUncached(c, locale, {
    title: titleOf(search, locale),
    description: t('results.heading'),
    path: routes.search,
    status: isTooLong ? 400 : problem ? 429 : 200,
    index: false,
    main: (
      <Page
        search={search}
        answer={answer}
        results={results.map((result, at) => ({ group: onPage[at]!.type, ...result }))}
        counts={countTypes(hits)}
        total={hits.length}
        pages={pages}
        spelling={problem ? undefined : findSpelling(index, q)}
        topics={hits.length === 0 ? await listCommonTopics(c, locale) : []}
        error={problem || undefined}
        urgent={problem ? isPlainEmergency(q) : q !== '' && findRedFlag(q) !== undefined}
      />
    ),
  })
}

/** A word, or what a page is called, names a subject: the page says what it is. Other words ask something. */
async function findAnswer(
  c: Context<AppEnv>,
  q: string,
  index: SearchIndex,
  { hits, units }: Hits,
): Promise<Answer | undefined> {
  const isSubject = units.length < 2 || (hits[0] && isTitle(index, hits[0], units))
  const card = isSubject ? undefined : await readCardAnswer(c, q, index.locale)
  return card ?? readOpening(c.var.assets, index, hits)
}

/** The page of a code from a bill or a record, 'D2740' or 'K02.51', where nothing else is searched for. */
async function findCodePage(
  c: Context<AppEnv>,
  typed: string,
  locale: Locale,
): Promise<string | undefined> {
  const read = readCode(typed)
  if (!read) return undefined
  const { system, code } = read
  const known = findCode(await readData(c.var.assets, codes, locale), system, code)
  return known && localize(codePath(system, code), locale)
}

function titleOf({ q, page }: { q: string; page: number }, locale: Locale): string {
  const t = getText(locale, texts)
  if (!q) return t('results.title')
  const title = t('results.headingFor', { query: q })
  return page > 1 ? `${title} · ${t('results.page', { page })}` : title
}

function hitsOnPage(hits: Hit[], page: number): Hit[] {
  return hits.slice((page - 1) * resultsPerPage, page * resultsPerPage)
}

async function listCommonTopics(c: Context<AppEnv>, locale: Locale): Promise<Topic[]> {
  const groups = await getTopics(c.var.assets, locale)
  return groups.flatMap(({ items }) => items.filter(({ common }) => common))
}
