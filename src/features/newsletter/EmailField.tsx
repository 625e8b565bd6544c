import { usePage } from '../../page-context.ts'
import { FieldError } from '../../ui/FieldError.tsx'

type Props = {
  /** Prefix of the ids. */
  form: 'subscribe' | 'unsubscribe'
  /** A rejected submission, to be corrected. */
  email?: string
  error?: string
}

/** The email field for subscribing and unsubscribing. */
export function EmailField({ form, email, error }: Props) {
  const { t } = usePage()
  return (
    <div className="grid gap-2">
      <label className="font-700" htmlFor={`${form}-email`}>
        {t('newsletter.email')}
      </label>
      <input
        className="field max-w-[460px] aria-[invalid=true]:border-alert"
        id={`${form}-email`}
        type="email"
        name="email"
        defaultValue={email}
        required
        maxLength={254}
        autoComplete="email"
        placeholder={t('newsletter.placeholder')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${form}-error` : undefined}
      />
      {error && <FieldError id={`${form}-error`}>{error}</FieldError>}
    </div>
  )
}
