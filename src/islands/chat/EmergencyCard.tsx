import type { ReactNode } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { emergencyNumbers, helpLines } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useInBrowser } from './browser.ts'
import type { Cited } from './Citations.tsx'
import { countryOfZone } from './country.ts'
import { ReplyText } from './ReplyText.tsx'

type Props = {
  text: string
  cited: Cited
  /** How to save a tooth comes before whom to call. */
  isTooth: boolean
}

/** The answer to an emergency: buttons to call first, then the words. */
export function EmergencyCard({ text, cited, isTooth }: Props) {
  const { locale, t } = useChatText()
  const country = useInBrowser()
    ? countryOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    : undefined
  const own = emergencyNumbers.find((entry) => entry.country === country)
  const others = emergencyNumbers.filter((entry) => entry !== own)
  const isInUs = country === 'US'
  // A reply names one only where it is the right one to call.
  const lines = (['poison', 'crisis'] as const)
    .filter((line) => text.includes(helpLines[line]))
    .map((line) => (
      <Call key={line} look={isInUs ? 'btn-red' : 'btn-line'} number={helpLines[line]}>
        {t(`askMolly.${line}`)}: {helpLines[line]}
      </Call>
    ))
  const tiles = (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(80px,1fr))] sm:grid-cols-3 gap-1.5 lg:gap-2 mb-2">
      {others.map(({ country, name, number }) => (
        <li key={country}>
          <a className="chat-number" href={`tel:${number}`}>
            {name[locale]}
            <b className="font-display font-850 text-xl">{number}</b>
          </a>
        </li>
      ))}
    </ul>
  )
  const words = <ReplyText text={text} cited={cited} />
  return (
    <>
      {isTooth && words}
      {own &&
        [own.number, own.other].map(
          (number) =>
            number && (
              <Call key={number} look="btn-red" number={number}>
                {t('askMolly.call', { number })} ({own.name[locale]})
              </Call>
            ),
        )}
      {isInUs && lines}
      {own ? (
        <details className="mb-2">
          <summary className="chat-action">
            {t('askMolly.otherCountries')}
            <Icon name="ph-caret-down-bold" />
          </summary>
          {tiles}
        </details>
      ) : (
        <>
          <p className="font-700 mb-2">{t('askMolly.callYours')}</p>
          {tiles}
        </>
      )}
      {!isInUs && lines}
      {!isTooth && words}
    </>
  )
}

type CallProps = { look: 'btn-red' | 'btn-line'; number: string; children: ReactNode }

function Call({ look, number, children }: CallProps) {
  return (
    <a
      className={`btn ${look} w-full min-h-14 mb-2 px-3 sm:text-lg`}
      href={`tel:${number.replaceAll('-', '')}`}
    >
      <Icon name="ph-phone-call-fill" />
      <span>{children}</span>
    </a>
  )
}
