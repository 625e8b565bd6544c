import { usePage } from '../i18n/index.ts'
import { href } from '../routes.ts'
import { SubscribeForm } from '../sections/SubscribeForm.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Motif } from '../ui/Motif.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'

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
        {done ? (
          <Done />
        ) : (
          <>
            <p className="text-lede leading-normal max-w-[36em]">{t('subscribe.text')}</p>
            <SubscribeForm source="subscribe" email={email} error={error} />
          </>
        )}
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
    <SuccessNote>
      <b>{t('newsletter.success')}</b> {t('newsletter.confirmed')}
    </SuccessNote>
  )
}
