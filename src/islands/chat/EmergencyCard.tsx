import { useIslandText } from '../../i18n/island-text.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ReplyText } from './ReplyText.tsx'

/** The answer to an emergency is a phone call: the button first, the words after it. */
export function EmergencyCard({ text }: { text: string }) {
  const { locale, t } = useIslandText()
  // US and Mexico share one number, and with it the one big button.
  const [first, ...others] = Map.groupBy(emergencyNumbers, ({ number }) => number)
  const [number, countries] = first!
  const names = countries.map(({ name }) => name[locale]).join(', ')
  return (
    <>
      <a className="btn btn-red w-full min-h-14 text-lg" href={`tel:${number}`}>
        <Icon name="i-ph-phone-call-fill" />
        {t('askMolly.call', { number })} ({names})
      </a>
      <ul
        className="grid grid-cols-3 gap-1.5 lg:gap-2 my-2"
        aria-label={t('askMolly.otherCountries')}
      >
        {others.map(([other, [country]]) => (
          <li key={other}>
            <a className="chat-number" href={`tel:${other}`}>
              {country!.name[locale]}
              <b className="font-display font-850 text-xl">{other}</b>
            </a>
          </li>
        ))}
      </ul>
      <ReplyText text={text} />
    </>
  )
}
