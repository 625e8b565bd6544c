import replies from '../../content/rules/replies.json' with { type: 'json' }
import type { Assets } from '../content/files.ts'
import { formatUnits } from '../i18n/formats.ts'
import { type Locale, localize } from '../i18n/locales.ts'
import type { Answer, Source } from '../molly/protocol.ts'
import { reminder } from '../molly/reminder.ts'
import { routes } from '../routes.ts'
import { splitSentences } from '../text/sentences.ts'
import { isAsking, toTerms } from '../text/terms.ts'
import type { RedFlag } from '../understanding/signs/rules.ts'
import { isFor } from '../understanding/rank.ts'
import { asks, type Meaning } from '../understanding/understand.ts'
import {
  describeEmergency,
  describeEmergencyLine,
  emergencyReply,
  withNumbers,
} from './emergency.ts'
import type { BoundaryId } from './boundaries.ts'
import type { CardMeta } from './cards/format.ts'
import { type Code, codeSource } from './codes.ts'
import { quoteCards } from './cards/reply.ts'
import type { Choice } from './choose.ts'
import type { Said } from './history.ts'
import { findSources, type SourcePages } from './sources.ts'

/** What every kind of reply reads, in the language of the reply. */
export type Context = {
  assets: Assets
  locale: Locale
  country?: string
  said: Said
  meaning: Meaning
  cards: CardMeta[]
  questions: string[]
  pages: SourcePages
  /** Treatment codes in the newest message. */
  codes: Code[]
}

const { talk } = replies
const maxSuggestions = 3
const maxSources = 3
/** Asking what it is, or whether a dentist is needed, often means: how soon? */
const asksHowSoon = new Set<BoundaryId>(['diagnosis', 'skip-dentist'])

/** The reply: fixed sentences and cards, word for word, and nothing twice in a conversation. */
export async function say(choice: Choice, context: Context): Promise<Answer> {
  const answer = addWhatIsKnown(await write(choice, context), context)
  const { locale, said, country } = context
  if (said.isUrgent && !['emergency', 'urgent'].includes(choice.kind)) {
    const line = withNumbers(fresh(talk.still[locale], said), locale, country)
    return withReminder(withOpening(answer, line), locale)
  }
  if (
    choice.kind !== 'when' &&
    context.meaning.danger.isNear &&
    answer.kind === 'answer' &&
    answer.card &&
    !namesCall.test(answer.reply)
  ) {
    const line = describeEmergencyLine(locale, country)
    if (!said.replies.some((reply) => reply.includes(line))) {
      return withReminder({ ...answer, reply: `${answer.reply}\n\n${line}` }, locale)
    }
  }
  return withReminder(answer, locale)
}

const namesCall = /emergency (?:number|room)|\b911\b|emergencias/i

function write(choice: Choice, context: Context): Answer | Promise<Answer> {
  const { locale, said, questions } = context
  const { kind } = choice
  if (kind === 'emergency') return writeEmergency(choice, context)
  if (kind === 'urgent') return writeUrgent(context)
  if (kind === 'talk') return plainAnswer(fresh(talk[choice.talk][locale], said), 'answer')
  if (kind === 'boundary') return writeBoundary(choice, context)
  if (kind === 'cards') return writeCards(choice, context)
  if (kind === 'shorter') return writeShort(choice.card, talk.shorter[locale], context)
  if (kind === 'when') return writeWhen(choice, context)
  if (kind === 'ask-back') {
    const { after } = choice
    const words = after === 'again' ? talk.noMore : after ? talk.repairUnsure : talk.nearest
    const suggestions = choice.cards.map((card) => questions[card]!)
    return { ...plainAnswer(fresh(words[locale], said), 'ask-back'), suggestions }
  }
  return writeOutside(context)
}

/** What codes in the message mean, and what the painkiller it names is to this person. */
function addWhatIsKnown(written: Answer, context: Context): Answer {
  const answer = context.codes.length > 0 ? withCodes(written, context) : written
  const caution = findCaution(answer, context)
  return caution ? withOpening(answer, caution) : answer
}

const namesPainkiller = /\b(?:ibuprofen|naprox|aspirin|diclofena)/i
const saidAlready = {
  'blood-thinner': /blood thinner|warfarin|anticoagulante/i,
  pregnant: /pregnan|embaraz|weeks|semanas/i,
  'allergy-ibuprofen': /allerg|al[ée]rgi/i,
}

