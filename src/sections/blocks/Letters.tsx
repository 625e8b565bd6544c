import { usePage } from '../../page-context.ts'
import { localeCodes } from '../../i18n/locales.ts'

/** Letters to send, in the reader's language and the clinic's. One click selects a text. */
export function Letters({ letters }: { letters: { en: string; es: string }[] }) {
  const { locale } = usePage()
  const other = localeCodes.find((code) => code !== locale)!
  return (
    <ul className="wide grid md:grid-cols-2 gap-3.5">
      {letters.map((letter) => (
        <li
          key={letter.en}
          className="printed-box grid content-start gap-2.5 rounded-l border-2 border-solid border-linea-form bg-papel px-5 py-4.5 sm:px-6 sm:py-5 leading-[1.45]"
        >
          <p className="font-700 select-all">{letter[locale]}</p>
          <p className="text-tinta-2 select-all" lang={other}>
            {letter[other]}
          </p>
        </li>
      ))}
    </ul>
  )
}
