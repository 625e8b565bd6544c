import { usePage } from '../../page-context.ts'
import { localeCodes, locales } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The dark line at the top: the disclaimer, the emergency link and the other language. */
export function TopBar() {
  const { locale, t, otherHref } = usePage()
  const other = localeCodes.find((code) => code !== locale)!
  const link = 'inline-flex items-center gap-2 min-h-11 font-600 hover:underline'
  return (
    <section
      className="top-bar on-dark no-print bg-noche text-white text-[.9063rem]"
      aria-label={t('site.strip')}
    >
      <div className="wrap flex items-center justify-between gap-5 min-h-11">
        <span className="hidden lg:flex items-center gap-2.5 text-[#DDE4FF]">
          <Icon name="ph-info-bold" />
          {t('site.notice')}
        </span>
        <span className="flex flex-wrap flex-1 lg:flex-none justify-between gap-x-6.5">
          <a className={`${link} text-[#FFD9D6]`} href={href('emergency', locale)}>
            <Icon name="ph-warning-octagon-fill" className="text-[#FF9B98]" />
            {t('site.emergency')}
          </a>
          <a className={link} href={otherHref} hrefLang={other} lang={other} rel="alternate">
            <Icon name="ph-translate-bold" />
            {locales[other].name}
          </a>
        </span>
      </div>
    </section>
  )
}
