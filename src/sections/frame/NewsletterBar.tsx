import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Island } from '../../client/Island.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

/**
 * The bar at the bottom of every page. A `details`, so that its close button needs no script;
 * being closed, it is gone until the next page load.
 */
export function NewsletterBar({ questions }: { questions?: string[] }) {
  const { locale, t, path } = usePage()
  return (
    <aside className="no-print" aria-label={t('newsletter.bar')}>
      <details className="newsletter-bar" open data-newsletter-bar>
        <summary
          className="icon-btn absolute z-1 right-1 lg:right-[calc(max((100vw-1320px)/2,0px)+var(--gutter)-12px)] top-[calc(var(--bar)/2-22px)]"
          aria-label={t('newsletter.close')}
        >
          <Icon name="ph-x-bold" />
        </summary>
        <div className="wrap flex items-center gap-1.5 lg:gap-4 min-h-[calc(var(--bar)-2px)] px-2.5! lg:px-[var(--gutter)]! pr-12! lg:pr-[calc(var(--gutter)+40px)]!">
          <Picture
            className="hidden xl:block flex-none w-13.5 h-auto bg-g-cielo rounded-[13px] px-[7px] py-2"
            src={artHref('motifs/mail.svg')}
            width={200}
            height={200}
          />
          <p className="hidden lg:block mr-auto font-500 leading-tight">
            <b className="block font-display font-750 text-[1.1875rem]">
              {t('newsletter.barTitle')}
            </b>
            {t('newsletter.barText')}
          </p>
          <Island name="NewsletterForm" props={{ place: 'bar' }} />
          <Island name="MollyDialog" props={{ page: localize(path, locale), questions }} />
        </div>
      </details>
    </aside>
  )
}
