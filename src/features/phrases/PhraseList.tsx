import { type Phrase, startingWith } from '../../content/phrase.ts'
import { type Locale, localeCodes } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from './texts.ts'

type Props = { phrases: Phrase[]; id: string; urgent?: boolean }

/** Each phrase in both languages, the reader's own first. */
export function PhraseList({ phrases, id, urgent = false }: Props) {
  const { t } = usePage(texts)
  const idAt = (at: number) => phrases[at] && `${id}-${at + 1}`
  return (
    <ul className="grid gap-3 mt-4">
      {phrases.map((phrase, at) => (
        <li
          key={phrase.en}
          id={idAt(at)}
          className={`phrase large grid sm:grid-cols-2 rounded-m border-2 border-solid bg-papel overflow-hidden ${urgent ? 'border-alert' : 'border-linea'}`}
        >
          <Half phrase={phrase} place={0} id={idAt(at)!} />
          <Half phrase={phrase} place={1} id={idAt(at)!} />
          <div className="large-steps">
            <Step to={idAt(at - 1)} icon="ph-arrow-left-bold" name={t('phrases.previous')} />
            <Step to={idAt(at + 1)} icon="ph-arrow-right-bold" name={t('phrases.next')} />
            <a className="btn btn-small btn-line ml-auto" href={`#${idAt(at)}-text`}>
              <Icon name="ph-x-bold" />
              {t('phrases.close')}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** To another phrase of the list, while one fills the screen. */
function Step({ to, icon, name }: { to?: string; icon: string; name: string }) {
  if (!to) return null
  return (
    <a className="btn btn-small btn-line" href={`#${to}`} aria-label={name}>
      <Icon name={icon} />
    </a>
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
      {place === 0 ? (
        <a className="phrase-own" id={`${id}-text`} href={`#${id}`}>
          <span id={textId}>{phrase[code]}</span>
        </a>
      ) : (
        <span id={textId}>{phrase[code]}</span>
      )}
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
