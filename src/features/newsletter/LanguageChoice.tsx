import { type Locale, localeCodes, locales } from '../../i18n/locales.ts'
import { RadioRow } from '../../ui/RadioRow.tsx'

/** The language of the issues. `chosen`: the default. */
export function LanguageChoice({ legend, chosen }: { legend: string; chosen: Locale }) {
  return (
    <fieldset className="grid sm:grid-cols-2 gap-2.5 max-w-[460px] border-0 p-0 m-0">
      <legend className="font-700 mb-2 p-0">{legend}</legend>
      {localeCodes.map((code) => (
        <RadioRow key={code} name="locale" value={code} checked={code === chosen}>
          <span lang={code}>{locales[code].name}</span>
        </RadioRow>
      ))}
    </fieldset>
  )
}
