import { usePage } from '../../page-context.ts'
import { localeCodes, locales } from '../../i18n/locales.ts'
import { endpoints } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'

type Props = {
  source: 'subscribe' | 'newsletters'
  /** Whether the address must be confirmed by mail, or is on the list at once. */
  confirms: boolean
  /** What was sent and refused, to be mended. */
  email?: string
  error?: string
}

/** The whole form for the newsletter, with the choice of its language; it needs no script. */
export function SubscribeForm({ source, confirms, email, error }: Props) {
  const { locale, t } = usePage()
  return (
    <form
      className={`grid gap-6 ${source === 'newsletters' ? 'airmail p-[clamp(20px,4vw,44px)]' : ''}`}
      method="post"
      action={endpoints.newsletter}
    >
      <div className="grid gap-2">
        <label className="font-700" htmlFor="subscribe-email">
          {t('newsletter.email')}
        </label>
        <input
          className="field max-w-[460px] aria-[invalid=true]:border-alert"
          id="subscribe-email"
          type="email"
          name="email"
          defaultValue={email}
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('newsletter.placeholder')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'subscribe-error' : undefined}
        />
        {error && <FieldError id="subscribe-error">{error}</FieldError>}
      </div>
      <fieldset className="grid sm:grid-cols-2 gap-2.5 max-w-[460px]">
        <legend className="font-700 mb-2 p-0">{t('subscribe.language')}</legend>
        {localeCodes.map((code) => (
          <label
            key={code}
            className="flex gap-3 items-center min-h-13 px-4 rounded-m border-2 border-solid border-linea-form font-600 cursor-pointer has-[:checked]:border-link has-[:checked]:bg-g-cielo"
          >
            <input
              className="w-6 h-6 m-0 flex-none accent-[var(--link)]"
              type="radio"
              name="locale"
              value={code}
              defaultChecked={code === locale}
            />
            <span lang={code}>{locales[code].name}</span>
          </label>
        ))}
      </fieldset>
      <input type="hidden" name="source" value={source} />
      <p className="max-w-[34em]">{t(confirms ? 'subscribe.byMail' : 'subscribe.atOnce')}</p>
      <button className="btn btn-rosa justify-self-start">{t('newsletter.subscribe')}</button>
    </form>
  )
}
