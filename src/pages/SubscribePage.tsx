import { usePage } from '../i18n/index.ts'
import { localeCodes, locales } from '../i18n/locales.ts'
import { endpoints, href } from '../routes.ts'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Motif } from '../ui/Motif.tsx'

type Props = {
  done?: boolean
  /** What was sent and refused, to be mended. */
  email?: string
  error?: string
}

export function SubscribePage({ done = false, email, error }: Props) {
  const { locale, t } = usePage()
  return (
    <main id="main" className="wrap py-[clamp(40px,7vw,104px)]">
      <div className="grid gap-6 max-w-[720px]">
        <span className="w-24 h-24 rounded-l p-3 bg-g-cielo">
          <Motif name="mail" className="w-full h-full" />
        </span>
        <h1 className="text-article leading-none">{t('subscribe.heading')}</h1>
        {done ? <Done /> : <Form email={email} error={error} />}
        <p>
          <MoreLink href={href('home', locale)}>{t('subscribe.back')}</MoreLink>
        </p>
      </div>
    </main>
  )
}

function Done() {
  const { t } = usePage()
  return (
    <p className="flex gap-4 items-start rounded-l bg-g-menta px-6 py-5 text-lede leading-normal">
      <Icon
        name="i-ph-check-circle-fill"
        className="mt-.5 text-[1.5rem] text-[#0B6650] dark:text-[#63C7A0]"
      />
      <span>
        <b>{t('newsletter.success')}</b> {t('newsletter.confirmed')}
      </span>
    </p>
  )
}

function Form({ email, error }: Pick<Props, 'email' | 'error'>) {
  const { locale, t } = usePage()
  return (
    <>
      <p className="text-lede leading-normal max-w-[36em]">{t('subscribe.text')}</p>
      <form className="grid gap-6" method="post" action={endpoints.newsletter}>
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
          {error && (
            <p className="flex gap-2 items-center font-650 text-alert-text" id="subscribe-error">
              <Icon name="i-ph-warning-circle-fill" />
              {error}
            </p>
          )}
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
        <input type="hidden" name="source" value="subscribe" />
        <button className="btn btn-rosa justify-self-start">{t('newsletter.subscribe')}</button>
      </form>
    </>
  )
}
