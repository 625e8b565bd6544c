import { useState } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { absoluteHref, useInBrowser } from './browser.ts'
import type { AnswerMessage } from './conversation.ts'

type Props = { answer: AnswerMessage; onCopied: () => void }

/** Copies an answer with its sources; not there where the browser doesn't let us. */
export function CopyButton({ answer, onCopied }: Props) {
  const { t } = useChatText()
  const isInBrowser = useInBrowser()
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  if (!isInBrowser || !navigator.clipboard || state === 'refused') return null

  async function copy() {
    const { content, sources } = answer
    const places = sources.map(
      ({ title, section, href }) =>
        `${title}${section ? `: ${section}` : ''}\n${absoluteHref(href)}`,
    )
    if (places.length > 0) places.unshift(t('askMolly.sources'))
    try {
      await navigator.clipboard.writeText([content, ...places].join('\n\n'))
      setState('copied')
      onCopied()
    } catch {
      setState('refused')
    }
  }

  const isCopied = state === 'copied'
  return (
    <button
      className="chat-action"
      type="button"
      onClick={() => void copy()}
      onBlur={() => setState('ready')}
    >
      <Icon name={isCopied ? 'ph-check-bold' : 'ph-copy-bold'} />
      {t(isCopied ? 'askMolly.copied' : 'askMolly.copy')}
    </button>
  )
}
