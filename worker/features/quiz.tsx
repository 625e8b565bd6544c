import type { Context } from 'hono'
import { getPage } from '../../src/content/index.ts'
import { type Page, type Quiz, quizLevels } from '../../src/content/schema.ts'
import { texts } from '../../src/features/quiz/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Page as QuizPage, type QuizState } from '../../src/features/quiz/Page.tsx'
import type { QuizAnswers } from '../../src/features/quiz/QuizQuestion.tsx'
import { href, routes } from '../../src/routes.ts'
import { pageScript } from '../render/assets.ts'
import type { AppEnv } from '../services/types.ts'
import { readForm } from '../render/read-post.ts'
import { renderUncached, renderPage, type View } from '../render/render.tsx'

const maxBodyBytes = 2048

/** GET: the first question, or with `?result=` the result for a level. */
export async function showQuiz(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const page = await getQuizPage(c, locale)
  const level = quizLevels.find((name) => name === c.req.query('result'))
  const state: QuizState = level
    ? { status: 'result', level }
    : { status: 'start', step: 1, answers: {} }
  return renderPage(c, locale, () => quizView(page, state, locale))
}

/**
 * POST: the next question, or a redirect to the result. Every form carries the answers so far; they
 * are neither stored nor logged, and the result's address contains only the level.
 */
export async function postQuiz(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const page = await getQuizPage(c, locale)
  const state = advance(page.quiz, fields)
  if (state.status === 'result') {
    return c.redirect(href('quiz', locale, `?result=${state.level}`), 303)
  }
  return renderUncached(c, locale, {
    ...quizView(page, state, locale),
    status: state.unanswered ? 400 : 200,
    index: false,
  })
}

function getQuizPage(c: Context<AppEnv>, locale: Locale): Promise<Page & { quiz: Quiz }> {
  return getPage(c.var.assets, routes.quiz, locale) as Promise<Page & { quiz: Quiz }>
}

function advance(quiz: Quiz, fields: Record<string, string>): QuizState {
  const { questions } = quiz
  const answers = parseAnswers(quiz, fields)
  const step = questions.findIndex((_, index) => fields['step'] === String(index + 1)) + 1 || 1
  if (fields['go'] === 'back') {
    return { status: 'question', step: Math.max(1, step - 1), answers }
  }
  const open = questions.slice(0, step).findIndex(({ id }) => answers[id] === undefined)
  if (open >= 0) return { status: 'question', step: open + 1, answers, unanswered: true }
  if (step < questions.length) return { status: 'question', step: step + 1, answers }
  return { status: 'result', level: levelOf(quiz, answers) }
}

/** Ignores answers that match no option. */
function parseAnswers({ questions }: Quiz, fields: Record<string, string>): QuizAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const index = options.findIndex((_, place) => fields[id] === String(place))
      return index < 0 ? [] : [[id, index]]
    }),
  )
}

function levelOf({ questions, moderate, high }: Quiz, answers: QuizAnswers) {
  const points = questions.reduce((sum, { id, points }) => sum + points[answers[id]!]!, 0)
  return points >= high ? 'high' : points >= moderate ? 'moderate' : 'low'
}

function quizView(page: Page & { quiz: Quiz }, state: QuizState, locale: Locale): View {
  return {
    title: titleOf(page, state, locale),
    description: page.description,
    path: page.path,
    index: state.status === 'start',
    page,
    script: pageScript,
    main: <QuizPage page={page} quiz={page.quiz} state={state} />,
  }
}

/** Screen readers announce the title first after each step. */
function titleOf({ title, quiz }: Page & { quiz: Quiz }, state: QuizState, locale: Locale): string {
  const t = getText(locale, texts)
  if (state.status === 'start') return title
  if (state.status === 'result') return `${quiz.results[state.level].title} · ${title}`
  const progress = t('quiz.progress', { step: state.step, total: quiz.questions.length })
  return [state.unanswered && t('quiz.unanswered'), progress, title].filter(Boolean).join(' · ')
}
