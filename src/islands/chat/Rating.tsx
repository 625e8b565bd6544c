import { type MouseEvent, useState } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { ratingPath } from '../../molly/paths.ts'
import { fetchInTime } from '../../ui/fetch-in-time.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useInBrowser } from './browser.ts'
import { type AnswerMessage, rateAnswer, type Verdict } from './conversation.ts'

type Props = {
  card: string[]
  verdict: AnswerMessage['verdict']
  onNotice: (notice: string) => void
}

/**
 * Asks whether an answer helped. Sends its cards, the verdict and the language, and no word of the
 * conversation. Without a script the thanks open in a new tab, and this one keeps the conversation.
 */
export function Rating({ card, verdict, onNotice }: Props) {
  const { locale, t } = useChatText()
  const isInBrowser = useInBrowser()
  const [note, setNote] = useState('')

  async function rate(event: MouseEvent, given: Verdict) {
    event.preventDefault()
    if (verdict) return
    rateAnswer(card, given)
    const isStored = await send({ card: card.join(' '), verdict: given, locale })
    if (!isStored) rateAnswer(card, undefined)
    const note = t(isStored ? 'askMolly.rated' : 'askMolly.notRated')
    setNote(note)
    onNotice(note)
  }

  const thumb = (value: Verdict, icon: string, label: string) => (
    <button
      className="chat-action"
      name="verdict"
      value={value}
      aria-label={label}
      aria-pressed={isInBrowser ? verdict === value : undefined}
      aria-disabled={verdict ? true : undefined}
      // Not the form's event: older browsers don't tell there which button was pressed.
      onClick={(event) => void rate(event, value)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <form className="chat-rating" method="post" action={ratingPath} target="_blank">
      <input type="hidden" name="card" value={card.join(' ')} />
      <input type="hidden" name="locale" value={locale} />
      {thumb(
        'up',
        verdict === 'up' ? 'ph-thumbs-up-fill' : 'ph-thumbs-up-bold',
        t('askMolly.helpful'),
      )}
      {thumb(
        'down',
        verdict === 'down' ? 'ph-thumbs-down-fill' : 'ph-thumbs-down-bold',
        t('askMolly.notHelpful'),
      )}
      <span className="text-meta text-tinta-2">{note}</span>
    </form>
  )
}

async function send(rating: object): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const { ok } = await fetchInTime(ratingPath, {
      method: 'POST',
      headers,
      body: JSON.stringify(rating),
    })
    return ok
  } catch {
    return false
  }
}
