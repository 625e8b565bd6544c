import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { EmailField } from './EmailField.tsx'
import { texts } from './texts.ts'

type Props = {
  /** Whether the address is sent a link by email or removed at once. */
  confirms: boolean
  /** A rejected submission, to be corrected. */
  email?: string
  error?: string
  deletes?: boolean
}

/** For readers without an unsubscribe link at hand. */
export function UnsubscribeForm({ confirms, email, error, deletes }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <form className="grid gap-5" method="post" action={href('newsletterUnsubscribe', locale)}>
      <EmailField form="unsubscribe" email={email} error={error} />
      {!confirms && (
        <label className="choice flex gap-4 items-center min-h-13 px-4.5 py-2.5 max-w-[460px] leading-[1.35]">
          <input
            className="w-6 h-6 m-0 flex-none accent-[var(--link)]"
            type="checkbox"
            name="delete"
            value="1"
            defaultChecked={deletes}
          />
          <span>{t('unsubscribe.alsoDelete')}</span>
        </label>
      )}
      <button className="btn btn-rosa justify-self-start">
        {t(confirms ? 'unsubscribe.sendLink' : 'unsubscribe.button')}
      </button>
    </form>
  )
}
