import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PageBand } from '../../sections/page/PageBand.tsx'
import type { Reminder } from './data.ts'
import { type Chosen, ReminderSection } from './ReminderForm.tsx'
import { texts } from './texts.ts'

type Props = {
  reminders: Reminder[]
  /** What was submitted: to be corrected, or to subscribe to. */
  chosen?: Chosen
}

/** Downloadable calendar files, one form each. */
export function Page({ reminders, chosen }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <main id="main">
      <Stylesheet />
      <PageBand ground="menta" className="pt-6 pb-8.5 lg:pb-10">
        <Breadcrumb
          above={[
            { label: t('article.home'), href: href('home', locale) },
            { label: t('reminders.tools'), href: href('tools', locale) },
          ]}
          current={t('reminders.heading')}
        />
        <h1 className="text-1 mt-3 mb-4">{t('reminders.heading')}</h1>
        <p className="text-lede max-w-[36em]">{t('reminders.lede')}</p>
      </PageBand>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-9 pb-16">
        {reminders.map((reminder) => (
          <ReminderSection
            key={reminder.id}
            reminder={reminder}
            chosen={chosen?.what === reminder.id ? chosen : undefined}
          />
        ))}
        <HowItWorks />
        <OtherLanguageLink />
      </div>
    </main>
  )
}

function HowItWorks() {
  const { t } = usePage(texts)
  return (
    <section className="max-w-[46em]" aria-labelledby="how">
      <h2 className="h-2" id="how">
        {t('reminders.howHeading')}
      </h2>
      <div className="prose text-body mt-3">
        <ul>
          <li>{t('reminders.how.open')}</li>
          <li>{t('reminders.how.subscribe')}</li>
          <li>{t('reminders.how.change')}</li>
          <li>{t('reminders.how.kept')}</li>
        </ul>
        <p>{t('reminders.notice')}</p>
      </div>
    </section>
  )
}
