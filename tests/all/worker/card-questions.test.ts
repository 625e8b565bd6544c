import { describe, expect, test } from 'vitest'
import { localeCodes } from '../../../src/i18n/locales.ts'
import { findRedFlag } from '../../../src/understanding/signs/find.ts'
import { answersFile, type CardMeta, questionsFile } from '../../../src/answering/cards/format.ts'
import { answerOf } from '../../support/requests.ts'
import { sharedServer } from '../../support/servers.ts'
import { sample } from '../../support/understanding.ts'

const server = sharedServer()

// 2,000 questions, each read by the encoder: every tenth is a minute on a busy machine.
describe.each(localeCodes)('the questions of the answer cards, in %s', (locale) => {
  test('are answered by their own card, unless they tell of an emergency', async () => {
    const [cards, questions] = await Promise.all([
      readBuilt<CardMeta[]>(`${answersFile}.json`),
      readBuilt<string[]>(`${questionsFile(locale)}.json`),
    ])
    expect(questions.length).toBeGreaterThan(700)
    const urgent = questions.filter((question) => findRedFlag(question))
    expect(urgent.length / questions.length).toBeLessThan(0.025)
    for (const [at, message] of sample([...questions.entries()])) {
      const { kind, card } = await answerOf(server, { message, locale })
      if (kind === 'emergency') expect(urgent).toContain(message)
      else expect(card, message).toEqual([cards[at]!.id])
    }
  })
})

async function readBuilt<T>(name: string): Promise<T> {
  return (await server.fetch(`/_content/${name}`)).json() as Promise<T>
}
