import { hash } from '../../src/search/hash.ts'
import type { AnswerCard } from '../answers/cards.ts'
import { type FigureSource, listPlaced } from '../figures.ts'
import type { Source } from '../read.ts'
import type { Fact } from '../schema.ts'
import { factIds, type Found } from './text.ts'

type Library = {
  answers: AnswerCard[]
  facts: Map<string, Fact>
  figures: Map<string, FigureSource>
}

/** Pages whose facts are others than when their newest change was written. */
export function checkHistory(sources: Source[], { answers, facts, figures }: Library): Found[] {
  const cards = new Map(answers.map((card) => [card.id, card]))
  const today = new Date().toISOString().slice(0, 10)
  return sources.flatMap(({ folder, data, en }): Found[] => {
    const shown = Object.values(data.faq).map((id) => cards.get(id)?.en.answer ?? '')
    const placed = listPlaced(en.body).map((id) => JSON.stringify(figures.get(id)?.en ?? ''))
    const ids = [en.raw, ...shown, ...placed].flatMap(factIds)
    if (ids.length === 0) return []
    const [newest] = data.changes
    const print = fingerprint(ids, facts)
    if (newest?.facts === print) return []
    const common = { file: `${folder}/data.json`, at: '"changes"' }
    // An entry that no reader has seen yet still describes the page.
    if (newest && (data.draft || !newest.facts || newest.on >= today)) {
      return [
        {
          ...common,
          problem: `its newest entry in "changes" has not "facts": "${print}"`,
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
          'add an entry of today that says what changed and why; npm run content:check -- --fix writes its "facts"',
      },
    ]
  })
}

/** A data.json whose newest change has these facts; the same text where they have no place. */
function withFacts(raw: string, print: string): string {
  return raw.replace(
    /("changes": \[\s*\{\s*"on": "[\d-]+",)(\s*)(?:"facts": "\w+",\s*)?/,
    `$1$2"facts": "${print}",$2`,
  )
}

/** Changes with what the facts say and where they come from. */
function fingerprint(ids: string[], facts: Map<string, Fact>): string {
  const rows = [...new Set(ids)].toSorted().map((id) => {
    const { fact, figure, source_key: source, conf } = facts.get(id) ?? {}
    return [id, fact, figure, source, conf]
  })
  return hash(JSON.stringify(rows)).toString(16).padStart(8, '0')
}