/** Who takes a blood thinner is told so before a card names ibuprofen, not after. */
function findCaution({ kind, reply }: Answer, { meaning, locale }: Context): string | undefined {
  const named = reply.search(namesPainkiller)
  if (kind === 'emergency' || named < 0) return undefined
  const { conditions = [], pregnant } = meaning.person
  const has = [...conditions, ...(pregnant ? ['pregnant'] : [])]
  const found = (Object.keys(saidAlready) as (keyof typeof saidAlready)[]).find(
    (name) => has.includes(name) && !saidAlready[name].test(reply.slice(0, named)),
  )
  return found && replies.cautions[found][locale]
}

/** What the codes mean comes first, and alone where no card is about it. */
function withCodes(answer: Answer, { codes, locale }: Context): Answer {
  const lines = codes.map(({ code, names }) => `- ${code}: ${names[locale]}`).join('\n')
  const named = `${talk.codes[locale][0]}\n\n${lines}`
  const sources = codes.map((code) => codeSource(code, locale))
  if (answer.kind === 'unknown') return { ...answer, kind: 'answer', reply: named, sources }
  return withOpening({ ...answer, sources: listPages([...sources, ...answer.sources]) }, named)
}

function plainAnswer(reply: string, kind: Answer['kind']): Answer {
  return { reply, kind, sources: [], suggestions: [] }
}

/** To what is asked meanwhile, the people on the phone have the answer. */
function writeUrgent({ locale, country, said, cards, questions }: Context): Answer {
  return {
    ...plainAnswer(withNumbers(fresh(talk.meanwhile[locale], said), locale, country), 'answer'),
    suggestions: questions
      .filter((_, at) => cards[at]!.id.startsWith('waiting-for-help/') && !said.shown.includes(at))
      .slice(0, maxSuggestions),
    sources: [{ title: replies.emergencyTitle[locale], href: localize(routes.emergency, locale) }],
  }
}

function writeEmergency(
  { danger, isAgain }: { danger: RedFlag; isAgain?: boolean },
  { locale, country, said }: Context,
): Answer {
  const emergency = describeEmergency(danger, said.turns)
  const whole = emergencyReply(emergency, locale, country)
  const again = () => withNumbers(fresh(talk.nowAgain[locale], said), locale, country)
  const anchor = emergency.section ? `#${emergency.section}` : ''
  const href = localize(routes.emergency + anchor, locale)
  return {
    ...plainAnswer(isAgain ? again() : whole, 'emergency'),
    sources: [{ title: replies.emergencyTitle[locale], href }],
  }
}

async function writeCards(
  { cards, after, perhaps, isNamed }: Extract<Choice, { kind: 'cards' }>,
  context: Context,
): Promise<Answer> {
  const { locale, said } = context
  const [card] = cards
  if (cards.length === 1 && said.shown.includes(card!)) {
    return writeAgain(card!, context)
  }
  const opening = after
    ? fresh(talk[after][locale], said)
    : cards.length === 1 && nameReason(context.cards[card!]!, context, isNamed)
  const answer = await quote(cards, context, perhaps)
  return opening ? withOpening(answer, opening) : answer
}

/** The cards, with sources and the questions nearest to them. */
async function quote(cards: number[], context: Context, perhaps?: number): Promise<Answer> {
  const { locale, meaning, said } = context
  const { text, citations, sources, tool } = await quoteCards(
    cards,
    context,
    perhaps === undefined ? undefined : { card: perhaps, words: fresh(talk.perhaps[locale], said) },
  )
  const near = meaning.cards.filter(({ p }) => p >= likelyPage)
  const paths = near.map(({ card }) => context.cards[card]!.page)
  const pages = listPages([...sources, ...findSources(context.pages, paths, locale)])
  return {
    reply: text,
    kind: 'answer',
    sources: tool ? [...pages.slice(0, maxSources - 1), tool] : pages,
    suggestions: listOthers(context, cards),
    citations,
    card: cards.map((card) => context.cards[card]!.id),
  }
}

/** Minimum probability of a card for its page to be a source as well. */
const likelyPage = 0.05

