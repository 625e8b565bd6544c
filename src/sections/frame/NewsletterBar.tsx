import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { routes } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { tools } from '../tools/tools.ts'

/** Pages with a task that the bar would cover or repeat. */
const quiet = new Set<string>([
  ...tools.map((tool) => routes[tool]),
  routes.askMolly,
  routes.askDentist,
  routes.contact,
  routes.subscribe,
  routes.newsletters,
  routes.newsletterConfirm,
  routes.newsletterUnsubscribe,
  routes.newsletterPreferences,
  routes.search,
  routes.codes,
  routes.offline,
])

export function hasNewsletterBar(path: string, status: number, tags: string[] = []): boolean {
  return status === 200 && !quiet.has(path) && !tags.includes('emergency')
}

/**
 * The bar at the bottom: it appears with the first scroll on home, elsewhere once most of the page has
 * been scrolled, and leaves while the page's own form or the footer's is in view. A `details`, so that its close button works without JavaScript; src/client/client.tsx
 * keeps it closed.
 */
export function NewsletterBar() {
  const { t, path } = usePage()
  return (
    <aside className="no-print" aria-label={t('newsletter.bar')}>
      <details
        className="newsletter-bar"
        open
        data-newsletter-bar={path === routes.home ? 'stands' : 'rises'}
      >
        <summary className="newsletter-bar-close icon-btn" aria-label={t('newsletter.close')}>
          <Icon name="ph-x-bold" />
        </summary>
        <div className="newsletter-bar-words wrap flex items-center gap-1.5 lg:gap-4">
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
        </div>
      </details>
    </aside>
  )
}
