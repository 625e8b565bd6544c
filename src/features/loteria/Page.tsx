import { artHref } from '../../art/href.ts'
import { crops } from '../../art/crops.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Both } from '../../sections/forms/Both.tsx'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { Loteria, LoteriaCard } from './data.ts'
import { texts } from './texts.ts'

/** A card game with words of the glossary, to play on the page or to print and cut out. */
export function Page({ data: game }: { data: Loteria }) {
  const { locale, t } = usePage(texts)
  const { cards, boards, rules } = game
  return (
    <FeaturePage
      feature="loteria"
      ground="jaca"
      above={[{ label: t('loteria.glossary'), href: localize('/glossary', locale) }]}
      name={t('loteria.heading')}
      lede={game.lede[locale]}
      bandClass="no-print"
      band={
        <>
          <p className="flex flex-wrap gap-2.5 mt-5">
            <PrintButton label={t('loteria.print')} />
            <a className="btn btn-small btn-line" href="#how">
              {t('loteria.how')}
            </a>
            <OtherLanguageLink />
          </p>
          <p className="mt-3 text-meta">{game.paper[locale]}</p>
        </>
      }
    >
      <div className="loteria wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-8 pb-16">
        <Caller />
        <section aria-labelledby="boards">
          <h2 className="no-print h-2" id="boards">
            {t('loteria.boards')}
          </h2>
          <p className="no-print mt-2">{game.beans[locale]}</p>
          <div className="loteria-boards">
            {boards.map((numbers, at) => (
              <Board key={numbers.join()} numbers={numbers} cards={cards} place={at + 1} />
            ))}
          </div>
        </section>
        <section aria-labelledby="cards">
          <h2 className="no-print h-2" id="cards">
            {t('loteria.cards')}
          </h2>
          <ol className="loteria-deck">
            {cards.map((card, at) => (
              <li key={card.motif} className="loteria-card" data-number={at + 1}>
                <Face card={card} number={at + 1} />
                <span className="loteria-riddle">
                  <Both text={card.riddle} />
                </span>
              </li>
            ))}
          </ol>
        </section>
        <section className="loteria-rules" aria-labelledby="how">
          <h2 className="h-2" id="how">
            {t('loteria.how')}
          </h2>
          <ol>
            {rules.map((rule) => (
              <li key={rule.en} className="both">
                <Both text={rule} />
              </li>
            ))}
          </ol>
          <p className="no-print flex flex-wrap gap-x-6 mt-4">
            <MoreLink href={localize('/glossary', locale)}>{t('loteria.glossary')}</MoreLink>
            <MoreLink href={href('firstVisit', locale)}>{t('loteria.visit')}</MoreLink>
            <MoreLink href={localize('/tools/brushing-timer', locale)}>
              {t('loteria.timer')}
            </MoreLink>
          </p>
        </section>
      </div>
    </FeaturePage>
  )
}

/** Shuffles and draws: caller.client.ts. */
function Caller() {
  const { t } = usePage(texts)
  return (
    <section
      className="loteria-caller flex media-[(scripting:none)]:hidden no-print"
      aria-labelledby="caller"
      data-caller
    >
      <div>
        <h2 className="h-2" id="caller">
          {t('loteria.caller')}
        </h2>
        <button className="btn btn-cobalto mt-4" type="button">
          <Icon name="ph-cards-fill" />
          <span data-again={t('loteria.again')}>{t('loteria.draw')}</span>
        </button>
        <p className="mt-4 text-meta" hidden>
          {t('loteria.called')} <b data-called />
        </p>
      </div>
      <div className="loteria-card" role="status" />
    </section>
  )
}

type BoardProps = { numbers: number[]; cards: LoteriaCard[]; place: number }

/** Pressing a picture puts a bean on it: each is a checkbox and needs no JavaScript. */
function Board({ numbers, cards, place }: BoardProps) {
  const { t } = usePage(texts)
  return (
    <form className="loteria-board" autoComplete="off" aria-labelledby={`board-${place}`}>
      <h3 id={`board-${place}`}>
        <span className="loteria-brand">{t('loteria.heading')} · </span>
        {t('loteria.board', { number: place })}
      </h3>
      <div className="loteria-grid">
        {numbers.map((number) => (
          <label key={number} className="loteria-cell">
            <input type="checkbox" />
            <Face card={cards[number - 1]!} number={number} />
          </label>
        ))}
      </div>
      <p className="loteria-shout no-print" role="status" lang="es" />
      <button className="no-print btn btn-small btn-line" type="reset">
        {t('loteria.clear')}
      </button>
    </form>
  )
}

function Face({ card: { motif, name }, number }: { card: LoteriaCard; number: number }) {
  return (
    <>
      <b className="loteria-number">{number}</b>
      {/* Not lazy: all of them are printed, even without scrolling. */}
      <img
        className="loteria-picture"
        src={artHref(`loteria/${motif}.svg`)}
        {...crops.loteria}
        alt=""
        decoding="async"
      />
      <span className="loteria-name">
        <Both text={name} />
      </span>
    </>
  )
}
