import { Inline } from '../../ui/Inline.tsx'

/** Questions for the visit. */
export function QuestionsToAsk({ items }: { items: string[] }) {
  return (
    <ul className="stars printed-box rounded-l bg-g-maiz px-5 py-5 sm:px-7 sm:py-6 text-[1.125rem] leading-[1.5]">
      {items.map((html) => (
        <li key={html}>
          <Inline html={html} />
        </li>
      ))}
    </ul>
  )
}
