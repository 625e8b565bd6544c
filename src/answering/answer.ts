import { type Assets, readCached } from '../content/files.ts'
import { type Locale, splitLocale } from '../i18n/locales.ts'
import { chooseLocale } from '../molly/language.ts'
import type { Answer, AskRequest } from '../molly/protocol.ts'
import type { Model } from '../understanding/load.ts'
import { inTurn } from '../understanding/queue.ts'
import { understand } from '../understanding/understand.ts'
import { findCodes, nameCodes } from './codes.ts'
import { need, readCards, readQuestions } from './cards/library.ts'
import { choose, type Choice } from './choose.ts'
import { readSaid } from './history.ts'
import { type Context, say } from './say.ts'
import { sourcesFile, type SourcePages } from './sources.ts'

type Deps = {
  assets: Assets
  /** undefined: the plain signs and patterns still answer. */
  model: Promise<Model | undefined>
  /** ISO code of where the visitor is, when known. */
  country?: string
  /** Tells visitors apart who wait at the same time. */
  visitor?: string
  /** May choose otherwise. */
  decide?: (chosen: Choice, context: Context) => Choice | Promise<Choice>
}

export function localeOf({ locale, message }: AskRequest): Locale {
  return chooseLocale(message, locale)
}

/** What the visitor means, what kind of reply is due, and the reply. */
export async function answerFromCards(request: AskRequest, deps: Deps): Promise<Answer> {
  const { assets, decide, visitor } = deps
  const locale = localeOf(request)
  const [cards, questions, pages, model] = await Promise.all([
    readCards(assets),
    readQuestions(assets, locale),
    readCached<SourcePages>(assets, sourcesFile(locale)).then(need),
    deps.model,
  ])
  const codes = await findCodes(assets, request.message, locale)
  const message = nameCodes(request.message, codes, locale)
  const said = readSaid({ ...request, message }, cards)
  const title = findTitle(request, pages)
  const meaning = await inTurn(() => understand(said, cards, model, title), visitor)
  const country = meaning.person.here ?? deps.country
  const context = { assets, locale, country, said, meaning, cards, questions, pages, codes }
  const chosen = choose(meaning, said, questions, locale)
  return say(decide ? await decide(chosen, context) : chosen, context)
}

/** The subject of the page that the visitor is reading: 'Root canal: what to expect' has 'Root canal'. */
function findTitle({ page, history = [] }: AskRequest, pages: SourcePages): string | undefined {
  if (!page || history.length > 0) return undefined
  return pages[splitLocale(page).path]?.title.split(':')[0]
}

/** The answer to an emergency in any of the visitor's messages, by plain signs alone. */
export async function answerIfEmergency(
  request: AskRequest,
  { assets, country }: Pick<Deps, 'assets' | 'country'>,
): Promise<Answer | undefined> {
  const said = readSaid(request, [])
  const meaning = await understand(said, [], undefined)
  const { danger } = meaning.danger
  if (!danger) return undefined
  const locale = localeOf(request)
  const here = meaning.person.here ?? country
  const nothing = { cards: [], questions: [], pages: {}, codes: [] }
  const context = { assets, locale, country: here, said, meaning, ...nothing }
  return say({ kind: 'emergency', danger }, context)
}
