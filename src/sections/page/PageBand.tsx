import type { ReactNode } from 'react'
import { type Ground, groundClasses } from './grounds.ts'

const patterns: Record<Ground | 'arcades', string> = {
  arcades: '[--pattern:var(--art-patterns-arcadas-jaca)]',
  cielo: '[--pattern:var(--art-patterns-azulejo-cielo)]',
  menta: '[--pattern:var(--art-patterns-escama-menta)]',
  jaca: '[--pattern:var(--art-patterns-petalo-jaca)]',
  maiz: '[--pattern:var(--art-patterns-petalo-maiz)]',
  rosa: '[--pattern:var(--art-patterns-rombo-rosa)]',
  turq: '[--pattern:var(--art-patterns-onda-turq)]',
}

type Props = {
  ground: Ground
  pattern?: keyof typeof patterns
  className?: string
  children: ReactNode
}

/** The patterned band at the head of a page. */
export function PageBand({ ground, pattern = ground, className = '', children }: Props) {
  return (
    <div className={`relative overflow-hidden ${groundClasses[ground]}`}>
      <span className={`pattern-bg ${patterns[pattern]}`} />
      <div className={`wrap relative ${className}`}>{children}</div>
    </div>
  )
}
