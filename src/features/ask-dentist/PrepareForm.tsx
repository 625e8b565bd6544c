import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FeatureStyle } from '../../sections/frame/Stylesheet.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { Both } from '../../sections/forms/Both.tsx'
import { inBoth, isEmptySheet, type Offered, prepareFields, type Sheet, toFields } from './sheet.ts'
import {
  AlertBoxes,
  CallNow,
  CarriedLines,
  ChildBox,
  PlaceField,
  SheetEnd,
  SheetHead,
} from './SheetParts.tsx'
import { texts } from './texts.ts'

type Props = {
  sheet: Sheet
  offered: Offered
  /** Filled in from a conversation with Molly. */
  filled?: boolean
  /** What was said sounds like an emergency. */
  urgent?: boolean
  /** The sent form can't become a sheet: it is empty or too long. */
  refused?: boolean
  /** Shown in place of what is wrong with the notes. */
  problem?: string
}

/** The notes for a dental visit. Sent by POST, so that they never appear in a URL. */
export function PrepareForm({
  sheet,
  offered: { alerts, places },
  filled = false,
  urgent = false,
  refused = false,
  ...given
}: Props) {
  const { locale, t } = usePage(texts)
  const { notes, ticked, carried } = sheet
  const { child, place, ...unchanged } = carried
  const wrong = prepareFields
    .filter(({ name, maxLength }) => (notes[name]?.length ?? 0) > maxLength)
    .map(({ name, maxLength }) => ({
      id: `prepare-${name}`,
      label: t(`prepare.fields.${name}`),
      error: t('prepare.long', { max: maxLength }),
    }))
  const refusal = isEmptySheet(sheet) ? t('prepare.empty') : t('error.form')
  const problem = given.problem ?? (refused ? refusal : undefined)
  const hints = {
    diary: t('prepare.hints.diary'),
    problem: t('prepare.hints.problem'),
    health: t('prepare.hints.health'),
  }
  const fieldOf = ({ name, maxLength, rows }: (typeof prepareFields)[number]) => (
    <TextField
      key={name}
      id={`prepare-${name}`}
      name={name}
      label={
        <span className="both">
          <Both text={inBoth(`prepare.fields.${name}`)} />
        </span>
      }
      hint={name in hints ? hints[name as keyof typeof hints] : undefined}
      value={notes[name]}
      error={wrong.find(({ id }) => id === `prepare-${name}`)?.error}
      maxLength={maxLength}
      rows={rows}
      // On paper an empty diary is left out: the style asks whether this is shown.
      placeholder={name === 'diary' ? ' ' : undefined}
    />
  )
  return (
    <>
      <FeatureStyle feature="ask-dentist" />
      {carried.level === 'now' && <CallNow text={t('sheet.now')} />}
      {urgent && <CallNow text={t('prepare.urgent')} />}
      <form
        className="sheet grid grid-cols-[minmax(0,1fr)] gap-5 panel shadow-cut"
        id={problem ? undefined : 'prepare-form'}
        method="post"
        action={href('askDentist', locale, '#prepare-form')}
        data-printed
      >
        {problem && <FormProblem id="prepare-form" problem={problem} fields={wrong} />}
        {filled && <p className="no-print font-600">{t('prepare.filled')}</p>}
        <div className="sheet-paper">
          <p className="both sheet-heading">
            <Both text={inBoth('prepare.title')} />
          </p>
          <SheetHead />
        </div>
        {toFields({ notes: {}, ticked: [], carried: unchanged }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ChildBox child={child} />
        <CarriedLines carried={unchanged} />
        <PlaceField places={places} chosen={place?.id} child={child} />
        {prepareFields.slice(0, 4).map(fieldOf)}
        <div className="sheet-diary grid gap-2">
          {fieldOf(prepareFields[4])}
          <AddDiary />
        </div>
        <AlertBoxes groups={alerts} ticked={ticked} child={child} />
        {prepareFields.slice(5).map(fieldOf)}
        <div className="sheet-paper">
          <SheetEnd />
          <p>{t('prepare.about')}</p>
        </div>
        <p className="no-print flex flex-wrap gap-2.5 items-center">
          <button className="btn btn-cobalto">{t('prepare.submit')}</button>
          <PrintButton label={t('sheet.print')} />
        </p>
        <p className="no-print text-fine text-tinta-2">
          {t('sheet.private')} {t('prepare.note')}
        </p>
      </form>
    </>
  )
}

/** The diary is in the visitor's browser: a script puts it into the field above, or there is a link to it. */
function AddDiary() {
  const { locale, t } = usePage(texts)
  return (
    <div className="no-print flex flex-wrap gap-x-5 gap-y-2 items-center">
      <button
        className="btn btn-small btn-line media-[(scripting:none)]:hidden"
        type="button"
        data-diary
        data-none={t('prepare.noDiary')}
      >
        <Icon name="ph-calendar-plus-bold" />
        {t('prepare.addDiary')}
      </button>
      <MoreLink href={href('symptomDiary', locale)}>{t('prepare.diary')}</MoreLink>
      <span role="status" />
    </div>
  )
}
