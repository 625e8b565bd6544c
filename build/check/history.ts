import { hash } from '../../src/search/hash.ts'
import type { AnswerCard } from '../answers/cards.ts'
import { type FigureSource, listPlaced } from '../figures.ts'
import type { Source } from '../read.ts'
import type { Fact } from '../schema.ts'
import { factIds, type Finding } from './text.ts'

type Library = {
  answers: AnswerCard[]
  facts: Map<string, Fact>
  figures: Map<string, FigureSource>
}

/** Pages whose facts are others than when their newest change was written. */
export function checkHistory(sources: Source[], { answers, facts, figures }: Library): Finding[] {
  const cards = new Map(answers.map((card) => [card.id, card]))
  return sources.flatMap(({ folder, data, en }): Finding[] => {
    const shown = Object.values(data.faq).map((id) => cards.get(id)?.en.answer ?? '')
    const placed = listPlaced(en.body).map((id) => JSON.stringify(figures.get(id)?.en ?? ''))
    const ids = [en.raw, ...shown, ...placed].flatMap(factIds)
    if (ids.length === 0) return []
    const print = fingerprint(ids, facts)
    if (data.changes[0]?.facts === print) return []
    return [
      {
        file: `${folder}/data.json`,
        line: 1,
        problem: 'the facts of this page are others than its newest entry in "changes" knows',
        remedy: `add an entry that says what changed and why, with "facts": "${print}"`,
      },
    ]
  })
}

/** Changes with what the facts say and where they come from. */
function fingerprint(ids: string[], facts: Map<string, Fact>): string {
  const rows = [...new Set(ids)].toSorted().map((id) => {
    const { fact, figure, source_key: source, conf } = facts.get(id) ?? {}
    return [id, fact, figure, source, conf]
  })
  return hash(JSON.stringify(rows)).toString(16).padStart(8, '0')
}
