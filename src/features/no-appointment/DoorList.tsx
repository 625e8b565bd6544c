import { type Phrase, startingWith } from '../../content/phrase.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { Both } from '../../sections/forms/Both.tsx'
import { FactLine } from '../../sections/page/FactLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { Door } from './data.ts'
import { texts } from './texts.ts'

/** The doors in order, each with what to say in both languages. */
export function DoorList({ doors }: { doors: Door[] }) {
  const { locale, t } = usePage(texts)
  return (
    <ol className="grid gap-4 mt-5">
      {doors.map(({ id, page, facts, say, [locale]: { name, text } }, index) => (
        <li
          key={id}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-l border-2 border-solid border-outline bg-papel p-4 sm:p-5 break-inside-avoid"
        >
          <span className="heading font-750 text-3xl leading-none text-link" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h2 className="h-3">{name}</h2>
            <p className="mt-1.5 leading-normal">{text}</p>
            <p className="mt-3 font-700">{t('doors.say')}</p>
            <p className="both rounded-m bg-g-maiz px-4 py-2.5">
              <Both text={say} />
            </p>
            <p className="no-print mt-1">
              <MoreLink href={localize(page, locale)}>{t('doors.more')}</MoreLink>
            </p>
            {facts.length > 0 && <FactLine label={t('doors.sources')} facts={facts} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The text to send, in both languages: the reader's own first. */
export function Messages({ message }: { message: Phrase }) {
  const { locale, t } = usePage(texts)
  return (
    <section className="mt-9" aria-labelledby="message">
      <h2 className="h-2" id="message">
        {t('doors.message')}
      </h2>
      <p className="no-print mt-2 max-w-[40em]">{t('doors.messageHint')}</p>
      {startingWith(locale).map((code) => (
        <div key={code} className="panel mt-4 break-inside-avoid">
          <p className="select-all leading-normal" lang={code === locale ? undefined : code}>
            {message[code]}
          </p>
          <Ways text={message[code]} lang={code} />
        </div>
      ))}
    </section>
  )
}

function Ways({ text, lang }: { text: string; lang: keyof Phrase }) {
  const { locale, t } = usePage(texts)
  const body = encodeURIComponent(text)
  const subject = encodeURIComponent(texts[lang].doors.subject)
  const ways = [
    ['whatsApp', 'ph-whatsapp-logo-bold', `https://wa.me/?text=${body}`],
    // iPhones want the ampersand, others ignore it.
    ['sms', 'ph-chats-circle-bold', `sms:?&body=${body}`],
    ['mail', 'ph-envelope-simple-bold', `mailto:?subject=${subject}&body=${body}`],
  ] as const
  return (
    <ul className="no-print flex flex-wrap gap-2.5 mt-4">
      {ways.map(([way, icon, to]) => (
        <li key={way}>
          <a className="btn btn-small btn-line" href={to}>
            <Icon name={icon} />
            {t(`doors.${way}`)}
            {lang !== locale && ` (${lang.toUpperCase()})`}
          </a>
        </li>
      ))}
    </ul>
  )
}
