import { usePage } from '../../page-context.ts'
import { type EmergencyNumber, emergencyNumbers } from '../../molly/numbers.ts'
import { Icon } from '../../ui/Icon.tsx'

/** `quiet`: in the text of a page that is not an emergency itself. */
type Props = { quiet?: boolean }

/** One order for everybody; a country's own number is read aloud before its second one. */
export function EmergencyNumbers({ quiet = false }: Props) {
  const { locale, t } = usePage()
  const notes: Partial<Record<EmergencyNumber['country'], string>> = {
    PE: t('emergency.peruNote'),
    AR: t('emergency.argentinaNote'),
  }
  return (
    <ul className="grid grid-cols-2 gap-2 lg:gap-3" aria-label={t('emergency.numbers')}>
      {emergencyNumbers.map(({ country, name, number }) => (
        <li key={country} className="last:odd:col-span-2">
          <a
            className={`emergency-number h-full min-h-21 grid lg:grid-cols-[minmax(0,1fr)_auto] items-center content-center border-2 border-solid gap-x-3 gap-y-1 rounded-4.5 bg-white text-[#7A1220] px-3 py-2.5 lg:px-5 lg:py-3.5 font-650 leading-[1.3] hover:shadow-[4px_5px_0_rgb(23_32_74/.28)] ${quiet ? 'paper border-linea-form' : 'border-transparent'}`}
            href={`tel:${number}`}
          >
            <span>{name[locale]}</span>
            <b
              className={`flex items-center gap-2 lg:gap-3 font-display font-850 text-[2rem] lg:text-[2.5rem] leading-none text-alert order-1 lg:order-none lg:col-start-2 ${notes[country] ? 'lg:row-span-2' : ''}`}
            >
              <Icon name="ph-phone-call-fill" className="text-[1.25rem] lg:text-[1.5rem]" />
              {number}
            </b>
            {notes[country] && (
              <span className="text-fine lg:text-meta leading-[1.3]! font-550 text-[#5E0D19]">
                <span className="sr-only">, </span>
                {notes[country]}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
