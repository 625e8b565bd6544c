import type { ReactNode } from 'react'
import { Cover } from '../ui/Cover.tsx'

const grounds = {
  cielo: 'bg-g-cielo',
  menta: 'bg-g-menta',
  jaca: 'bg-g-jaca',
  maiz: 'bg-g-maiz',
  rosa: 'bg-g-rosa',
  turq: 'bg-g-turq',
}
const patterns: Record<Ground, string> = {
  cielo: '[background-image:var(--art-patterns-azulejo-cielo)]',
  menta: '[background-image:var(--art-patterns-escama-menta)]',
  jaca: '[background-image:var(--art-patterns-petalo-jaca)]',
  maiz: '[background-image:var(--art-patterns-petalo-maiz)]',
  rosa: '[background-image:var(--art-patterns-rombo-rosa)]',
  turq: '[background-image:var(--art-patterns-onda-turq)]',
}

export type Ground = keyof typeof grounds

type Props = { ground: Ground; path: string; children: ReactNode }

/** The band at the head of a page: its words at the left, its cover in an arch at the right. */
export function CoverBand({ ground, path, children }: Props) {
  return (
    <div className={`relative overflow-hidden ${grounds[ground]}`}>
      <span className={`pattern-bg ${patterns[ground]}`} />
      <div className="wrap relative grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-[clamp(24px,4vw,64px)] items-center pt-6 pb-10 lg:pt-8.5 lg:pb-13">
        <div>{children}</div>
        <Cover
          path={path}
          crop="arch"
          eager
          className="no-print w-full max-w-[300px] lg:max-w-none mx-auto aspect-[1/1.06] rounded-arch border-10 border-solid border-white bg-transparent shadow-cut"
        />
      </div>
    </div>
  )
}
