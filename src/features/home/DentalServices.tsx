import { covers } from '../../art/covers.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { texts } from './texts.ts'

/** Neighbours differ, whatever the list contains. */
const grounds = ['bg-t-menta', 'bg-t-rosa', 'bg-t-jaca', 'bg-t-lima', 'bg-t-agua', 'bg-t-barro']

/** The quiet band: an index in text only. */
export function DentalServices({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage(texts)
  return (
    <section className="band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-[clamp(28px,5vw,88px)] gap-y-3">
        <div className="lg:sticky lg:top-30 self-start">
          <h2 className="h-1">{t('dentalServices.title')}</h2>
          <p className="intro mb-1 lg:mb-3">{t('dentalServices.intro')}</p>
          <MoreLink href={href('treatments', locale)}>{t('dentalServices.all')}</MoreLink>
        </div>
        <ul className="snap-row [--card:86%] sm:[--card:44%] lg:grid lg:grid-cols-2 lg:gap-x-[clamp(24px,3vw,48px)]">
          {cards.map((card, index) => (
            <li key={card.path} className="lines">
              <a
                className="group grid grid-cols-[64px_minmax(0,1fr)] gap-4 pt-3.5 pb-4"
                href={localize(card.path, locale)}
              >
                <span className={`w-16 h-16 rounded-4 p-[9px] ${grounds[index % grounds.length]}`}>
                  <Motif name={covers[card.path]?.motifs[0] ?? 'tooth'} className="w-full h-auto" />
                </span>
                <div>
                  <h3 className="h-3 mb-1.5 title-hover">{card.shortTitle}</h3>
                  <p className="text-base leading-[1.4] text-tinta-2">{card.excerpt}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
