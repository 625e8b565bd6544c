import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { createBlock, type BlockContext } from './blocks.ts'
import { toCard } from './cards.ts'
import { Citations } from './citations.ts'
import { countWords, type TextCompiler } from './markdown.ts'
import { toPlainHtml, withoutFigures } from './plain-html.ts'
import { ContentError, findQuoted, messageOf } from './error.ts'
import type { Source } from './read.ts'
import type { Fact } from './schema.ts'
import { placeTariffs, type Tariff } from './tariffs.ts'
import type { Film } from '../../src/content/film.ts'
import type { Card, Page, Quiz, QuizQuestion, QuizResult } from '../../src/content/schema.ts'

/** Words for the read time: body, takeaways and questions, no tables, figures or references. */
export function countShownWords(page: Page, locale: Locale): number {
  const shown = [
    page.answer ?? '',
    ...page.sections.map(({ parts }) => toPlainHtml(withoutFigures(parts), getText(locale))),
    ...page.takeaways.map(({ html }) => html),
    ...page.faq.flatMap(({ question, html }) => [question, html]),
  ]
  return shown.reduce((sum, html) => sum + countWords(html), 0)
}

type CompileContext = BlockContext & {
  facts: Map<string, Fact>
  /** By id. */
  answers: Map<string, AnswerCard>
  tariffs: () => Tariff[]
  /** Compiles texts to HTML, or to Markdown for the page's copy. */
  createTextCompiler: (citations: Citations) => TextCompiler
  minutes?: number
  film?: Film
  related: Card[]
  picker: Card[][]
}

export function compilePage(source: Source, locale: Locale, context: CompileContext): Page {
  const { data } = source
  const { front, body, raw, file } = source[locale]
  const citations = new Citations(context.facts)
  const markdown = context.createTextCompiler(citations)
  try {
    // In page order, because compiling numbers the sources.
    const answer = front.answer && markdown.inline(front.answer)
    const takeaways = front.takeaways.map((text, index) => ({
      html: markdown.inline(text),
      motif: data.takeawayMotifs[index],
    }))
    const sections = markdown.sections(placeTariffs(body, locale, context.tariffs), (name, key) =>
      compileTexts(createBlock(name, key, data, front, context), markdown.inline),
    )
    const faq = Object.entries(data.faq).map(([id, card]) => {
      const { question, answer } = findAnswer(card, source, context)[locale]
      return { id, question, html: markdown.blocks(answer) }
    })
    const withTexts = <T, U>(items: T[], texts: U[] | undefined, name: string): (T & U)[] =>
      items.map((item, index) => {
        const text = texts?.[index]
        if (!text) throw new Error(`has no text for entry ${index + 1} of "${name}" in data.json`)
        return { ...item, ...text }
      })
    return {
      ...toCard(source, locale, context.minutes, context.film),
      description: front.description ?? front.excerpt ?? front.title,
      lede: front.lede ?? '',
      tags: data.tags,
      draft: data.draft,
      nextCheck: data.nextCheck,
      review: data.review,
      disclosure: data.disclosure,
      listed: data.listed,
      takeaways,
      answer,
      sections,
      faq,
      quiz:
        data.quiz &&
        front.quiz &&
        compileQuiz(
          data.quiz,
          withTexts(data.quiz.questions, front.quiz.questions, 'quiz'),
          front.quiz.results,
          markdown.inline,
        ),
      picker: withTexts(data.picker, front.picker, 'picker').map(({ id, label, why }, index) => ({
        id,
        label,
        why: markdown.inline(why),
        cards: context.picker[index]!,
      })),
      changes: data.changes.map((change) => ({ on: change.on, ...change[locale] })),
      references: citations.references.map(({ key: _key, ...reference }) => reference),
      callIf: front.callIf,
      callNote: front.callNote,
      problems: withTexts(data.problems, front.problems, 'problems'),
      chapterMotifs: data.chapterMotifs,
      film: context.film,
      related: context.related,
    }
  } catch (error) {
    if (error instanceof ContentError) throw error
    const problem = messageOf(error)
    throw new ContentError(file, [{ line: findQuoted(raw, problem), problem }])
  }
}

function findAnswer(id: string, { folder }: Source, { answers }: CompileContext): AnswerCard {
  const card = answers.get(id)
  if (card) return card
  throw new ContentError(`${folder}/data.json`, `"faq" names no answer card ${id}`)
}

function compileQuiz(
  levels: Pick<Quiz, 'moderate' | 'high'>,
  questions: QuizQuestion[],
  results: Quiz['results'],
  inline: (markdown: string) => string,
): Quiz {
  for (const { id, points, options } of questions) {
    if (points.length !== options.length) {
      throw new Error(`question "${id}" has a different number of options and points in data.json`)
    }
  }
  const compileResult = ({ title, ...texts }: QuizResult) => ({
    title,
    ...compileTexts(texts, inline),
  })
  return {
    moderate: levels.moderate,
    high: levels.high,
    questions: questions.map((question) => ({ ...question, why: inline(question.why) })),
    results: {
      low: compileResult(results.low),
      moderate: compileResult(results.moderate),
      high: compileResult(results.high),
    },
  }
}

/** Box fields that hold names and URLs; every other text is Markdown. */
const verbatim = new Set([
  'kind',
  'id',
  'motif',
  'drawing',
  'alt',
  'evidence',
  'verdict',
  'tool',
  'cards',
  'en',
  'es',
])

function compileTexts<T>(value: T, inline: (markdown: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return inline(part)
    if (Array.isArray(part)) return part.map(walk)
    if (!part || typeof part !== 'object') return part
    const entries = Object.entries(part as Record<string, unknown>)
    return Object.fromEntries(
      entries.map(([key, item]) => [key, verbatim.has(key) ? item : walk(item)]),
    )
  }
  return walk(value) as T
}
