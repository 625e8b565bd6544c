import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRedFlag } from '../../worker/red-flags/find.ts'
import { readClassifier } from '../../worker/molly/classifier.ts'
import { readAnswerCards } from '../answers/cards.ts'
import { readSources } from '../read.ts'
import { diskCache, keyOf } from '../disk-cache.ts'
import { say } from '../progress.ts'
import { routes } from '../../src/routes.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { isRedFlag, toFeatures, triage, type TriageLabel } from '../../worker/molly/triage.ts'
import { type Example, learn, type Learned, packClassifier } from './learn.ts'

const calmLabels = new Set<TriageLabel>(['question', 'uncovered'])

/**
 * content/triage/<locale>/<label>.txt: messages, one a line. 'question-near-emergency' are questions
 * too; the rest of the name is for the people who keep them.
 */
function readExamples(root: string): { text: string; label: string }[] {
  return localeCodes.flatMap((locale) => {
    const folder = join(root, 'content/triage', locale)
    return readdirSync(folder).flatMap((file) => {
      const [name] = file.split('.') as [string]
      const label = name.startsWith('question') ? 'question' : name
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      return lines.filter((line) => line.trim()).map((text) => ({ text, label }))
    })
  })
}

/** How people ask for what the pages say; those who ask for the emergency page may be in one. */
function readAsked(root: string): string[] {
  return readSources(root)
    .filter(({ path }) => path !== routes.emergency)
    .flatMap((source) => Object.values(source.asked).flatMap(({ en, es }) => [...en, ...es]))
}

/** Every fourth way of asking for cards teaches as much as all of them, in less time. */
const everyCardAsk = 4

/** How people ask what a card answers, also where that sounds like something Molly declines. */
function readCardAsks(root: string): string[] {
  const cards = readAnswerCards(root).filter(({ page }) => page !== routes.emergency)
  return cards
    .flatMap(({ en, es }) => [...en.asked, ...es.asked])
    .filter((_, at) => at % everyCardAsk === 0)
}

/** Learns from example messages. Questions are many: each counts for less. */
function learnTriage(examples: { text: string; label: string }[]): Learned {
  return learn(
    examples.map(({ text, label }): Example => ({
      label,
      features: toFeatures(text, findRedFlag(text)),
    })),
    { weights: { question: 0.24 } },
  )
}

/** The model that tells emergencies, boundaries and questions apart, for `readClassifier`. */
export function compileTriage(root: string): Uint8Array {
  const examples = readExamples(root)
  const asked = readAsked(root)
  const cardAsks = readCardAsks(root)
  const key = keyOf([examples, asked, cardAsks], import.meta.filename)
  const learned = diskCache(root, 'triage', key, () => {
    say('Learning to tell emergencies from questions, for about 10 seconds …')
    // A question that sounds like something else would teach nothing about calm ones.
    const first = readClassifier(packClassifier(learnTriage(examples)).buffer)
    const calm = [
      ...asked.filter((text) => calmLabels.has(triage(text, first))),
      ...cardAsks.filter((text) => !isRedFlag(triage(text, first))),
    ]
    return learnTriage([...examples, ...calm.map((text) => ({ text, label: 'question' }))])
  })
  return packClassifier(JSON.parse(learned) as Learned)
}
