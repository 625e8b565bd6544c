import { type Phrase, startingWith } from '../../content/phrase.ts'
import { type Locale, localeCodes } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

type Props = { phrases: Phrase[]; id: string; urgent?: boolean }

/** Each phrase in both languages, the reader's own first. */
export function PhraseList({ phrases, id, urgent = false }: Props) {
  return (
    <ul className="grid gap-3 mt-4">
      {phrases.map((phrase, at) => (
        <li
          key={phrase.en}
          className={`phrase grid sm:grid-cols-2 rounded-m border-2 border-solid bg-papel overflow-hidden ${urgent ? 'border-alert' : 'border-linea'}`}
        >
          <Half phrase={phrase} place={0} id={`${id}-${at + 1}`} />
          <Half phrase={phrase} place={1} id={`${id}-${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}

/** The phrase in one language; the other language has a different background. */
function Half({ phrase, place, id }: { phrase: Phrase; place: 0 | 1; id: string }) {
  const { locale } = usePage()
  const code = startingWith(locale)[place]!
  const textId = `${id}-${code}`
  return (
    <p
      lang={code}
      className={`relative flex items-center min-h-17 pl-5 pr-17 py-3 text-[1.375rem] font-650 leading-[1.3] ${place ? 'bg-g-cielo' : ''}`}
    >
      <span id={textId}>{phrase[code]}</span>
      <button
        className="icon-btn absolute right-3 top-3 text-link text-[1.5rem]"
        type="button"
        data-say={code}
        aria-labelledby={`${listenId(code)} ${textId}`}
        hidden
      >
        <Icon name="ph-speaker-high-bold" />
      </button>
    </p>
  )
}

/** The start of the accessible names of each language's buttons. */
export function ListenNames() {
  const { t } = usePage(texts)
  return localeCodes.map((code) => (
    <span key={code} id={listenId(code)} hidden>
      {t(`phrases.listen.${code}`)}
    </span>
  ))
}

function listenId(code: Locale): string {
  return `listen-${code}`
}
