import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Motif } from '../../ui/Motif.tsx'
import { groundClasses } from '../page/grounds.ts'

/** What happened, how soon it needs a dentist, and the way to its steps. */
export function JumpTiles({ problems }: { problems: Page['problems'] }) {
  const { t } = usePage()
  return (
    <nav className="wrap no-print pt-6.5 pb-9 lg:py-10" aria-label={t('emergency.jump')}>
      <ul className="grid sm:grid-cols-2 xl:grid-cols-4 gap-2.5 lg:gap-3.5">
        {problems.map(({ id, motif, ground, title, when }) => (
          <li key={id}>
            <a
              className="h-full grid grid-cols-[64px_minmax(0,1fr)] gap-3.5 items-center rounded-l border-2 border-solid border-[var(--outline)] bg-papel p-3 pr-4 leading-[1.2] transition-transform hover:shadow-cut hover:[transform:translate(-2px,-2px)]"
              href={`#${id}`}
            >
              <span className={`w-16 h-16 rounded-4 p-2 ${groundClasses[ground]}`}>
                <Motif name={motif} className="w-full h-full" />
              </span>
              <span>
                <b className="block font-display font-750 text-[1.1875rem] leading-[1.15]">
                  {title}
                </b>
                <span className="block mt-.75 text-meta text-tinta-2">{when}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
