import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Learned, packClassifier, readClassifier } from '../src/content/classifier.ts'
import { readSources } from '../src/content/read.ts'
import { remember } from '../src/content/remember.ts'
import { routes } from '../src/routes.ts'
import { localeCodes } from '../src/i18n/locales.ts'
import { learnTriage, triage, type TriageLabel } from '../worker/molly/triage.ts'

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

/** What decides how the model is learned. */
const code = [
  'scripts/triage.ts',
  'src/content/classifier.ts',
  'src/content/hash.ts',
  'src/content/search-options.ts',
  'src/molly/normalize.ts',
  'src/molly/patterns.ts',
  'src/molly/red-flag-rules.ts',
  'worker/molly/triage.ts',
].map((file) => join(import.meta.dirname, '..', file))

/** The model that tells emergencies, boundaries and questions apart, for `readClassifier`. */
export function compileTriage(root: string): Uint8Array {
  const examples = readExamples(root)
  const asked = readAsked(root)
  const learned = remember(root, 'triage', [examples, asked], code, () => {
    // What sounds like something else teaches nothing about calm questions.
    const first = readClassifier(packClassifier(learnTriage(examples)).buffer)
    const calm = asked.filter((text) => calmLabels.has(triage(text, first)))
    return learnTriage([...examples, ...calm.map((text) => ({ text, label: 'question' }))])
  })
  return packClassifier(JSON.parse(learned) as Learned)
}