/** The verdict of a card: its first sentence, or the first that was not said alone yet. */
async function writeShort(card: number, openings: string[], context: Context): Promise<Answer> {
  const { locale, said } = context
  const answer = await quote([card], context)
  const sentences = listSentences(answer.reply, locale)
  const sentence = sentences.find((one) => !isSaidAlone(one, said)) ?? sentences[0]!
  return pickOut(answer, sentence, fresh(openings, said))
}

/** Of a card that was shown, its verdict, or to a question the sentence that has most of its words. */
async function writeAgain(card: number, context: Context): Promise<Answer> {
  const { locale, said, meaning } = context
  const message = said.turns.at(-1)!
  if (!asks.test(message)) return writeShort(card, talk.again[locale], context)
  const terms = new Set(toTerms(message).filter((term) => !isAsking(term)))
  const answer = await quote([card], context)
  const [best] = listSentences(answer.reply, locale)
    .filter((sentence) => !isSaidAlone(sentence, said))
    .map((sentence) => ({ sentence, shared: toTerms(sentence).filter((term) => terms.has(term)) }))
    .sort((a, b) => b.shared.length - a.shared.length)
  const { intent } = meaning
  const isOther = intent && intent !== context.cards[card]!.intent
  if (best && (best.shared.length > 0 || !isOther)) {
    return pickOut(answer, best.sentence, fresh(talk.again[locale], said))
  }
  const { suggestions } = answer
  return { ...plainAnswer(fresh(talk.noMore[locale], said), 'ask-back'), suggestions }
}

function listSentences(text: string, locale: Locale): string[] {
  return splitSentences(text, locale).map(({ start, end }) => text.slice(start, end).trim())
}

function isSaidAlone(sentence: string, { replies: before }: Said): boolean {
  return before.some((reply) => reply.includes(`:\n\n${sentence}\n\n`))
}

function pickOut(
  { citations: _all, ...answer }: Answer,
  sentence: string,
  opening: string,
): Answer {
  return { ...answer, reply: `${opening}\n\n${sentence}` }
}

const tellsWhen: Record<Locale, RegExp> = {
  en: /\b(?:today|tonight|same day|now|at once|right away|as soon as|this week|within|emergency|can wait|(?:next|ordinary|normal) visit)\b/i,
  es: /(?<!\p{L})(?:hoy|mismo día|ya|enseguida|de inmediato|cuanto antes|en cuanto|esta semana|en pocos días|emergencias?|urgencias|puede esperar|(?:próxima|siguiente) (?:cita|consulta)|consulta normal)(?!\p{L})/iu,
}
const pain = /hurt|pain|ache|duel|dolor/i
const nobodyOpen = 'first-aid/no-dentist-open'
const saysToday = /\b(?:today|same day|hoy|mismo día)\b/i

/** The sentences of the last answer that tell when, and what "today" means at night. */
async function writeWhen(
  { card, flag, isDenial }: Extract<Choice, { kind: 'when' }>,
  context: Context,
): Promise<Answer> {
  const { locale, said } = context
  const {
    reply,
    sources,
    card: shown,
  } = flag ? writeEmergency({ danger: flag }, context) : await quote([card!], context)
  const [whole] = reply.split(/\n\n(?=- )/) as [string]
  const times = listSentences(whole, locale)
    .filter((sentence) => tellsWhen[locale].test(sentence))
    .join(' ')
  // A sore that stays is a matter for the dentist 'whether it hurts or not'.
  const isPainless = isDenial && pain.test(said.turns.at(-1)!)
  if (card !== undefined && isPainless && !pain.test(times)) {
    return writeShort(card, talk.again[locale], context)
  }
  if (isDenial && times === '') return plainAnswer(fresh(talk.agree[locale], said), 'answer')
  const opening = times === '' ? talk.noTime : isDenial ? talk.denied : talk.when
  const tonight = !isDenial && saysToday.test(times) ? talk.tonight[locale] : []
  const howSoon = { title: replies.howSoonTitle[locale], href: localize(routes.urgency, locale) }
  return {
    ...plainAnswer(
      [fresh(opening[locale], said), times, ...tonight].filter(Boolean).join('\n\n'),
      'answer',
    ),
    suggestions: tonight.flatMap(() => findQuestion(nobodyOpen, context)),
    sources: listPages([howSoon, ...sources]),
    card: shown,
  }
}

