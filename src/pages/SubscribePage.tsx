import { artHref } from '../art/href.ts'
import { usePage } from '../i18n/index.ts'
import { href } from '../routes.ts'
import { PageBand } from '../sections/PageBand.tsx'
import { SubscribeForm } from '../sections/SubscribeForm.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Motif } from '../ui/Motif.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { LateStyles } from '../sections/LateStyles.tsx'

type Props = {
  done?: boolean
  /** What was sent and refused, to be mended. */
  email?: string
  error?: string
}

/** A postcard: the words and the form at its left, the stamp at its right. */
export function SubscribePage({ done = false, email, error }: Props) {
  const { locale, t } = usePage()
  return (
    <main id="main">
      <LateStyles />
      <PageBand ground="cielo" className="py-[clamp(28px,5vw,80px)]">
        <div className="airmail relative grid md:grid-cols-[minmax(0,1fr)_auto] gap-x-[clamp(28px,5vw,88px)] gap-y-6 max-w-[1080px] mx-auto px-[clamp(20px,4vw,60px)] py-[clamp(28px,4vw,60px)]">
          <div className="grid gap-5 content-start">
            <h1 className="text-1 lg:text-article leading-none max-md:pr-24 max-md:min-h-24">
              {t('subscribe.heading')}
            </h1>
            {done ? (
              <Done />
            ) : (
              <>
                <p className="text-lede leading-normal max-w-[30em]">{t('subscribe.text')}</p>
                <SubscribeForm source="subscribe" email={email} error={error} />
              </>
            )}
            <p>
              <MoreLink href={href('home', locale)}>{t('subscribe.back')}</MoreLink>
            </p>
          </div>
          <Addressed />
        </div>
      </PageBand>
    </main>
  )
}

/** The right half of a postcard: its stamp, and whom it is from. */
function Addressed() {
  return (
    <div className="grid justify-items-end content-between gap-6 max-md:absolute max-md:top-5 max-md:right-5 md:border-0 md:border-l-2 md:border-dashed md:border-linea-form md:pl-[clamp(24px,4vw,60px)]">
      <div className="stamp-turn">
        <div className="stamp bg-g-turq p-2.5 md:p-3.5">
          <Motif
            name="mail"
            className="block w-18 md:w-36 h-auto aspect-[4/4.6] p-2 md:p-4.5 rounded-1 bg-maiz"
          />
        </div>
      </div>
      <Picture
        className="hidden md:block w-44 lg:w-60 h-auto -mb-[clamp(28px,4vw,60px)]"
        src={artHref('molly/hello.svg')}
        width={258}
        height={236}
      />
    </div>
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
