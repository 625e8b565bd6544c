import { describe, expect, test } from 'vitest'
import { evaluateConversations, scoreConversations } from '../../../eval/molly/conversations.ts'
import { evaluate, measured, type Reply, score, type Scores } from '../../../eval/molly/measure.ts'
import { localeCodes } from '../../../src/i18n/locales.ts'
import { type AnswersMeta, answersFile, questionsFile } from '../../../worker/molly/cards/format.ts'
import { answerOf } from '../../support/requests.ts'
import { sharedServer } from '../../support/servers.ts'

/**
 * What Molly reached on the held-out half when this was written, less three messages or six facts: each
 * new card has the network learned anew, and single messages move. No change may fall below it. The promises
 * are higher; `npm run eval:molly` shows how far there is to go.
 */
const floors: Record<'en' | 'es', Partial<Scores>> = {
  en: {
    hit1: 0.78,
    hit3: 0.83,
    facts: 0.63,
    recall: 0.98,
    precision: 0.97,
    nearMisses: 0.68,
    boundaries: 0.89,
    followUps: 0.53,
  },
  es: {
    hit1: 0.85,
    hit3: 0.9,
    facts: 0.72,
    recall: 0.95,
    precision: 0.92,
    nearMisses: 0.72,
    boundaries: 0.89,
    followUps: 0.73,
  },
}

const server = sharedServer()

const ask = (request: object): Promise<Reply> => answerOf(server, request)

describe.each(measured)('Molly’s answers to the held-out questions, in %s', (locale) => {
  test('are no worse than they were, in the right language, and name no dose', async () => {
    const judged = await evaluate(locale, 'report', ask)
    expect(judged.length).toBeGreaterThan(150)
    const scores = score(judged)
    expect(scores.language).toBe(1)
    expect(scores.doses).toBe(1)
    for (const [name, floor] of Object.entries(floors[locale])) {
      expect(scores[name as keyof Scores], name).toBeGreaterThanOrEqual(floor)
    }
  })
})

/** Reached: 99.2, 97.4 and 97.4 %. */
const conversationFloors = {
  'at once without an if': 0.96,
  precision: 0.96,
  'calm twins calm': 0.96,
}

test('emergencies in conversations are told at once, and their calm twins calmly', async () => {
  const judged = await evaluateConversations('report', ask)
  expect(judged.length).toBeGreaterThanOrEqual(300)
  const scores = scoreConversations(judged)
  for (const [name, floor] of Object.entries(conversationFloors)) {
    expect(scores[name], name).toBeGreaterThanOrEqual(floor)
  }
})

describe.each(localeCodes)('the questions of the answer cards, in %s', (locale) => {
  test('are answered by their own card, unless they tell of an emergency', async () => {
    const [{ cards }, questions] = await Promise.all([
      readBuilt<AnswersMeta>(`${answersFile}.json`),
      readBuilt<string[]>(`${questionsFile(locale)}.json`),
    ])
    expect(questions.length).toBeGreaterThan(700)
    let emergencies = 0
    for (const [at, message] of questions.entries()) {
      const { kind, card } = await answerOf(server, { message, locale })
      if (kind === 'emergency') emergencies += 1
      else expect(card, message).toEqual([cards[at]!.id])
    }
    expect(emergencies).toBeLessThan(25)
  })
})

async function readBuilt<T>(name: string): Promise<T> {
  return (await server.fetch(`/_content/${name}`)).json() as Promise<T>
}
