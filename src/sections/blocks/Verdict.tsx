import type { Block } from '../../content/blocks.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

const looks = {
  true: { ground: 'bg-g-menta', icon: 'ph-check-circle-fill', color: 'text-yes' },
  false: { ground: 'bg-g-rosa', icon: 'ph-x-circle-fill', color: 'text-rosa-t' },
  partly: { ground: 'bg-g-maiz', icon: 'ph-circle-half-fill', color: 'text-tinta' },
}

/** Whether a claim is true. */
export function Verdict({ verdict }: { verdict: Extract<Block, { kind: 'verdict' }>['verdict'] }) {
  const { t } = usePage()
  const { ground, icon, color } = looks[verdict]
  return (
    <p className={`badge justify-self-start w-fit text-body py-1.5 pl-2.5 pr-4 ${ground}`}>
      <Icon name={icon} className={`text-[1.2rem] ${color}`} />
      {t(`blocks.${verdict}`)}
    </p>
  )
}
