import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
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
    <FeaturePage
      ground="menta"
      above={[{ label: t('reminders.tools'), href: href('tools', locale) }]}
      name={t('reminders.heading')}
      lede={t('reminders.lede')}
    >
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
    </FeaturePage>
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
