import { usePage } from '../../page-context.ts'
import { Inline } from '../../ui/Inline.tsx'

/** A list to tick on screen or on paper. */
export function Checklist({ items }: { items: string[] }) {
  const { t } = usePage()
  return (
    <div className="printed-box rounded-l border-2 border-solid border-[var(--outline)] bg-papel px-4.5 py-4 sm:px-6.5 sm:py-5">
      <ul className="text-[1.125rem] leading-[1.45]">
        {items.map((html) => (
          <li key={html} className="hairlines first:border-t-0">
            <label className="flex gap-4 items-start min-h-11 py-2.5 cursor-pointer">
              <input className="tick" type="checkbox" />
              <Inline html={html} />
            </label>
          </li>
        ))}
      </ul>
      <p className="no-print mt-2 text-meta text-tinta-2">{t('blocks.checklist')}</p>
    </div>
  )
}
