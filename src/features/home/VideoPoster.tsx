import type { ReactNode } from 'react'
import { Cover } from '../../ui/Cover.tsx'

/** `children` is the play button; `timer` is shown below the picture. */
type Props = { path: string; timer: string; children: ReactNode }

/** A screen with the poster of a video. */
export function VideoPoster({ path, timer, children }: Props) {
  return (
    <div className="relative overflow-hidden rounded-xl" data-poster>
      <Cover path={path} crop="wide" className="aspect-video rounded-none bg-transparent" />
      <div
        className="absolute inset-x-0 bottom-0 flex items-center gap-3.5 px-5.5 pt-10 pb-4.5 bg-[linear-gradient(#0d154000,#0d1540e0)] font-650 [font-variant-numeric:tabular-nums]"
        aria-hidden="true"
      >
        {timer}
        <span className="flex-1 h-1.5 rounded-full bg-white/35" />
      </div>
      {children}
    </div>
  )
}
