import type { AlertGroup } from '../../content/alerts.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Both } from '../../sections/forms/Both.tsx'
import { FeatureStyle, Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { inBoth, nameChild, prepareFields, type Sheet, toFields } from './sheet.ts'
import { CallNow, CarriedLines, SheetEnd, SheetHead } from './SheetParts.tsx'
import { texts } from './texts.ts'

type Props = {
  sheet: Sheet
  alerts: AlertGroup[]
  /** The notes sound like an emergency: the numbers come before the sheet. */
  urgent: boolean
  /** Where the visitor is, when known. */
  country?: string
  /** The sheet as a QR code, if it fits: the URL of a picture. */
  code?: string
}

/** The printable notes. Rendered for one request, never stored. */
export function Page({ sheet, alerts, urgent, country, code }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <main id="main">
      <Stylesheet />
      <FeatureStyle feature="ask-dentist" />
      <div className="wrap grid grid-cols-[minmax(0,860px)] gap-7 py-10 lg:py-16">
        {urgent && <CallNow text={t('prepare.urgent')} country={country} />}
        {/* The target of the form, unless the numbers come first. */}
        <h1 className="text-1" id={urgent ? undefined : 'prepare-form'} tabIndex={-1}>
          {t('prepare.title')}
        </h1>
        <p className="no-print text-lede">{t('prepare.intro')}</p>
        <PaperSheet sheet={sheet} alerts={alerts} code={code} />
        <div className="no-print flex flex-wrap gap-2.5 items-center">
          <PrintButton label={t('sheet.printSheet')} />
          <ChangeForm sheet={sheet} />
        </div>
        <p className="no-print flex flex-wrap gap-x-6">
          <MoreLink href={href('phrases', locale)}>{t('prepare.chair')}</MoreLink>
          <MoreLink href={href('mouthMap', locale)}>{t('prepare.map')}</MoreLink>
        </p>
      </div>
    </main>
  )
}

function PaperSheet({
  sheet: { notes, ticked, carried },
  alerts,
  code,
}: Omit<Props, 'urgent' | 'country'>) {
  const { t } = usePage(texts)
  const shown = alerts.flatMap((group) => group.alerts).filter(({ id }) => ticked.includes(id))
  return (
    <div className="sheet grid grid-cols-[minmax(0,1fr)] gap-5 panel">
      <SheetHead />
      {carried.child && (
        <p className="both sheet-heading">
          <Both text={nameChild(carried.child)} />
        </p>
      )}
      <CarriedLines carried={carried} />
      {prepareFields.map(
        ({ name }) =>
          notes[name] && (
            <section key={name}>
              <h2 className="both sheet-heading">
                <Both text={inBoth(`prepare.fields.${name}`)} />
              </h2>
              <p className="mt-1.5 whitespace-pre-line break-words" dir="auto">
                {notes[name]}
              </p>
            </section>
          ),
      )}
      {shown.length > 0 && (
        <section>
          <h2 className="both sheet-heading">
            <Both text={inBoth('sheet.alerts')} />
          </h2>
          <ul>
            {shown.map(({ id, en, es }) => (
              <li key={id} className="sheet-tick">
                <Icon name="ph-check-square-fill" className="sheet-mark" />
                <span className="both">
                  <Both text={{ en, es }} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SheetEnd code={code} />
      {!code && <p className="no-print text-fine text-tinta-2">{t('sheet.noCode')}</p>}
      <p className="text-fine text-tinta-2">{t('prepare.about')}</p>
    </div>
  )
}

/** Back to the form with the notes filled in, because the server has not stored them. */
function ChangeForm({ sheet }: { sheet: Sheet }) {
  const { locale, t } = usePage(texts)
  return (
    <form method="post" action={href('askDentist', locale, '#prepare-form')}>
      {toFields(sheet).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn btn-small btn-line" name="change" value="1">
        <Icon name="ph-pencil-simple-bold" />
        {t('prepare.change')}
      </button>
    </form>
  )
}
