import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { NewsletterCard } from './NewsletterCard.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { texts } from './texts.ts'

type Props = {
  /** Whether an address must be confirmed by email. */
  confirms: boolean
  done?: boolean
  /** A rejected submission, to be corrected. */
  email?: string
  error?: string
}

export function Page({ confirms, done = false, email, error }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <main id="main">
      <Stylesheet />
      <NewsletterCard heading={t('subscribe.heading')}>
        {done ? (
          <Done confirms={confirms} />
        ) : (
          <>
            <p className="text-lede leading-normal max-w-[30em]">{t('subscribe.text')}</p>
            <SubscribeForm source="subscribe" confirms={confirms} email={email} error={error} />
          </>
        )}
        <p>
          <MoreLink href={href('home', locale)}>{t('subscribe.back')}</MoreLink>
        </p>
      </NewsletterCard>
    </main>
  )
}

function Done({ confirms }: { confirms: boolean }) {
  const { t } = usePage(texts)
  return (
    <>
      <SuccessNote>
        <b>{t('newsletter.success')}</b>{' '}
        {t(confirms ? 'newsletter.pending' : 'newsletter.confirmed')}
      </SuccessNote>
      {confirms && <p>{t('subscribe.noMail')}</p>}
    </>
  )
}
