import { artHref } from '../../art/href.ts'
import { crops } from '../../art/crops.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FactLinks } from '../../sections/page/FactLinks.tsx'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { FirstVisit } from './data.ts'
import { texts } from './texts.ts'

/** A child's first dental visit as cards in order, each a picture and a sentence. */
export function Page({ data: { cards, parents } }: { data: FirstVisit }) {
  const { locale, t } = usePage(texts)
  return (
    <FeaturePage
      feature="first-visit"
      ground="turq"
      above={[{ label: t('visit.kids'), href: localize('/pediatric', locale) }]}
      name={t('visit.heading')}
      lede={t('visit.lede')}
      ledeClass="no-print"
      band={
        <>
          <p className="no-print flex flex-wrap gap-2.5 mt-5">
            <PrintButton label={t('visit.print')} />
            <OtherLanguageLink />
          </p>
          <p className="no-print mt-3 text-meta">{t('visit.paper')}</p>
        </>
      }
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-8 pb-16">
        <ol className="story grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 lg:grid-cols-3 gap-6">
          {cards.map((card, at) => (
            <li
              key={card.id}
              className="story-card flex flex-col rounded-l border-2 border-solid border-outline bg-papel overflow-hidden"
            >
              <Picture
                className="story-picture block w-full h-auto"
                src={artHref(`story/${card.id}.svg`)}
                {...crops.story}
                eager={at < 2}
              />
              <div className="px-5 pt-3 pb-5">
                <p className="text-meta font-700 text-link">
                  {at + 1} ·{' '}
                  {t(
                    at === 0 ? 'visit.first' : card === cards.at(-1) ? 'visit.last' : 'visit.next',
                  )}
                </p>
                <p className="mt-1 text-[1.375rem] font-650 leading-[1.3]">{card[locale]}</p>
              </div>
            </li>
          ))}
          <Board />
        </ol>
        <Parents parents={parents} />
      </div>
    </FeaturePage>
  )
}

/** A board to fill in by hand after the visit. */
function Board() {
  const { t } = usePage(texts)
  const box =
    'grid grid-rows-[auto_minmax(0,1fr)] rounded-m border-2 border-dashed border-outline p-4'
  return (
    <li className="story-card story-board sm:col-span-2 grid grid-cols-2 gap-4 min-h-56 rounded-l border-2 border-solid border-outline bg-papel p-5">
      <p className={box}>
        <b>{t('visit.boardFirst')}</b>
        <span className="self-center text-center text-[1.375rem] font-650">
          {t('visit.boardDentist')}
        </span>
      </p>
      <p className={box}>
        <b>{t('visit.boardThen')}</b>
        <span className="self-end text-meta text-tinta-2">{t('visit.boardHint')}</span>
      </p>
    </li>
  )
}

function Parents({ parents }: Pick<FirstVisit, 'parents'>) {
  const { locale, t } = usePage(texts)
  return (
    <section aria-labelledby="parents" className="no-print">
      <h2 className="h-2" id="parents">
        {t('visit.parents')}
      </h2>
      <div className="prose text-body mt-4 max-w-[44em]">
        <ul>
          {parents.map(({ facts, ...sentence }) => (
            <li key={sentence.en}>
              {sentence[locale]}{' '}
              <span className="text-meta">
                <FactLinks facts={facts} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4 text-meta text-tinta-2 max-w-[44em]">{t('visit.sources')}</p>
      <p className="flex flex-wrap gap-x-6 mt-4">
        <MoreLink href={localize('/article/first-dental-visit', locale)}>
          {t('visit.article')}
        </MoreLink>
        <MoreLink href={localize('/tools/brushing-timer', locale)}>{t('visit.timer')}</MoreLink>
        <MoreLink href={href('fridgeSheet', locale)}>{t('visit.fridge')}</MoreLink>
        <MoreLink href={href('loteria', locale)}>{t('visit.loteria')}</MoreLink>
        <MoreLink href={href('phrases', locale, '#children')}>{t('visit.phrases')}</MoreLink>
      </p>
    </section>
  )
}
