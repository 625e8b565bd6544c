import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from '../src/content/read.ts'
import { routes } from '../src/routes.ts'
import { localeCodes } from '../src/i18n/locales.ts'
import { learnTriage } from '../worker/molly/triage.ts'

/**
 * content/triage/<locale>/<label>.txt: messages, one a line. 'question-near-emergency' are questions
 * too; the rest of the name is for the people who keep them.
 */
export function readExamples(root: string): { text: string; label: string }[] {
  const triage = localeCodes.flatMap((locale) => {
    const folder = join(root, 'content/triage', locale)
    return readdirSync(folder).flatMap((file) => {
      const [name] = file.split('.') as [string]
      const label = name.startsWith('question') ? 'question' : name
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      return lines.filter((line) => line.trim()).map((text) => ({ text, label }))
    })
  })
  // How people ask for what the pages say; those who ask for the emergency page may be in one.
  const asked = readSources(root)
    .filter(({ path }) => path !== routes.emergency)
    .flatMap((source) => Object.values(source.asked).flatMap(({ en, es }) => [...en, ...es]))
    .map((text) => ({ text, label: 'question' }))
  return [...triage, ...asked]
}

let learned = { from: '', model: '' }

/** The model that tells emergencies, boundaries and questions apart, as JSON; kept between edits. */
export function compileTriage(root: string): string {
  const examples = readExamples(root)
  const from = JSON.stringify(examples)
  if (learned.from !== from) learned = { from, model: JSON.stringify(learnTriage(examples)) }
  return learned.model
}
