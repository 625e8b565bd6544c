import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { SectionHead } from './SectionHead.tsx'

type Props = { cards: Card[]; quickLinks: Card[] }

export function HomeCareServices({ cards, quickLinks }: Props) {
  const { locale, t } = usePage()
  // Maize on this green is 3.8 to 1, white 6.2.
  return (
    <section className="on-dark band relative bg-agave text-white [&_.more]:text-white!">
      <span className="pattern-bg dark:opacity-35 [--pattern:var(--art-patterns-escama-agave)]" />
      <div className="wrap relative">
        <SectionHead
          title={t('homeServices.title')}
          intro={t('homeServices.intro')}
          more={{ href: href('homeServices', locale), text: t('homeServices.all') }}
        />
        <ul className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 xl:grid-cols-4 gap-3.5 xl:gap-5">
          {cards.map((card) => (
            <li key={card.path}>
              <HomeCard card={card} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 mt-8.5">
          <h3 className="font-text font-700 text-body tracking-normal">
            {t('homeServices.quickLinks')}
          </h3>
          <ul className="flex flex-wrap gap-2.5">
            {quickLinks.map(({ path, shortTitle }) => (
              <li key={path} className="flex-auto sm:flex-none">
                <a
                  className="inline-flex items-center w-full min-h-11.5 px-4.5 py-2 rounded-full border-2 border-solid border-white/55 font-650 leading-[1.3] hover:bg-white hover:text-[#0F6E58]"
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
      className="paper group flex xl:flex-col h-full overflow-hidden rounded-l bg-white transition-transform duration-200 hover:[transform:translateY(-5px)]"
      href={localize(card.path, locale)}
    >
      <Cover
        path={card.path}
        crop="square"
        className="flex-none w-24 min-[375px]:w-31 min-h-29 xl:w-full xl:min-h-0 xl:aspect-[1/.92] rounded-none"
      />
      <div className="min-w-0 px-3.5 min-[375px]:px-4.5 py-4 xl:px-5.5 xl:pt-5 xl:pb-5.5">
        <h3 className="h-3 max-[374px]:text-[1.125rem] title-hover">{card.shortTitle}</h3>
        <p className="mt-1 xl:mt-2 text-base leading-normal text-tinta-2">{card.excerpt}</p>
      </div>
    </a>
  )
}
