import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A success message, shown only at the URL `#id`, the target of the form. */
export function TargetNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="target-note scroll-mt-40 leading-normal" id={id} tabIndex={-1}>
      <Icon name="ph-check-circle-fill" className="mt-.5 text-[1.5rem] text-yes" />
      <span>{children}</span>
    </p>
  )
}
