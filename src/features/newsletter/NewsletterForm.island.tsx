import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIslandText } from '../../i18n/island-text.ts'
import type { Locale } from '../../i18n/locales.ts'
import { endpoints } from '../../routes.ts'
import { fetchInTime } from '../../ui/fetch-in-time.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Toast } from '../../ui/Toast.tsx'

type Props = { place: 'bar' | 'footer' }

const looks = {
  bar: {
    form: 'newsletter-bar-form',
    field: 'newsletter-bar-field',
    button: 'btn btn-rosa newsletter-bar-button',
  },
  footer: {
    form: 'flex flex-col sm:flex-row sm:items-end gap-2.5',
    field: 'field paper',
    button: 'btn btn-maiz',
  },
}

export default function NewsletterForm({ place }: Props) {
  const { locale, t } = useIslandText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, reset, isPending, isSuccess, isError, error, data } = useMutation({
    mutationFn: (email: string) => postSubscription(email, locale, place),
    onSuccess: () => {
      input.current!.value = ''
      closeNewsletterBar()
    },
    onError: (error) => console.error('newsletter failed', error),
  })

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const email = input.current!.value.trim()
    if (email && !isPending) mutate(email)
  }

  const failure =
    error instanceof Refused ? t(`newsletter.${error.reason}`) : t('newsletter.failure')
  const look = looks[place]
  return (
    <form className={look.form} method="post" action={endpoints.newsletter} onSubmit={submit}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="source" value={place} />
      <div className="flex-1 min-w-0">
        <label
          className={place === 'bar' ? 'sr-only' : 'block font-650 text-meta mb-1.5'}
          htmlFor={id}
        >
          {t('newsletter.email')}
        </label>
        <input
          ref={input}
          id={id}
          className={look.field}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t(place === 'bar' ? 'newsletter.barPlaceholder' : 'newsletter.placeholder')}
          aria-invalid={isError || undefined}
          aria-describedby={isError ? `${id}-error` : undefined}
        />
        {/* Announced once by the toast, and again with the field. */}
        {isError && (
          <p id={`${id}-error`} hidden>
            {failure}
          </p>
        )}
      </div>
      <button className={look.button} type="submit" disabled={isPending}>
        <span className="newsletter-words">
          {t(isPending ? 'newsletter.sending' : 'newsletter.subscribe')}
        </span>
        <Icon name="ph-arrow-right-bold" className="newsletter-arrow" />
      </button>
      {(isSuccess || isError) &&
        createPortal(
          <Toast
            kind={isSuccess ? 'success' : 'error'}
            title={isSuccess ? t('newsletter.success') : t('common.error')}
            text={isSuccess ? t(`newsletter.${data.status}`) : failure}
            closeLabel={t('common.close')}
            onClose={reset}
            action={
              isError && !(error instanceof Refused)
                ? { label: t('common.tryAgain'), onClick: () => submit() }
                : undefined
            }
          />,
          document.body,
        )}
    </form>
  )
}

type Subscribed = { ok: true; status: 'pending' | 'confirmed' }

/** Rejected by the server, with a reason. */
class Refused extends Error {
  readonly reason: 'invalid' | 'tooMany'

  constructor(status: number) {
    super(`${endpoints.newsletter} answered ${status}`)
    this.reason = status === 429 ? 'tooMany' : 'invalid'
  }
}

async function postSubscription(
  email: string,
  locale: Locale,
  source: Props['place'],
): Promise<Subscribed> {
  const response = await fetchInTime(endpoints.newsletter, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ email, locale, source }),
  })
  if (response.ok) return response.json() as Promise<Subscribed>
  if (response.status === 400 || response.status === 429) throw new Refused(response.status)
  throw new Error(`${endpoints.newsletter} answered ${response.status}`)
}

function closeNewsletterBar() {
  const bar = document.querySelector<HTMLDetailsElement>('[data-newsletter-bar]')
  if (bar) bar.open = false
}
