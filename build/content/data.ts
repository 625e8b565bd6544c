import type * as v from 'valibot'
import type { SourceFile } from '../../src/content/data-file.ts'
import { ContentError, type Fault, findQuoted } from './error.ts'
import { parseJsonFile } from './parse.ts'
import type { Content } from './read.ts'
import type { Fact } from './schema.ts'

/** Reads a page's data file; validates its schema, its facts, and whatever `check` finds. */
export function readDataFile<S extends v.GenericSchema>(
  content: Pick<Content, 'text' | 'facts'>,
  { name, schema }: SourceFile<unknown, S>,
  check: (source: v.InferOutput<S>) => Iterable<string> = () => [],
): v.InferOutput<S> {
  const file = `content/${name}.json`
  const text = content.text(file)
  const source = parseJsonFile(file, schema, text)
  const problems = [
    ...[...listFacts(source)]
      .filter((id) => !isPrinted(content.facts.get(id)))
      .map((id) => `${id} is no fact that may be printed`),
    ...check(source),
  ]
  if (problems.length === 0) return source
  throw new ContentError(
    file,
    problems.map((problem): Fault => ({ line: findQuoted(text, problem), problem })),
  )
}

const isPrinted = (fact: Fact | undefined) => fact !== undefined && fact.conf !== 'X'

/** 'ERU-03' -> 'ERU-03 American Dental Association', in every list named `facts` but those of references. */
export function namePublishers(data: unknown, facts: Map<string, Fact>): unknown {
  const json = JSON.stringify(data, function (this: object, key, part: unknown) {
    if (key !== 'facts' || 'organisation' in this) return part
    return (part as string[]).map((id) => {
      const { url, organisation } = facts.get(id)!
      return url ? `${id} ${organisation}` : id
    })
  })
  return JSON.parse(json)
}

/** The ids in every list named `facts`. */
function* listFacts(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === 'facts') yield* part as string[]
    else yield* listFacts(part)
  }
}
