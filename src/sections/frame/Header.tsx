import { usePage } from '../../page-context.ts'
import { href, routes } from '../../routes.ts'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { navigation } from './navigation.ts'
import { SearchBox } from './SearchBox.tsx'

export function Header() {
  const { locale, t, path } = usePage()
  return (
    <header className="sticky top-[var(--strip)] z-40 bg-cal border-0 border-b border-solid border-linea">
      <div className="wrap header-row flex items-center gap-1.5 min-h-17 lg:min-h-20">
        <Logo />
        <nav className="header-nav mx-auto" aria-label={t('header.main')}>
          <ul className="header-links flex gap-[clamp(12px,1.5vw,24px)] text-base font-600">
            {navigation.map(({ route, label }) => (
              <li key={route}>
                <a
                  className="flex items-center min-h-11 whitespace-nowrap border-0 border-y-3 border-solid border-transparent hover:border-b-rosa aria-[current]:border-b-rosa"
                  href={href(route, locale)}
                  aria-current={href(route, 'en') === path ? 'page' : undefined}
                >
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-actions ml-auto flex items-center gap-1.5 sm:gap-2.5">
          <SearchBox />
          <a
            className="btn btn-small btn-line hidden! md:inline-flex! whitespace-nowrap"
            href={href('askDentist', locale)}
          >
            {t('header.askDentist')}
          </a>
          <a className="btn btn-small btn-rosa whitespace-nowrap" href={href('tourism', locale)}>
            <span className="header-find-long">{t('header.findDentist')}</span>
            <span className="header-find-short">{t('header.findDentistShort')}</span>
          </a>
          {path !== routes.askMolly && <span className="molly-place" />}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
