import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FeatureStyle, Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PageBand } from '../../sections/page/PageBand.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { SourceList } from '../../sections/page/SourceList.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { MouthMap } from './data.ts'
import { MouthDrawing, ToothOutlines } from './MouthDrawing.tsx'
import { PlaceList } from './PlaceList.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { texts } from './texts.ts'

type Props = { data: MouthMap }

const drawings = ['adult', 'baby'] as const

/** Where a pain begins to be found: a tooth in the middle of its row, or a place around it. */
const beginnings = [
  { place: 'tooth-16', label: 'topRight' },
  { place: 'tooth-26', label: 'topLeft' },
  { place: 'tooth-46', label: 'bottomRight' },
  { place: 'tooth-36', label: 'bottomLeft' },
  { place: 'tooth-11', label: 'topFront' },
  { place: 'tooth-41', label: 'bottomFront' },
  { place: 'lower-gum', label: 'gum' },
  { place: 'tongue', label: 'tongue' },
  { place: 'right-cheek', label: 'cheek' },
  { place: 'right-jaw-joint', label: 'joint' },
] as const

/** The places of the mouth as a drawing and as a list, with their names at the dentist. */
export function Page({ data: { groups, varies, references } }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <main id="main">
      <Stylesheet />
      <FeatureStyle feature="mouth-map" />
      <PageBand ground="menta" className="pt-6 pb-7.5 lg:pt-3 lg:pb-4">
        <Breadcrumb current={t('mouth.heading')} />
        <div className="lg:grid lg:grid-cols-[auto_minmax(0,1fr)] gap-x-12 items-center">
          <h1 className="text-1 mt-3 mb-4 lg:m-0">{t('mouth.heading')}</h1>
          <p className="no-print text-lede lg:text-body max-w-[42em]">{t('mouth.lede')}</p>
        </div>
      </PageBand>
      <div className="mouth-page wrap grid grid-cols-[minmax(0,1fr)] gap-7 pt-7 lg:pt-4 pb-16">
        <ToothOutlines />
        <div className="mouth">
          <nav
            className="mouth-switch no-print flex flex-wrap gap-2.5 items-center"
            aria-label={t('mouth.switch')}
          >
            {drawings.map((set) => (
              <a key={set} className="pill" href={`#${set}-teeth`}>
                {t(`mouth.sets.${set}`)}
              </a>
            ))}
            <a className="more sm:ml-auto" href="#list">
              {t('mouth.skip')}
            </a>
          </nav>
          {drawings.map((set) => (
            <div key={set} className="mouth-map" id={`${set}-teeth`}>
              <MouthDrawing set={set} groups={groups} />
              <p className="mt-3 max-w-[470px]">
                <b>{t('mouth.seen')}</b> {t('mouth.no')}
              </p>
            </div>
          ))}
          <nav className="mouth-choose no-print grid gap-3 panel" aria-labelledby="where">
            <h2 className="h-2" id="where">
              {t('mouth.choose')}
            </h2>
            <p>{t('mouth.chooseText')}</p>
            <ul className="grid grid-cols-2 gap-2">
              {beginnings.map(({ place, label }) => (
                <li key={place}>
                  <a className="pill w-full h-full justify-center text-center" href={`#${place}`}>
                    {t(`mouth.beginnings.${label}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {groups.flatMap((group) =>
            group.places.map((place) => <PlacePanel key={place.id} group={group} place={place} />),
          )}
        </div>
        <div className="no-print">
          <UrgentLine text={t('hub.urgent')} />
        </div>
        <PlaceList groups={groups} varies={varies} />
        <section aria-labelledby="references">
          <h2 className="h-3 mb-2" id="references">
            {t('article.references')}
          </h2>
          <SourceList references={references} />
        </section>
        <p className="no-print flex flex-wrap gap-2.5">
          <PrintButton label={t('mouth.print')} />
          <OtherLanguageLink />
        </p>
        <p className="no-print flex flex-wrap gap-x-6">
          <MoreLink href={href('phrases', locale)}>{t('mouth.phrases')}</MoreLink>
          <MoreLink href={href('conditions', locale)}>{t('conditions.all')}</MoreLink>
        </p>
      </div>
    </main>
  )
}
