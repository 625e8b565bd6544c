import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'

/** The disclosure, in one line below the title: before any product. */
export function Disclosure() {
  const { locale, t } = usePage()
  return (
    <p className="mb-2.5 text-meta">
      <a
        className="font-700 text-link underline underline-offset-3"
        href={href('advertising', locale)}
      >
        {t('article.disclosureTitle')}
      </a>{' '}
      {t('article.disclosure')}
    </p>
  )
}
