import { type FactChange, type FactEntry, factFile, factPack } from '../src/content/facts.ts'
import type { Card } from '../src/content/schema.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import type { AnswerCard } from './answers/cards.ts'
import { type File, jsonFile } from './file.ts'
import { toPublication } from './markdown.ts'
import { citation, everywhere } from './marks.ts'
import { readJson, type Source } from './read.ts'
import type { Fact } from './schema.ts'
import { writeShard } from './shards.ts'

/** The facts that may be printed: each with the pages that cite it, and all together as they are. */
export function* compileFacts(
  root: string,
  facts: Map<string, Fact>,
  sources: Source[],
  answers: AnswerCard[],
  cards: Record<Locale, Map<string, Card>>,
): Generator<File, void> {
  const printed = [...facts.values()].filter(isPrinted)
  const history = readJson(root, 'content/fact-history.json') as Record<string, FactChange[]>
  const citing = findCiting(sources, answers)
  for (const locale of localeCodes) {
    const entries = printed.map((fact): FactEntry => {
      const pages = [...(citing.get(fact.id) ?? [])].flatMap((path) => {
        const card = cards[locale].get(path)
        return card ? [{ path, title: card.title }] : []
      })
      return toEntry(fact, pages, history[fact.id] ?? [])
    })
    for (const [file, members] of Map.groupBy(entries, ({ id }) => factFile(id))) {
      yield [`${locale}/${file}`, writeShard(members.map((entry) => [entry.id, entry]))]
    }
  }
  const rows = readJson(root, 'content/facts.json') as Pick<Fact, 'conf'>[]
  yield jsonFile(factPack, rows.filter(isPrinted))
}

const isPrinted = ({ conf }: Pick<Fact, 'conf'>) => conf !== 'X'

function toEntry(fact: Fact, pages: FactEntry['pages'], history: FactChange[]): FactEntry {
  const { id, figure, conf, url } = fact
  return {
    id,
    fact: fact.fact,
    ...(figure && { figure }),
    confidence: conf as FactEntry['confidence'],
    ...(url && { source: toPublication(fact) }),
    pages,
    history: history.toSorted((a, b) => b.on.localeCompare(a.on)),
  }
}

/** Fact id -> the paths of the pages whose text or answers cite it. */
function findCiting(sources: Source[], answers: AnswerCard[]): Map<string, Set<string>> {
  const citing = new Map<string, Set<string>>()
  const read = (path: string, text: string) => {
    for (const [, ids] of text.matchAll(everywhere(citation))) {
      for (const id of ids!.split(/\s*,\s*/)) {
        citing.set(id, (citing.get(id) ?? new Set()).add(path))
      }
    }
  }
  for (const { path, en } of sources) read(path, en.raw)
  for (const { page, en } of answers) read(page, en.answer)
  return citing
}
