import { Inline } from '../../ui/Inline.tsx'

/** Terms of a page with their meanings. */
export function TermList({ terms }: { terms: { term: string; text: string }[] }) {
  return (
    <dl className="border-0 border-b border-solid border-linea text-[1.125rem] leading-[1.5]">
      {terms.map(({ term, text }) => (
        <div
          key={term}
          className="hairlines grid sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-6 gap-y-1 py-3.5"
        >
          <dt className="heading font-750 text-xl leading-[1.25]">
            <Inline html={term} />
          </dt>
          <dd>
            <Inline html={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
