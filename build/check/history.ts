import { hash } from '../../src/text/hash.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { type FigureSource, listPlaced } from '../content/figures.ts'
import type { Source } from '../content/read.ts'
import type { Fact } from '../content/schema.ts'
import { placesTariffs, type Tariff } from '../content/tariffs.ts'
import { factIds, type Found } from './text.ts'

type CitedContent = {
  answers: AnswerCard[]
  facts: Map<string, Fact>
  figures: Map<string, FigureSource>
  tariffs: Tariff[]
}

/** Finds pages whose facts changed after their newest change entry. */
export function checkHistory(sources: Source[], content: CitedContent): Found[] {
  const { answers, facts, figures } = content
  const cards = new Map(answers.map((card) => [card.id, card]))
  const today = new Date().toISOString().slice(0, 10)
  return sources.flatMap(({ folder, data, en }): Found[] => {
    const shown = Object.values(data.faq).map((id) => cards.get(id)?.en.answer ?? '')
    const placed = listPlaced(en.body).map((id) => JSON.stringify(figures.get(id)?.en ?? ''))
    const tariffs = placesTariffs(en.body) ? content.tariffs.map(({ fact }) => fact) : []
    const ids = [...[en.raw, ...shown, ...placed].flatMap(factIds), ...tariffs]
    if (ids.length === 0) return []
    const [newest] = data.changes
    const print = fingerprint(ids, facts)
    if (newest?.facts === print) return []
    const common = { file: `${folder}/data.json`, at: '"changes"' }
    // An unpublished entry still describes the page.
    if (newest && (data.draft || !newest.facts || newest.on >= today)) {
      return [
        {
          ...common,
          problem: `its newest entry in "changes" lacks "facts": "${print}"`,
          remedy: 'npm run content:check -- --fix writes it',
          fix: (raw) => withFacts(raw, print),
        },
      ]
    }
    return [
      {
        ...common,
        problem: 'the facts of this page are others than its newest entry in "changes" knows',
        remedy:
          'add an entry for today that says what changed and why; npm run content:check -- --fix writes its "facts"',
      },
    ]
  })
}

/** Sets "facts" of the newest change in data.json; unchanged without "changes". */
function withFacts(raw: string, print: string): string {
  return raw.replace(
    /("changes": \[\s*\{\s*"on": "[\d-]+",)(\s*)(?:"facts": "\w+",\s*)?/,
    `$1$2"facts": "${print}",$2`,
  )
}

/** Hashes the content and sources of the facts. */
function fingerprint(ids: string[], facts: Map<string, Fact>): string {
  const rows = [...new Set(ids)].toSorted().map((id) => {
    const { fact, figure, source_key: source, conf } = facts.get(id) ?? {}
    return [id, fact, figure, source, conf]
  })
  return hash(JSON.stringify(rows)).toString(16).padStart(8, '0')
}
