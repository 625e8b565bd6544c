import { type ReactNode, useId } from 'react'
import { type Urgency, type UrgencyLevel, urgencyLevels } from '../../content/urgency.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Inline } from '../../ui/Inline.tsx'
import { EmergencyNumbers } from '../../sections/emergency/EmergencyNumbers.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { SourceList } from '../../sections/page/SourceList.tsx'
import type { TopicChoice, UrgencyResult } from './data.ts'
import { texts } from './texts.ts'

export type Answer = Urgency & {
  isChild: boolean
  about: TopicChoice
  result: UrgencyResult
  country?: string
}

const looks = {
  now: { bar: 'on-dark bg-alert text-white', icon: 'ph-warning-octagon-fill' },
  today: { bar: 'bg-maiz text-ink', icon: 'ph-clock-fill' },
  week: { bar: 'on-dark bg-cobalto text-white', icon: 'ph-calendar-check-fill' },
  routine: { bar: 'on-dark bg-agave text-white', icon: 'ph-calendar-check-fill' },
}

/** How urgent it is, why, what to do meanwhile and whom to call. Never a diagnosis. */
export function UrgencyAnswer({ level, topic, isChild, about, result, country }: Answer) {
  const { t } = usePage(texts)
  const { bar, icon } = looks[level]
  return (
    <div className="max-w-[860px] mx-auto overflow-hidden rounded-xl border-2 border-solid border-[var(--outline)] bg-papel shadow-cut">
      <div className={`px-[clamp(22px,4vw,52px)] py-7 print:py-3 ${bar}`}>
        <div className="flex gap-5 items-center justify-between">
          <div>
            <p className="font-650">
              {isChild ? `${about.name} · ${t('howSoon.who.child')}` : about.name}
            </p>
            <h1 className="flex gap-3.5 items-center mt-1 text-[clamp(2rem,1.5rem+2.4vw,3.25rem)] leading-[1.04]">
              <Icon name={icon} className="text-[.9em]" />
              {t(`howSoon.answer.${level}`)}
            </h1>
          </div>
          {level !== 'now' && (
            <span className="no-print flex-none hidden sm:block w-24 h-24 rounded-l p-3 bg-t-menta">
              <Motif name={about.motif} className="w-full h-full" />
            </span>
          )}
        </div>
        {level === 'now' && (
          <div className="mt-5">
            <p className="mb-4 font-600">{t('howSoon.call.now')}</p>
            <EmergencyNumbers country={country} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6.5 p-[clamp(22px,4vw,52px)] print:gap-0 print:py-0 print:leading-[1.35]">
        <Levels current={level} />
        <Part title={t('howSoon.why')}>
          <p>
            <Inline html={result.why} />
          </p>
        </Part>
        <Part title={t('howSoon.until')}>
          <ul className="diamonds">
            {result.until.map((html) => (
              <li key={html}>
                <Inline html={html} />
              </li>
            ))}
          </ul>
        </Part>
        {level !== 'now' && result.whom && (
          <Whom level={level} whom={result.whom} country={country} />
        )}
        <p className="flex gap-3 rounded-m bg-g-maiz px-5 py-3.5 print:p-0 font-650 leading-[1.45]">
          <Icon name="ph-info-bold" className="mt-.5 text-[1.3rem]" />
          {t('howSoon.unsure')}
        </p>
        <Read read={result.read} />
        <Ways level={level} topic={topic} isChild={isChild} />
        <p className="text-fine text-tinta-2">
          {t('howSoon.notDiagnosis')} <span className="no-print">{t('howSoon.address')}</span>
        </p>
        <Sources references={result.references} />
      </div>
    </div>
  )
}

type PartProps = { title: string; className?: string; children: ReactNode }

function Part({ title, className, children }: PartProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="text-[1.625rem] leading-[1.1] mb-3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Levels({ current }: { current: UrgencyLevel }) {
  const { t } = usePage(texts)
  return (
    <ol className="no-print grid grid-cols-2 sm:grid-cols-4 gap-2">
      {urgencyLevels.map((level) => (
        <li
          key={level}
          className={`rounded-m border-2 border-solid px-3.5 py-2.5 font-700 leading-[1.3] ${level === current ? 'border-ink bg-maiz text-ink' : 'border-linea text-tinta-2'}`}
          aria-current={level === current ? 'true' : undefined}
        >
          {t(`howSoon.levels.${level}`)}
          {level === current && (
            <small className="block text-fine font-550">{t('howSoon.here')}</small>
          )}
        </li>
      ))}
    </ol>
  )
}

type WhomProps = {
  level: Exclude<UrgencyLevel, 'now'>
  whom: NonNullable<UrgencyResult['whom']>
  country?: string
}

function Whom({ level, whom, country }: WhomProps) {
  const { locale, t } = usePage(texts)
  return (
    <Part title={t('howSoon.whom')}>
      <p>
        {t(`howSoon.call.${whom}.${level}`)} {level === 'today' && t('howSoon.nobody')}
      </p>
      <p className="no-print mt-1.5">
        <MoreLink href={href('askDentist', locale, '#reach')}>{t('howSoon.reach')}</MoreLink>
      </p>
      <p className="no-print">
        <MoreLink href={href('noAppointment', locale, `?level=${level}`)}>
          {t('howSoon.noAppointment')}
        </MoreLink>
      </p>
      <details className="mt-1.5" open={country !== undefined}>
        <summary className="inline-flex items-center gap-[.5em] min-h-11 font-650 text-link">
          <Icon name="ph-phone-call-fill" />
          {t('howSoon.worse')}
        </summary>
        <div className="mt-2.5">
          <EmergencyNumbers country={country} quiet />
          {country !== undefined && <p className="no-print mt-2 text-fine">{t('howSoon.place')}</p>}
        </div>
      </details>
    </Part>
  )
}

function Read({ read }: Pick<UrgencyResult, 'read'>) {
  const { locale, t } = usePage(texts)
  return (
    <Part className="no-print" title={t('howSoon.read')}>
      <ul>
        {read.map(({ path, label }) => (
          <li key={path}>
            <MoreLink href={localize(path, locale)}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Ways({ level, topic, isChild }: Pick<Answer, keyof Urgency | 'isChild'>) {
  const { locale, t } = usePage(texts)
  const carried = `?level=${level}&topic=${topic}${isChild ? '&child=on' : ''}`
  return (
    <div className="no-print flex flex-wrap gap-2.5 items-center">
      {level !== 'now' && (
        <a className="btn btn-cobalto" href={href('askDentist', locale, `${carried}#prepare`)}>
          {t('howSoon.take')}
          <Icon name="ph-arrow-right-bold" />
        </a>
      )}
      <PrintButton label={t('howSoon.print')} />
      <a className="btn btn-small btn-line" href={href('urgency', locale)}>
        <Icon name="ph-arrow-counter-clockwise-bold" />
        {t('howSoon.again')}
      </a>
    </div>
  )
}

function Sources({ references }: Pick<UrgencyResult, 'references'>) {
  const { t } = usePage(texts)
  if (references.length === 0) return null
  return (
    <details className="no-print group">
      <summary className="inline-flex items-center gap-[.5em] min-h-11 font-700">
        {t('howSoon.sources')}
        <Icon
          name="ph-caret-down-bold"
          className="text-link transition-transform group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <SourceList references={references} />
    </details>
  )
}
