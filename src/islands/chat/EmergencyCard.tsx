import type { ReactNode } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { emergencyNumbers, helpLines } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useInBrowser } from './browser.ts'
import type { Cited } from './Citations.tsx'
import { countryOfZone } from './country.ts'
import { ReplyText } from './ReplyText.tsx'

const numbers = emergencyNumbers.flatMap(({ country, name, number, other }) =>
  [number, other].flatMap((number) => (number ? { country, name, number } : [])),
)

/** The answer to an emergency is a phone call: the buttons first, the words after them. */
export function EmergencyCard({ text, cited }: { text: string; cited: Cited }) {
  const { locale, t } = useChatText()
  const country = useInBrowser()
    ? countryOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    : undefined
  const own = numbers.filter((entry) => entry.country === country)
  const others = numbers.filter((entry) => entry.country !== country)
  const isInUs = country === 'US'
  // Only a reply that is about it names one of them.
  const lines = (['poison', 'crisis'] as const)
    .filter((line) => text.includes(helpLines[line]))
    .map((line) => (
      <Call key={line} look={isInUs ? 'btn-red' : 'btn-line'} number={helpLines[line]}>
        {t(`askMolly.${line}`)}: {helpLines[line]}
      </Call>
    ))
  return (
    <>
      {own.map(({ number, name }) => (
        <Call key={number} look="btn-red" number={number}>
          {t('askMolly.call', { number })} ({name[locale]})
        </Call>
      ))}
      {isInUs && lines}
      {!country && <p className="font-700 mb-2">{t('askMolly.callYours')}</p>}
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(80px,1fr))] sm:grid-cols-3 gap-1.5 lg:gap-2 mb-2 ${country ? '' : 'chat-numbers-all'}`}
        aria-label={country && t('askMolly.otherCountries')}
      >
        {others.map((entry) => (
          <li key={entry.country + entry.number}>
            <a className="chat-number" href={`tel:${entry.number}`}>
              {entry.name[locale]}
              <b className="font-display font-850 text-xl">{entry.number}</b>
            </a>
          </li>
        ))}
      </ul>
      {!isInUs && lines}
      <ReplyText text={text} cited={cited} />
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
