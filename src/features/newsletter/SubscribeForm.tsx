import { usePage } from '../../page-context.ts'
import { endpoints } from '../../routes.ts'
import { EmailField } from './EmailField.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { texts } from './texts.ts'

type Props = {
  source: 'subscribe' | 'newsletters'
  /** Whether the address must be confirmed by email or is added at once. */
  confirms: boolean
  /** A rejected submission, to be corrected. */
  email?: string
  error?: string
}

/** The complete newsletter form with a choice of language; works without JavaScript. */
export function SubscribeForm({ source, confirms, email, error }: Props) {
  const { locale, t } = usePage(texts)
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
