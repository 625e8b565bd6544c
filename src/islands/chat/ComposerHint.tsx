import { useEffect } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { limits } from '../../molly/protocol.ts'
import { holdsPersonalData } from './personal.ts'

type Props = {
  id: string
  text: string
  onNotice: (notice: string) => void
}

const shownBelow = 200
/** Screen readers hear the counter once per this many characters. */
const spokenStep = 50

/** How much room is left, and that no personal details are needed. */
export function ComposerHint({ id, text, onNotice }: Props) {
  const { t } = useChatText()
  const left = limits.messageLength - text.length
  const isTooLong = left < 0
  const personal = holdsPersonalData(text) ? t('askMolly.personal') : ''
  const sayLeft = (left: number) => (left > shownBelow ? '' : t('askMolly.left', { left }))
  const counter = isTooLong ? `${t('askMolly.tooLong')} (−${-left})` : sayLeft(left)
  const spoken = isTooLong
    ? t('askMolly.tooLong')
    : sayLeft(Math.ceil(left / spokenStep) * spokenStep) || personal

  useEffect(() => {
    if (spoken) onNotice(spoken)
  }, [spoken, onNotice])

  if (!counter && !personal) return null
  return (
    <p id={id} className="flex flex-wrap gap-x-4 justify-between pb-3 text-fine leading-[1.4]">
      <span>{personal}</span>
      <span className={left > 0 ? 'text-tinta-2' : 'font-700 text-alert-text'}>{counter}</span>
    </p>
  )
}
