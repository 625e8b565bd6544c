import { type FactChange, type FactEntry, factFile, factPack } from '../../src/content/facts.ts'
import type { MouthMap } from '../../src/features/mouth-map/data.ts'
import type { Card } from '../../src/content/schema.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { routes } from '../../src/routes.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { listedPages } from '../../src/pages.ts'
import { type FigureSource, listPlaced } from './figures.ts'
import { toPublication } from './citations.ts'
import { citation, everywhere } from './marks.ts'
import { listMouthFacts } from './features/mouth-map.ts'
import { ContentError } from './error.ts'
import { parseJson, parseJsonFile } from './parse.ts'
import type { Content, ReadText, Source } from './read.ts'
import { type Fact, factsSchema } from './schema.ts'
import { type File, jsonFile, writeShard } from './files.ts'

const factsFile = 'content/facts.json'

export function readFacts(text: ReadText): Map<string, Fact> {
  const facts = parseJsonFile(factsFile, factsSchema, text(factsFile))
  const known = new Set(facts.map(({ source_key: key }) => key))
  const readKeys = (file: string): Set<string> => {
    const { keys } = parseJson(file, text(file)) as { keys: string[] }
    const unknown = keys.find((key) => !known.has(key))
    if (unknown) throw new ContentError(file, `names no source ${unknown} of ${factsFile}`)
    return new Set(keys)
  }
  const others = readKeys('content/non-clinical-sources.json')
  const spanish = readKeys('content/spanish-sources.json')
  return new Map(
    facts.map((fact) => [
      fact.id,
      {
        ...fact,
        clinical: !others.has(fact.source_key),
        lang: spanish.has(fact.source_key) ? 'es' : 'en',
      },
    ]),
  )
}

/** Printable facts: each with the pages that cite it, and one file of them all. */
export function* compileFacts(
  { text, facts, figures }: Content,
  site: Omit<CitingContent, 'figures'> & { cards: Record<Locale, Map<string, Card>> },
): Generator<File, void> {
  const printed = [...facts.values()].filter(isPrinted)
  const historyFile = 'content/fact-history.json'
  const history = parseJson(historyFile, text(historyFile)) as Record<string, FactChange[]>
  const citing = findCiting({ ...site, figures })
  for (const locale of localeCodes) {
    const entries = printed.map((fact): FactEntry => {
      const pages = [...(citing.get(fact.id) ?? [])].flatMap((path) => {
        const title = site.cards[locale].get(path)?.title ?? titleCodePage(path, locale)
        return title ? [{ path, title }] : []
      })
      return toEntry(fact, pages, history[fact.id] ?? [])
    })
    for (const [file, members] of Map.groupBy(entries, ({ id }) => factFile(id))) {
      yield [`${locale}/${file}`, writeShard(members.map((entry) => [entry.id, entry]))]
    }
  }
  const rows = parseJson(factsFile, text(factsFile)) as Pick<Fact, 'conf'>[]
  yield jsonFile(factPack, rows.filter(isPrinted))
}

type CitingContent = {
  sources: Source[]
  answers: AnswerCard[]
  figures: Map<string, FigureSource>
  mouth: MouthMap
}

function titleCodePage(path: string, locale: Locale): string | undefined {
  return listedPages.find((page) => page.path === path)?.about[locale].title
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

/** Fact id -> paths of the pages whose text, figures or answers cite it. */
function findCiting({ sources, answers, figures, mouth }: CitingContent): Map<string, Set<string>> {
  const citing = new Map(
    listMouthFacts(mouth).map((id) => [id, new Set<string>([routes.mouthMap])]),
  )
  const read = (path: string, text: string) => {
    for (const [, ids] of text.matchAll(everywhere(citation))) {
      for (const id of ids!.split(/\s*,\s*/)) {
        citing.set(id, (citing.get(id) ?? new Set()).add(path))
      }
    }
  }
  for (const { path, en } of sources) {
    read(path, en.raw)
    for (const id of listPlaced(en.body)) read(path, JSON.stringify(figures.get(id)?.en ?? ''))
  }
  for (const { page, en } of answers) read(page, en.answer)
  return citing
}
