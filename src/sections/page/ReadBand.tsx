import type { ReactNode } from 'react'
import { Cover } from '../../ui/Cover.tsx'
import type { Ground } from './grounds.ts'
import { PageBand } from './PageBand.tsx'

type Props = {
  ground: Ground
  path: string
  /** Author and dates; beside the cover on a phone. */
  foot: ReactNode
  children: ReactNode
}

/** The band above a text: low, so that the text starts on the first screen. */
export function ReadBand({ ground, path, foot, children }: Props) {
  return (
    <PageBand
      ground={ground}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-3 pt-2 pb-5"
    >
      <div className="max-lg:col-span-2">{children}</div>
      <div>{foot}</div>
      <Cover
        path={path}
        crop="arch"
        eager
        className="no-print col-start-2 row-start-2 lg:row-[1/3] h-30 lg:h-72 aspect-[1/1.06] rounded-arch border-5 lg:border-10 border-solid border-white bg-transparent shadow-cut"
      />
    </PageBand>
  )
}
