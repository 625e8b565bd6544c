import type { Page } from '../../content/schema.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { routes } from '../../routes.ts'
import { Motif } from '../../ui/Motif.tsx'
import { tileClasses } from './tiles.ts'

type Problem = Page['problems'][number]

/** The two cases of a knocked-out tooth: first aid for one harms the other. */
const fork = ['knocked-out', 'baby-tooth'] as const
const doors = ['urgency', 'fridgeSheet'] as const

/** The problem, how soon it needs a dentist, and a link to its steps. */
export function ProblemChoice({ problems }: { problems: Problem[] }) {
  const { locale, t } = usePage()
  return (
    <nav className="no-print" aria-label={t('emergency.jump')}>
      <h2 className="h-3 mb-2">{t('emergency.fork.title')}</h2>
      <ul className="grid media-[(min-width:20em)]:grid-cols-2 gap-2">
        {fork.map((name) => (
          <Tile
            key={name}
            problem={{
              ...problems.find(({ id }) => id === name)!,
              title: t(`emergency.fork.${name}`),
            }}
          />
        ))}
      </ul>
      <p className="mt-2 text-meta leading-[1.35] font-550">{t('emergency.fork.age')}</p>
      <h2 className="h-3 mt-4 mb-2">{t('emergency.fork.else')}</h2>
      <ul className="grid media-[(min-width:20em)]:grid-cols-2 xl:grid-cols-3 gap-2">
        {problems
          .filter(({ id }) => !fork.some((name) => name === id))
          .map((problem) => (
            <Tile key={problem.id} problem={problem} />
          ))}
      </ul>
      <p className="mt-2 text-meta leading-[1.35] font-550">{t('emergency.fork.night')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 font-650">
        {doors.map((door) => (
          <a
            key={door}
            className="inline-flex items-center min-h-11 underline"
            href={localize(routes[door], locale)}
          >
            {t(`emergency.${door}`)}
          </a>
        ))}
      </p>
    </nav>
  )
}

function Tile({ problem: { id, motif, ground, title, when } }: { problem: Problem }) {
  return (
    <li>
      <a
        className="paper h-full grid grid-cols-[40px_minmax(0,1fr)] lg:grid-cols-[48px_minmax(0,1fr)] gap-2.5 items-center rounded-4 bg-white p-2.5 leading-[1.2] transition-transform hover:[transform:translate(-2px,-2px)]"
        href={`#${id}`}
      >
        <Motif
          name={motif}
          className={`w-full h-auto rounded-2.5 p-1 dark:bg-[#22306B] ${tileClasses[ground]}`}
        />
        <span className="break-words">
          <b className="block font-display font-750 text-[1.0625rem] leading-[1.1]">{title}</b>
          <span className="block mt-.75 text-fine leading-[1.2] text-tinta-2">{when}</span>
        </span>
      </a>
    </li>
  )
}
