import { usePage } from '../../page-context.ts'
import { FieldError } from '../../ui/FieldError.tsx'

type Props = {
  /** Begins the ids. */
  form: 'subscribe' | 'unsubscribe'
  /** What was sent and refused, to be mended. */
  email?: string
  error?: string
}

/** The address of whoever joins the list or leaves it. */
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
