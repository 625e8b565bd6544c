import type { ReactNode } from 'react'
import { Cover } from '../../ui/Cover.tsx'
import type { Ground } from './grounds.ts'
import { PageBand } from './PageBand.tsx'

type Props = { ground: Ground; path: string; children: ReactNode }

/** The band at the head of a page: its words at the left, its cover in an arch at the right. */
export function CoverBand({ ground, path, children }: Props) {
  return (
    <PageBand
      ground={ground}
      className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-[clamp(24px,4vw,64px)] items-center pt-6 pb-10 lg:pt-8.5 lg:pb-13"
    >
      <div>{children}</div>
      <Cover
        path={path}
        crop="arch"
        eager
        className="no-print w-full max-w-[300px] lg:max-w-none mx-auto aspect-[1/1.06] rounded-arch border-10 border-solid border-white bg-transparent shadow-cut"
      />
    </PageBand>
  )
}
