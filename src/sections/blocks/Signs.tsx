import { Icon } from '../../ui/Icon.tsx'
import { Inline } from '../../ui/Inline.tsx'

/** Symptoms a reader may notice. */
export function Signs({ items }: { items: string[] }) {
  return (
    <ul className="grid sm:grid-cols-2 gap-x-7 text-[1.125rem] leading-[1.4]">
      {items.map((html) => (
        <li key={html} className="hairlines flex gap-3 py-3.25">
          <Icon name="ph-check-circle-bold" className="mt-px text-[1.2rem] text-link" />
          <Inline html={html} />
        </li>
      ))}
    </ul>
  )
}
