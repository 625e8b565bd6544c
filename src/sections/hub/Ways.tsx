import { covers } from '../../art/covers.ts'
import { usePage } from '../../page-context.ts'
import { href, routes } from '../../routes.ts'
import { Motif } from '../../ui/Motif.tsx'

const ways = [
  { route: 'dentalSolutions', label: 'ways.feel', ground: 'bg-g-rosa' },
  { route: 'dentalDiseases', label: 'ways.name', ground: 'bg-g-maiz' },
  { route: 'treatments', label: 'ways.treatment', ground: 'bg-g-cielo' },
  { route: 'explore', label: 'ways.who', ground: 'bg-g-menta' },
] as const

const onPages: string[] = [
  ...ways.map(({ route }) => routes[route]),
  routes.conditions,
  routes.services,
  routes.homeServices,
  routes.topics,
  routes.sitemap,
]

/** The four overviews that choose for a visitor, on these and on the lists that send on to them. */
export function Ways() {
  const { locale, t, path } = usePage()
  if (!onPages.includes(path)) return null
  return (
    <nav className="no-print wrap pt-6 lg:pt-8" aria-label={t('ways.label')}>
      <ul className="grid grid-cols-2 lg:grid-cols-4 gap-2 sm:gap-3">
        {ways.map(({ route, label, ground }) => (
          <li key={route}>
            <a
              className={`way group ${ground}`}
              href={href(route, locale)}
              aria-current={path === routes[route] ? 'page' : undefined}
            >
              <Motif name={covers[routes[route]]?.motifs[0] ?? 'tooth'} className="w-10 h-auto" />
              <b className="title-hover">{t(label)}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