async function writeBoundary(
  { boundary, cards }: Extract<Choice, { kind: 'boundary' }>,
  context: Context,
): Promise<Answer> {
  const { locale, meaning, said } = context
  const { id, kind, paragraphs, paths, informs } = boundary
  if (cards.length > 0) return { ...withOpening(await quote(cards, context), paragraphs[0]!), kind }
  const isNear = informs && meaning.nearness > 0
  const nearest = isNear ? listOthers(context, []) : []
  const howSoon = { title: replies.howSoonTitle[locale], href: localize(routes.urgency, locale) }
  const found = findSources(context.pages, paths, locale)
  const whole = paragraphs.join('\n\n')
  const isRepeated = said.replies.some((reply) => reply.includes(whole))
  return {
    reply: isRepeated ? fresh(talk.unclear[locale], said) : whole,
    kind,
    sources: listPages(asksHowSoon.has(id) ? [howSoon, ...found] : found),
    suggestions: nearest.length > 0 ? nearest : replies.suggestions[locale],
  }
}

function writeOutside({ locale, said, pages }: Context): Answer {
  const searchPage = { title: replies.searchTitle[locale], href: localize(routes.search, locale) }
  return {
    ...plainAnswer(fresh(talk.outside[locale], said), 'unknown'),
    sources: [searchPage, ...findSources(pages, [routes.topics, routes.askDentist], locale)],
  }
}

function findQuestion(id: string, { cards, questions }: Context): string[] {
  return questions.filter((_, card) => cards[card]!.id === id)
}

/** 'For a child of 4:' where what was said of the person chose the card. */
function nameReason(
  { audience, place }: CardMeta,
  { meaning: { person, intent }, locale }: Context,
  isNamed = false,
): string | undefined {
  const openings = replies.openings as Record<string, Record<Locale, string>>
  const { ageYears, country } = person
  const named = place && openings[place]?.[locale]
  if (named && country?.toLowerCase() === place) return named
  // 'How much is a cleaning?' says no country; English readers are mostly in the US.
  const isElsewhere = !country && !(locale === 'en' && place === 'us')
  if (named && isElsewhere && intent === 'cost' && !isNamed) {
    return openings['elsewhere']![locale].replace('{place}', named.replace(/:$/, ''))
  }
  if (isFor(audience, person) !== true) return undefined
  const name = audience === 'teenager' ? 'teen' : audience
  const opening = openings[name]?.[locale]
  if (!opening?.includes('{age}')) return opening
  return ageYears === undefined
    ? undefined
    : opening.replace('{age}', formatUnits(ageYears, 'year', locale))
}

/** The first wording that was not said in this conversation. */
function fresh(wordings: string[], { replies: before }: Said): string {
  const unsaid = wordings.find((wording) => {
    const [start] = wording.split('{')
    return !before.some((reply) => reply.includes(start!))
  })
  return unsaid ?? wordings[before.length % wordings.length]!
}

function withOpening(answer: Answer, opening: string): Answer {
  const start = `${opening}\n\n`
  return {
    ...answer,
    reply: start + answer.reply,
    citations: answer.citations?.map((one) => ({
      ...one,
      at: one.at.map((offset) => offset + start.length),
    })),
  }
}

function withReminder(answer: Answer, locale: Locale): Answer {
  if (answer.reply.endsWith(reminder[locale])) return answer
  return { ...answer, reply: `${answer.reply}\n\n${reminder[locale]}` }
}

/** The sources, one per page. */
function listPages(sources: Source[]): Source[] {
  const byPage = new Map<string, Source>()
  for (const source of sources) {
    const page = source.href.split('#')[0]!
    if (!byPage.has(page)) byPage.set(page, source)
  }
  return [...byPage.values()].slice(0, maxSources)
}

/**
 * The questions of the likeliest cards that are neither shown nor were before; first those of a
 * question that was asked too and has no card here.
 */
function listOthers({ meaning, questions, said }: Context, shown: number[]): string[] {
  const asked = meaning.questions.filter(({ p }) => p >= likelyQuestion)
  const others = [...asked, ...meaning.cards]
    .map(({ card }) => card)
    .filter((card) => !shown.includes(card) && !said.shown.includes(card))
  return [...new Set(others)].slice(0, maxSuggestions).map((card) => questions[card]!)
}

/** Minimum probability of a card for its question to be what another part of the message asks. */
const likelyQuestion = 0.2
