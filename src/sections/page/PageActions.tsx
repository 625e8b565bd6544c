import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { OtherLanguageLink } from './OtherLanguageLink.tsx'
import { PrintButton } from './PrintButton.tsx'

type Props = { page: Pick<Page, 'path' | 'title'> }

/** The actions at the end of a page. Their script: src/client/page-actions.ts. */
export function PageActions({ page }: Props) {
  const { t } = usePage()
  return (
    <div className="no-print relative flex flex-wrap gap-2.5">
      <PrintButton label={t('share.print')} />
      <Share page={page} />
      <OtherLanguageLink />
    </div>
  )
}

/** The browser's share sheet if it has one, otherwise (and without JavaScript) these options. */
function Share({ page }: Props) {
  const { locale, t, siteOrigin } = usePage()
  const address = siteOrigin + localize(page.path, locale)
  const mail = new URLSearchParams({ subject: page.title, body: address })
  const message = encodeURIComponent(`${page.title} ${address}`)
  const way = 'flex items-center gap-3 min-h-11 font-650 hover:underline underline-offset-3'
  return (
    <details data-sheet data-address={address}>
      <summary className="btn btn-small btn-line" data-act="share">
        <Icon name="ph-share-network-bold" />
        {t('share.share')}
      </summary>
      <div className="absolute z-10 left-0 top-full mt-2.5 w-full max-w-[440px] rounded-l border-2 border-solid border-[var(--outline)] bg-papel shadow-cut px-5 py-3">
        <a className={way} href={`https://wa.me/?text=${message}`}>
          <Icon name="ph-whatsapp-logo-bold" className="text-link" />
          {t('share.whatsApp')}
        </a>
        <a className={way} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          <Icon name="ph-envelope-simple-bold" className="text-link" />
          {t('share.mail')}
        </a>
        <button
          className={`${way} w-full p-0 border-0 bg-transparent cursor-pointer media-[(scripting:none)]:hidden`}
          type="button"
          data-act="copy"
        >
          <Icon name="ph-link-bold" className="text-link" />
          {t('share.copy')}
          <span className="text-yes" role="status" data-done={t('share.copied')} />
        </button>
        <p className="hairlines mt-1 pt-2.5 pb-1 text-meta">
          <span className="block text-tinta-2">{t('share.address')}</span>
          <span className="select-all [overflow-wrap:anywhere]" data-select>
            {address}
          </span>
        </p>
      </div>
    </details>
  )
}
