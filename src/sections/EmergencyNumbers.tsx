import { usePage } from '../i18n/index.ts'
import { type EmergencyNumber, emergencyNumbers } from '../molly/numbers.ts'
import { Icon } from '../ui/Icon.tsx'

/** One order for everybody: the page is the same wherever it is read. */
export function EmergencyNumbers() {
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
            className="emergency-number h-full min-h-21 grid lg:grid-cols-[minmax(0,1fr)_auto] items-center content-center gap-x-3 gap-y-.5 rounded-4.5 bg-white text-[#7A1220] px-3.5 py-3 lg:px-5 lg:py-3.5 font-650 leading-[1.3] hover:shadow-[4px_5px_0_rgb(23_32_74/.28)]"
            href={`tel:${number}`}
          >
            <span>
              {name[locale]}
              {notes[country] && (
                <span className="block text-fine lg:text-meta font-550 text-[#5E0D19]">
                  {notes[country]}
                </span>
              )}
            </span>
            <b className="flex items-center gap-2 lg:gap-3 font-display font-850 text-[2rem] lg:text-[2.5rem] leading-none text-alert">
              <Icon name="i-ph-phone-call-fill" className="text-[1.25rem] lg:text-[1.5rem]" />
              {number}
            </b>
          </a>
        </li>
      ))}
    </ul>
  )
}
