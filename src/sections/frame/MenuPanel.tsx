import { usePage } from '../../page-context.ts'
import { localeCodes, localize } from '../../i18n/locales.ts'
import { Island } from '../../client/Island.tsx'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { navigation, tools } from './navigation.ts'

/** The contents of the menu. */
export function MenuPanel() {
  const { locale, t, path, otherHref } = usePage()
  const other = localeCodes.find((code) => code !== locale)!
  return (
    <div className="absolute inset-x-0 top-full h-[100dvh] overflow-y-auto bg-cal pb-40 sm:px-[max(0px,calc((100%-640px)/2))]">
      <div className="relative">
        <Island name="SearchField" props={{ place: 'menu' }} />
      </div>
      <nav aria-label={t('header.menu')}>
        <ul>
          {[...navigation, tools].map(({ route, label, motif, ground }) => (
            <li key={route} className="hairlines first:border-t-0">
              <a
                className="grid grid-cols-[52px_1fr_24px] gap-3.5 items-center min-h-17 px-[var(--gutter)] py-2 font-display font-750 text-[1.3125rem] leading-[1.15]"
                href={href(route, locale)}
                aria-current={localize(path, 'en') === href(route, 'en') ? 'page' : undefined}
              >
                <span className={`w-13 h-13 rounded-m p-[7px] ${ground}`}>
                  <Motif name={motif} className="w-full h-full" />
                </span>
                {t(label)}
                <Icon name="ph-caret-right-bold" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-2 gap-2.5 px-[var(--gutter)] pt-4">
        <a className="btn btn-line col-span-2" href={href('urgency', locale)}>
          <Icon name="ph-clock-bold" />
          {t('site.urgency')}
        </a>
        <a className="btn btn-rosa col-span-2" href={href('tourism', locale)}>
          <Icon name="ph-airplane-tilt-bold" />
          {t('header.findDentist')}
        </a>
        <a className="btn btn-line" href={href('askDentist', locale)}>
          {t('header.askDentist')}
        </a>
        <a
          className="btn btn-maiz"
          href={href('askMolly', locale, `?page=${localize(path, locale)}`)}
        >
          {t('askMolly.open')}
        </a>
        <a className="btn btn-red col-span-2" href={href('emergency', locale)}>
          <Icon name="ph-warning-octagon-fill" />
          {t('site.emergency')}
        </a>
        <a
          className="more col-span-2 justify-center"
          href={otherHref}
          lang={other}
          hrefLang={other}
          rel="alternate"
        >
          <Icon name="ph-translate-bold" />
          {t('article.otherLanguage')}
        </a>
      </div>
    </div>
  )
}
