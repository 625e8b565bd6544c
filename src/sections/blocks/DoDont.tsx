import { Icon } from '../../ui/Icon.tsx'
import { Inline } from '../../ui/Inline.tsx'

type Side = { title: string; items: string[] }

/** Two opposite lists: do and don't, good for and not for. */
export function DoDont({ yes, no }: { yes: Side; no: Side }) {
  return (
    <div className="grid sm:grid-cols-2 gap-4.5">
      <Panel
        {...yes}
        className="bg-g-menta"
        color="text-yes"
        icons={['ph-check-circle-fill', 'ph-check-bold']}
      />
      <Panel
        {...no}
        className="bg-g-rosa"
        color="text-rosa-t"
        icons={['ph-x-circle-fill', 'ph-x-bold']}
      />
    </div>
  )
}

type PanelProps = Side & {
  className: string
  color: string
  icons: [title: string, item: string]
}

function Panel({ title, items, className, color, icons }: PanelProps) {
  return (
    <div className={`printed-box rounded-l px-5.5 pt-5.5 pb-6 sm:px-6 ${className}`}>
      <h3 className="h-3 flex items-center gap-2.5 mb-2.5">
        <Icon name={icons[0]} className={`text-[1.4rem] ${color}`} />
        {title}
      </h3>
      <ul className="text-body leading-[1.4]">
        {items.map((html) => (
          <li key={html} className="flex gap-2.5 py-1.75">
            <Icon name={icons[1]} className={`mt-px text-[1.1rem] ${color}`} />
            <Inline html={html} />
          </li>
        ))}
      </ul>
    </div>
  )
}
