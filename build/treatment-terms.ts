import * as v from 'valibot'
import type { TreatmentTerms } from '../src/content/treatment-terms.ts'
import { toName } from '../src/treatment-plan.ts'
import { ContentError, type Fault, findQuoted } from './content-error.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import type { Fact } from './schema.ts'

const termsFile = 'content/treatment-terms.json'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const texts = v.array(text)
const inEachLanguage = v.strictObject({ en: text, es: text })
const termText = v.strictObject({
  name: text,
  what: text,
  part: texts,
  ask: v.pipe(texts, v.minLength(1)),
})

const termsSchema = v.strictObject({
  questions: v.array(inEachLanguage),
  layout: texts,
  terms: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'is not kebab-case')),
      page: text,
      facts: v.optional(texts, []),
      says: v.pipe(texts, v.minLength(1)),
      en: termText,
      es: termText,
    }),
  ),
})

/** What a quote may say. `pages`: the paths that a term may lead to. */
export function readTreatmentTerms(
  root: string,
  pages: ReadonlySet<string>,
  facts: ReadonlyMap<string, Fact>,
): TreatmentTerms {
  const source = readText(root, termsFile)
  const found = parseJsonFile(termsFile, termsSchema, source)
  const problems = [...listProblems(found, pages, facts)]
  if (problems.length === 0) return found
  throw new ContentError(
    termsFile,
    problems.map((problem): Fault => ({ line: findQuoted(source, problem), problem })),
  )
}

function* listProblems(
  { terms }: TreatmentTerms,
  pages: ReadonlySet<string>,
  facts: ReadonlyMap<string, Fact>,
): Generator<string> {
  const owners = new Map<string, string>()
  for (const { id, page, facts: ids, says, en, es } of terms) {
    if (!pages.has(page)) yield `"${page}" of "${id}" is no page`
    for (const fact of ids) {
      const conf = facts.get(fact)?.conf
      if (!conf || conf === 'X') yield `${fact} of "${id}" is no fact that may be printed`
    }
    for (const name of says) {
      const words = toName(name).join(' ')
      if (!words) yield `"${name}" of "${id}" has no word of its own`
      const owner = owners.get(words)
      if (owner && owner !== id) yield `"${name}" means both "${owner}" and "${id}"`
      owners.set(words, id)
    }
    for (const words of [en, es].flatMap(({ what, part, ask }) => [what, ...part, ...ask])) {
      // Prices and shares need a source and a year beside them.
      if (/[$€%]|\d{2}/.test(words)) yield `"${words}" has a figure`
    }
  }
}
