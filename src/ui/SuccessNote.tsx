import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A success message in place of the sent form. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-4 items-start rounded-l bg-g-menta px-6 py-5 text-lede leading-normal">
      <Icon name="ph-check-circle-fill" className="mt-.5 text-[1.5rem] text-yes" />
      <div>{children}</div>
    </div>
  )
}
