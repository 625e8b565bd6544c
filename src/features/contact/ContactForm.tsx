import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { texts } from './texts.ts'

export const contactTopics = ['correction', 'problem', 'idea', 'other'] as const
export const maxLengths = { message: 2000, page: 200 }

export type ContactValues = Partial<Record<'topic' | 'message' | 'page', string>>
export type ContactErrors = {
  topic?: 'topic'
  message?: 'message' | 'long'
  page?: 'page'
}

type Props = {
  /** A rejected submission, to be corrected. */
  values?: ContactValues
  /** Why it was rejected. */
  problem?: string
  errors?: ContactErrors
}

/** A message to the site's team. It asks for no name or address, so nobody can reply. */
export function ContactForm({ values, problem, errors }: Props) {
  const { locale, t } = usePage(texts)
  const { message: max } = maxLengths
  const wrong = Object.entries(errors ?? {}).map(([name, error]) => ({
    id: `contact-${name}`,
    label: t(`contact.${name as keyof ContactErrors}`),
    error: t(`contact.errors.${error}`, { max }),
  }))
  return (
    <form
      className="grid gap-6 panel shadow-cut"
      id={problem ? undefined : 'form'}
      method="post"
      action={href('contact', locale, '#form')}
    >
      {problem && <FormProblem id="form" problem={problem} fields={wrong} />}
      <Topics picked={values?.topic} error={errors?.topic && t('contact.errors.topic')} />
      <TextField
        id="contact-message"
        name="message"
        label={t('contact.message')}
        hint={t('contact.messageHint', { max })}
        value={values?.message}
        error={errors?.message && t(`contact.errors.${errors.message}`, { max })}
        maxLength={max}
        rows={7}
        required
      />
      <TextField
        id="contact-page"
        name="page"
        label={t('contact.page')}
        hint={t('contact.pageHint')}
        value={values?.page}
        error={errors?.page && t('contact.errors.page')}
        maxLength={maxLengths.page}
      />
      <button className="btn btn-cobalto justify-self-start">{t('contact.submit')}</button>
      <p className="text-fine text-tinta-2">{t('contact.note')}</p>
    </form>
  )
}

function Topics({ picked, error }: { picked?: string; error?: string }) {
  const { t } = usePage(texts)
  return (
    <fieldset id="contact-topic" aria-describedby={error && 'contact-topic-error'}>
      <legend className="p-0 mb-2 font-700">{t('contact.topic')}</legend>
      <div className="grid sm:grid-cols-2 gap-2.5 mb-2">
        {contactTopics.map((topic) => (
          <RadioRow key={topic} name="topic" value={topic} checked={topic === picked} required>
            {t(`contact.topics.${topic}`)}
          </RadioRow>
        ))}
      </div>
      {error && <FieldError id="contact-topic-error">{error}</FieldError>}
    </fieldset>
  )
}

/** Replaces the form once a message has been received. */
export function ContactThanks() {
  const { locale, t } = usePage(texts)
  return (
    <div className="grid gap-5" id="form">
      <SuccessNote>
        <p className="font-700">{t('contact.sent')}</p>
        <p>{t('contact.sentText')}</p>
      </SuccessNote>
      <UrgentLine text={t('hub.urgent')} />
      <p>
        <MoreLink href={href('contact', locale, '#form')}>{t('contact.again')}</MoreLink>
      </p>
    </div>
  )
}
