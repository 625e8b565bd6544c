import { usePage } from '../../page-context.ts'
import { texts } from './texts.ts'

/** Ways for a calendar to subscribe to an address. */
export function Subscription({ address, name }: { address: string; name: string }) {
  const { t } = usePage(texts)
  const webcal = address.replace(/^https?:/, 'webcal:')
  const outlook = new URLSearchParams({ url: address, name }).toString()
  const google = new URLSearchParams({ cid: webcal }).toString()
  const ways = [
    { id: 'apple', href: webcal },
    { id: 'google', href: `https://calendar.google.com/calendar/render?${google}` },
    { id: 'outlook', href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
    { id: 'office', href: `https://outlook.office.com/calendar/0/addfromweb?${outlook}` },
  ] as const
  return (
    <section className="panel shadow-cut" aria-labelledby="subscribe">
      <h3 className="h-3" id="subscribe">
        {t('reminders.subscription.heading')}
      </h3>
      <ul className="flex flex-wrap gap-2.5 mt-4">
        {ways.map(({ id, href }) => (
          <li key={id}>
            <a className="btn btn-small btn-line" href={href} rel="noreferrer">
              {t(`reminders.subscription.${id}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4">{t('reminders.subscription.address')}</p>
      <p className="select-all [overflow-wrap:anywhere] font-600">{address}</p>
      <p className="mt-4 text-meta">{t('reminders.subscription.follows')}</p>
      <p className="mt-2 text-meta">{t('reminders.subscription.holds')}</p>
    </section>
  )
}
