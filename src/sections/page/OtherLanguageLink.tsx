import { usePage } from '../../page-context.ts'
import { localeCodes } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'

export function OtherLanguageLink() {
  const { locale, t, otherHref } = usePage()
  const other = localeCodes.find((code) => code !== locale)!
  return (
    <a
      className="btn btn-small btn-line no-print justify-self-start"
      href={otherHref}
      hrefLang={other}
      lang={other}
      rel="alternate"
    >
      <Icon name="ph-translate-bold" />
      {t('article.otherLanguage')}
    </a>
  )
}
