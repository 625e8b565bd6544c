import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The boxes of the sheet, in order, with the characters each may hold. */
export const prepareFields = [
  { name: 'problem', maxLength: 600, rows: 4 },
  { name: 'since', maxLength: 200, rows: 2 },
  { name: 'changes', maxLength: 400, rows: 2 },
  { name: 'tried', maxLength: 400, rows: 2 },
  { name: 'health', maxLength: 600, rows: 3 },
  { name: 'questions', maxLength: 600, rows: 4 },
] as const

export type PrepareNotes = Partial<Record<(typeof prepareFields)[number]['name'], string>>

type Props = {
  notes: PrepareNotes
  /** Sent, and not to be turned into a sheet yet: nothing was filled in, or too much. */
  refused?: boolean
}

/** Notes for a dental visit. Posted, so that they never stand in an address. */
export function PrepareForm({ notes, refused = false }: Props) {
  const { locale, t } = usePage()
  const isEmpty = Object.keys(notes).length === 0
  const hints: PrepareNotes = {
    problem: t('prepare.hints.problem'),
    health: t('prepare.hints.health'),
  }
  return (
    <form
      className="scroll-mt-24 grid gap-5 panel shadow-cut"
      id="prepare-form"
      method="post"
      action={href('askDentist', locale, '#prepare-form')}
    >
      {refused && isEmpty && <FieldError role="alert">{t('prepare.empty')}</FieldError>}
      {prepareFields.map(({ name, maxLength, rows }) => (
        <TextField
          key={name}
          id={`prepare-${name}`}
          name={name}
          label={t(`prepare.fields.${name}`)}
          hint={hints[name]}
          value={notes[name]}
          error={
            (notes[name]?.length ?? 0) > maxLength
              ? t('prepare.long', { max: maxLength })
              : undefined
          }
          maxLength={maxLength}
          rows={rows}
        />
      ))}
      <button className="btn btn-cobalto justify-self-start">{t('prepare.submit')}</button>
      <p className="text-fine text-tinta-2">{t('prepare.note')}</p>
    </form>
  )
}
