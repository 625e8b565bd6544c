import { Inline } from '../../ui/Inline.tsx'

/** Who doesn't need the product: the darkest box of the page, so that it isn't missed. */
export function SkipPanel({ items }: { items: string[] }) {
  return (
    <ul className="on-dark stars printed-box rounded-l bg-ink dark:bg-black text-white [--marker:var(--maiz)] px-5 py-5 sm:px-7 sm:py-6 text-[1.125rem] leading-[1.5]">
      {items.map((html) => (
        <li key={html}>
          <Inline html={html} />
        </li>
      ))}
    </ul>
  )
}
