import type { ReactNode } from 'react'
import { type LetterGroup, letterId } from '../content/letters.ts'
import { LetterBar } from './LetterBar.tsx'

type Props<T> = { groups: LetterGroup<T>[]; children: (items: T[]) => ReactNode }

/** A list from A to Z: the bar of letters, and a group below each of them. */
export function LetterGroups<T>({ groups, children }: Props<T>) {
  return (
    <>
      <LetterBar letters={groups.map(({ letter }) => letter)} />
      <div className="wide grid gap-9 mt-3">
        {groups.map(({ letter, items }) => (
          <section
            key={letter}
            className="lines grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[72px_minmax(0,1fr)] gap-x-6 pt-3.5"
          >
            <h2
              className="heading font-850 text-[2.25rem] leading-none text-rosa-t mb-2"
              id={letterId(letter)}
            >
              {letter}
            </h2>
            {children(items)}
          </section>
        ))}
      </div>
    </>
  )
}
