import { site } from '../../content/site.ts'
import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Logo } from './Logo.tsx'

const columns = [
  {
    title: 'footer.about',
    links: [
      { route: 'about', label: 'footer.aboutUs' },
      { route: 'contact', label: 'footer.contact' },
      { route: 'advertising', label: 'footer.advertising' },
      { route: 'newsletters', label: 'footer.newsletters' },
    ],
  },
  {
    title: 'footer.standards',
    links: [
      { route: 'medicalAffairs', label: 'footer.medicalAffairs' },
      { route: 'contentIntegrity', label: 'footer.contentIntegrity' },
      { route: 'disclaimer', label: 'footer.disclaimer' },
      { route: 'mollyScore', label: 'footer.mollyScore' },
      { route: 'advertising', label: 'footer.affiliate' },
    ],
  },
  {
    title: 'footer.explore',
    links: [
      { route: 'topics', label: 'footer.topics' },
      { route: 'conditions', label: 'footer.conditions' },
      { route: 'products', label: 'footer.products' },
      { route: 'tourismGuide', label: 'footer.tourism' },
    ],
  },
  {
    title: 'header.tools',
    links: [
      { route: 'urgency', label: 'tools.names.urgency.title' },
      { route: 'phrases', label: 'tools.names.phrases.title' },
      { route: 'treatmentPlan', label: 'tools.names.treatmentPlan.title' },
      { route: 'loteria', label: 'tools.names.loteria.title' },
      { route: 'tools', label: 'tools.all' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { route: 'terms', label: 'footer.terms' },
      { route: 'privacy', label: 'footer.privacy' },
      { route: 'privacySettings', label: 'footer.privacySettings' },
      { route: 'accessibility', label: 'footer.accessibility' },
      { route: 'sitemap', label: 'footer.sitemap' },
    ],
  },
] as const

const socialIcons: Record<string, string> = {
  facebook: 'ph-facebook-logo-fill',
  instagram: 'ph-instagram-logo-fill',
  youtube: 'ph-youtube-logo-fill',
  x: 'ph-x-logo-bold',
  tiktok: 'ph-tiktok-logo-fill',
}

export function Footer() {
  const { locale, t, today } = usePage()
  return (
    <footer className="on-dark no-print bg-noche text-white pb-[var(--bar)]">
      <div className="tile-strip" />
      <div className="wrap pt-8 lg:pt-12">
        <NewsletterPanel />
        <div className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-[304px_repeat(5,1fr)] gap-x-5 gap-y-4 xl:gap-6">
          <div className="col-span-full xl:col-span-1">
            <Logo />
            <p className="mt-4 text-on-dark text-base max-w-[21.8em]">{t('footer.text')}</p>
            <SocialLinks />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className="font-text font-700 text-base leading-[1.3] tracking-normal text-maiz mb-1">
                {t(title)}
              </h2>
              <ul>
                {links.map(({ route, label }) => (
                  <li key={label}>
                    <a
                      className="inline-flex items-center min-h-11 py-1.5 leading-[1.25] hover:underline underline-offset-4"
                      href={href(route, locale)}
                    >
                      {t(label)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-6 border-0 border-t border-solid border-hairline pt-5 pb-6 text-on-dark text-fine">
          <span className="block max-w-[51.3em]">
            {t('footer.copyright', { year: today.slice(0, 4), brand: site.brand })}{' '}
            {t('footer.legalText')}
          </span>
        </p>
      </div>
    </footer>
  )
}

function NewsletterPanel() {
  const { t } = usePage()
  return (
    <section
      className="footer-form grid xl:grid-cols-[112px_1fr_minmax(360px,.9fr)] gap-x-8 gap-y-4 items-center bg-cobalto rounded-xl px-[clamp(22px,3.4vw,52px)] py-5 lg:py-6 mb-7 lg:mb-9"
      aria-labelledby="newsletter-panel"
    >
      <Picture
        className="hidden xl:block w-full h-auto"
        src={artHref('motifs/mail.svg')}
        width={200}
        height={200}
      />
      <div>
        <h2 className="h-2" id="newsletter-panel">
          {t('newsletter.title')}
        </h2>
        <p className="mt-2 text-[#E1E8FF]">{t('newsletter.text')}</p>
      </div>
      <Island name="NewsletterForm" props={{ place: 'footer' }} />
    </section>
  )
}

function SocialLinks() {
  const { locale, t } = usePage()
  return (
    <ul className="flex flex-wrap gap-2 mt-5">
      {site.social.map(({ name, icon, href: account }) => (
        <li key={name}>
          <a
            className="grid place-items-center w-11 h-11 rounded-3 bg-white/10 hover:bg-white/20"
            href={account}
            target="_blank"
            rel="noopener"
            aria-label={t('footer.newTab', { name })}
          >
            <Icon name={socialIcons[icon]!} />
          </a>
        </li>
      ))}
      <li>
        <a
          className="grid place-items-center w-11 h-11 rounded-3 bg-white/10 hover:bg-white/20"
          href={href('feed', locale)}
          aria-label={t('footer.feed')}
        >
          <Icon name="ph-rss-bold" />
        </a>
      </li>
    </ul>
  )
}
