import { Inline } from '../../ui/Inline.tsx'

type Side = { title: string; figure: string; items: string[] }

/** The saving and the risk, at the same size. */
export function SaveLose({ save, lose }: { save: Side; lose: Side }) {
  return (
    <div className="wide grid md:grid-cols-2 gap-5.5">
      <Panel {...save} className="bg-g-maiz" />
      <Panel {...lose} className="on-dark bg-ink dark:bg-black text-white" />
    </div>
  )
}

function Panel({ title, figure, items, className }: Side & { className: string }) {
  return (
    <div className={`printed-box rounded-xl p-[clamp(22px,3vw,40px)] ${className}`}>
      <h3 className="h-2">
        <Inline html={title} />
      </h3>
      <p className="heading font-850 text-[clamp(2.5rem,1.9rem+2.6vw,4rem)] leading-none mt-3.5 mb-4 [&_sup]:text-base">
        <Inline html={figure} />
      </p>
      <ul className="diamonds [--marker:currentColor] text-[1.125rem] leading-[1.45]">
        {items.map((html) => (
          <li key={html}>
            <Inline html={html} />
          </li>
        ))}
      </ul>
    </div>
  )
}
