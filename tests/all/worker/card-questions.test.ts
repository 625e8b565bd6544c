import { describe, expect, test } from 'vitest'
import { localeCodes } from '../../../src/i18n/locales.ts'
import { type AnswersMeta, answersFile, questionsFile } from '../../../worker/molly/cards/format.ts'
import { answerOf } from '../../support/requests.ts'
import { sharedServer } from '../../support/servers.ts'

const server = sharedServer()

// 1,750 questions each: 10 s on a quiet machine, minutes on a busy one.
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
