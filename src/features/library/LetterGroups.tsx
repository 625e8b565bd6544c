import type { ReactNode } from 'react'
import { type LetterGroup, letterId } from '../../content/letters.ts'
import { LetterBar } from './LetterBar.tsx'

type Props<T> = { groups: LetterGroup<T>[]; children: (items: T[]) => ReactNode }

const tiles = ['bg-g-maiz', 'bg-g-cielo', 'bg-g-rosa', 'bg-g-menta', 'bg-g-jaca', 'bg-g-turq']

/** A list from A to Z: the letter bar, and a group for each letter. */
export function LetterGroups<T>({ groups, children }: Props<T>) {
  return (
    <div className="wide">
      <LetterBar letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, items }, index) => (
        <section
          key={letter}
          id={letterId(letter)}
          className="lines scroll-mt-12 grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[88px_minmax(0,1fr)] gap-x-8 gap-y-1 pt-5 pb-9"
        >
          <h2 className={`letter-tile ${tiles[index % tiles.length]}`}>{letter}</h2>
          {children(items)}
        </section>
      ))}
    </div>
  )
}
