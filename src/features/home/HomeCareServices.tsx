import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { SectionHead } from './SectionHead.tsx'
import { texts } from './texts.ts'

type Props = { cards: Card[]; quickLinks: Card[] }

export function HomeCareServices({ cards, quickLinks }: Props) {
  const { locale, t } = usePage(texts)
  // Contrast on this green: maize 3.8 to 1, white 6.2.
  return (
    <section className="on-dark band relative bg-agave text-white [&_.more]:text-white!">
      <span className="pattern-bg dark:opacity-35 [--pattern:var(--art-patterns-escama-agave)]" />
      <div className="wrap relative">
        <SectionHead
          title={t('homeServices.title')}
          intro={t('homeServices.intro')}
          more={{ href: href('homeServices', locale), text: t('homeServices.all') }}
        />
        <ul className="snap-row [--card:62%] sm:[--card:40%] lg:grid lg:grid-cols-4 lg:gap-3.5 xl:gap-5">
          {cards.map((card) => (
            <li key={card.path}>
              <HomeCard card={card} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-4 mt-2 lg:mt-5">
          <h3 className="font-text font-700 text-body tracking-normal">
            {t('homeServices.quickLinks')}
          </h3>
          <ul className="snap-row [--card:auto] max-w-[calc(100%+2*var(--gutter))] lg:flex lg:flex-wrap lg:gap-2">
            {quickLinks.map(({ path, shortTitle }) => (
              <li key={path}>
                <a
                  className="inline-flex items-center min-h-11 px-3.5 py-1.5 rounded-full border-2 border-solid border-white/55 text-[.9688rem] font-650 leading-[1.3] whitespace-nowrap hover:bg-white hover:text-[#0F6E58]"
                  href={localize(path, locale)}
                >
                  {shortTitle}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function HomeCard({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <a
      className="paper group block h-full overflow-hidden rounded-l bg-white transition-transform duration-200 hover:[transform:translateY(-5px)]"
      href={localize(card.path, locale)}
    >
      <Cover path={card.path} className="aspect-[16/9] rounded-none" />
      <div className="px-4 pt-3 pb-4">
        <h3 className="h-3 title-hover">{card.shortTitle}</h3>
        <p className="mt-1 text-base leading-[1.4] text-tinta-2">{card.excerpt}</p>
      </div>
    </a>
  )
}
