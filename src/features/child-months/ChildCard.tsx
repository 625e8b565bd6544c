import type { CitedPhrase } from '../../content/phrase.ts'
import { formatMonth } from '../../i18n/formats.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FactLine } from '../../sections/page/FactLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { Child } from './child.ts'
import type { Teeth } from './data.ts'
import { texts } from './texts.ts'

type Props = {
  child: Child
  /** All children on the page. */
  births: string[]
  /** The facts that mouths vary. */
  varies: string[]
}

/** What is due for one child: a card to print. */
export function ChildCard({ child, births, varies }: Props) {
  const { locale, t } = usePage(texts)
  const { birth, years, months, stage, coming, next } = child
  const age = [
    years > 0 && t('childMonths.years', years),
    (months > 0 || years === 0) && t('childMonths.months', months),
  ].filter((part) => part !== false)
  return (
    <section
      className="rounded-xl border-2 border-solid border-outline bg-papel p-[clamp(18px,3vw,36px)] break-inside-avoid"
      aria-labelledby={`child-${birth}`}
    >
      <div className="flex flex-wrap gap-3 justify-between items-start">
        <div>
          <h2 className="h-2" id={`child-${birth}`}>
            {t('childMonths.bornIn', { month: formatMonth(birth, locale) })}
          </h2>
          <p className="mt-1 font-650">{t('childMonths.age', { age: age.join(', ') })}</p>
        </div>
        <RemoveChild birth={birth} births={births} />
      </div>
      <h3 className="h-3 mt-6">{t('childMonths.coming')}</h3>
      {coming.length === 0 && <p className="mt-2">{t('childMonths.none')}</p>}
      <ul className="diamonds mt-2">
        {coming.map((teeth) => (
          <li key={teeth.en}>
            <TeethLine teeth={teeth} />
          </li>
        ))}
      </ul>
      {next.length > 0 && (
        <p className="mt-2">
          {t('childMonths.next')}{' '}
          {next.map((teeth, at) => (
            <span key={teeth.en}>
              {at > 0 && '; '}
              <TeethLine teeth={teeth} />
            </span>
          ))}
          .
        </p>
      )}
      <p className="mt-2 text-meta text-tinta-2">{t('childMonths.varies')}</p>
      <FactLine
        label={t('childMonths.sources')}
        facts={[...varies, ...[...coming, ...next].flatMap(({ facts }) => facts)]}
      />
      {(['paste', 'visit', 'watch'] as const).map((part) => (
        <Part key={part} title={t(`childMonths.${part}`)} lines={stage[part]} />
      ))}
      <p className="no-print mt-3">
        <MoreLink href={localize(stage.page, locale)}>{t('childMonths.more')}</MoreLink>
      </p>
      <Calendar child={child} />
    </section>
  )
}

function TeethLine({ teeth: { unit, from, to, ...name } }: { teeth: Teeth }) {
  const { locale, t } = usePage(texts)
  return (
    <>
      {name[locale]} ({t(`childMonths.span.${unit}`, { from, to })})
    </>
  )
}

function Part({ title, lines }: { title: string; lines: CitedPhrase[] }) {
  const { locale, t } = usePage(texts)
  return (
    <>
      <h3 className="h-3 mt-6">{title}</h3>
      <ul className="diamonds mt-2">
        {lines.map(({ facts, ...line }) => (
          <li key={line.en}>
            {line[locale]} <FactLine label={t('childMonths.sources')} facts={facts} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RemoveChild({ birth, births }: { birth: string; births: string[] }) {
  const { locale, t } = usePage(texts)
  return (
    <form className="no-print" method="post" action={href('childMonths', locale, '#child')}>
      <input type="hidden" name="births" value={births.filter((one) => one !== birth).join(' ')} />
      <button
        className="btn btn-small btn-line"
        name="drop"
        value={birth}
        aria-describedby={`child-${birth}`}
      >
        <Icon name="ph-trash-bold" />
        {t('childMonths.remove')}
      </button>
    </form>
  )
}

/** Calendar files, made by the reminders tool. */
function Calendar({ child: { years, visitOn } }: Pick<Props, 'child'>) {
  const { locale, t, today } = usePage(texts)
  const files = [
    ['checkup', years === 0 ? 'first' : 'checkup', visitOn, 12],
    ['brush', 'brush', today, 3],
  ] as const
  return (
    <div className="no-print">
      <h3 className="h-3 mt-6">{t('childMonths.calendar')}</h3>
      <p className="mt-1">{t('childMonths.calendarNote')}</p>
      <div className="flex flex-wrap gap-2.5 items-center mt-3">
        {files.map(([what, name, date, months]) => (
          <form key={what} method="post" action={href('reminders', locale)}>
            <input type="hidden" name="what" value={what} />
            <input type="hidden" name="date" value={date} />
            <input type="hidden" name="months" value={months} />
            <button className="btn btn-small btn-line">
              <Icon name="ph-download-simple-bold" />
              {t(`childMonths.${name}`)}
            </button>
          </form>
        ))}
        <MoreLink href={href('reminders', locale)}>{t('childMonths.reminders')}</MoreLink>
      </div>
    </div>
  )
}
