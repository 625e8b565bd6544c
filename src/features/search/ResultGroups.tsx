import type { ResultType } from '../../search/result-types.ts'
import { usePage } from '../../page-context.ts'
import { type Result, ResultItem } from '../../sections/page/ResultItem.tsx'
import { texts } from './texts.ts'

export type GroupedResult = Result & { group: ResultType }

/** Results grouped by type; the type of the best result comes first. */
export function ResultGroups({ results }: { results: GroupedResult[] }) {
  const { t } = usePage(texts)
  const groups = [...Map.groupBy(results, ({ group }) => group)]
  return groups.map(([type, items]) => (
    <section key={type} aria-labelledby={`type-${type}`}>
      <h2 className="h-2 mb-3" id={`type-${type}`}>
        {t(`results.groups.${type}`)}
      </h2>
      <ol>
        {items.map((result) => (
          <ResultItem key={result.section?.href ?? result.title} result={result} />
        ))}
      </ol>
    </section>
  ))
}
