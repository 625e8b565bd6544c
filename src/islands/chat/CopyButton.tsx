import { useState } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useInBrowser } from './browser.ts'

type Props = { label: string; getText: () => string; onCopied: () => void }

/** Copies an answer or a conversation; absent where the browser does not allow it. */
export function CopyButton({ label, getText, onCopied }: Props) {
  const { t } = useChatText()
  const isInBrowser = useInBrowser()
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  if (!isInBrowser || !navigator.clipboard || state === 'refused') return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(getText())
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
      <span>{isCopied ? t('askMolly.copied') : label}</span>
    </button>
  )
}
