import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { EmergencyNumbers } from '../../sections/emergency/EmergencyNumbers.tsx'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { chooseDoors, toAsk, writeMessage } from './choose-doors.ts'
import type { Chosen, Need, NoAppointment } from './data.ts'
import { DoorList, Messages } from './DoorList.tsx'
import { NeedForm } from './NeedForm.tsx'
import { texts } from './texts.ts'

export type NeedState = {
  chosen: Chosen
  /** The form was sent without these. */
  missing?: (keyof Need)[]
  /** Everything was chosen: show the doors. */
  need?: Need
}

type Props = { data: NoAppointment; state: NeedState }

/** Where to ask next when no dentist has a free appointment. */
export function Page({ data, state: { chosen, missing, need } }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <FeaturePage
      ground="cielo"
      above={[{ label: t('doors.tools'), href: href('tools', locale) }]}
      name={t('doors.heading')}
      heading={need && t(resultTitle(need))}
      headingId={missing || need?.level === 'now' ? undefined : 'doors'}
      lede={t(need ? 'doors.order' : 'doors.lede')}
      low
      alarm={need?.level === 'now' && <CallNow country={need.country} />}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 pt-6 pb-16 max-w-[980px]">
        {need ? (
          <>
            <Doors data={data} need={need} />
            <details className="no-print">
              <summary className="inline-flex items-center min-h-11 font-700 text-link">
                {t('doors.change')}
              </summary>
              <div className="mt-3">
                <NeedForm chosen={need} submit={t('doors.again')} />
              </div>
            </details>
          </>
        ) : (
          <NeedForm chosen={chosen} missing={missing} submit={t('doors.submit')} />
        )}
        {need?.level !== 'now' && <UrgentLine text={t('doors.worse')} />}
        <p className="rounded-m bg-g-rosa px-5 py-4 leading-normal">{t('doors.limits')}</p>
        <p className="no-print grid gap-2 justify-items-start">
          {!need && <OtherLanguageLink />}
          <MoreLink href={href('askDentist', locale, '#prepare')}>{t('doors.sheet')}</MoreLink>
          <MoreLink href={href('treatmentPlan', locale)}>{t('doors.plan')}</MoreLink>
          <MoreLink href={localize('/check-a-dentist', locale)}>{t('doors.check')}</MoreLink>
        </p>
      </div>
    </FeaturePage>
  )
}

export function resultTitle({ level }: Need) {
  return level === 'now' ? 'doors.after' : 'doors.result'
}

function CallNow({ country }: Pick<Need, 'country'>) {
  const { locale, t } = usePage(texts)
  return (
    <div className="on-dark bg-alert text-white" id="doors" tabIndex={-1}>
      <div className="wrap grid gap-4 py-6">
        <p className="text-lede font-700">{t('doors.now')}</p>
        <EmergencyNumbers country={country === 'other' ? undefined : country.toUpperCase()} />
        <p className="no-print">
          <a className="btn btn-line" href={href('emergency', locale)}>
            {t('doors.emergency')}
          </a>
        </p>
      </div>
    </div>
  )
}

function Doors({ data, need }: { data: NoAppointment; need: Need }) {
  const { t } = usePage(texts)
  const ask = toAsk(need)
  return (
    <div>
      <p className="no-print">
        <PrintButton label={t('doors.print')} />
      </p>
      <DoorList doors={chooseDoors(data, ask)} />
      <Messages message={writeMessage(data, ask)} />
    </div>
  )
}
