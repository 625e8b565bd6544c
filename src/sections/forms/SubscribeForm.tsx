import { usePage } from '../../page-context.ts'
import { endpoints } from '../../routes.ts'
import { EmailField } from './EmailField.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

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
      <EmailField form="subscribe" email={email} error={error} />
      <LanguageChoice legend={t('subscribe.language')} chosen={locale} />
      <input type="hidden" name="source" value={source} />
      <p className="max-w-[34em]">{t(confirms ? 'subscribe.byMail' : 'subscribe.atOnce')}</p>
      <button className="btn btn-rosa justify-self-start">{t('newsletter.subscribe')}</button>
    </form>
  )
}
