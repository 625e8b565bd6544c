import { printOnly } from '../../ui/print-only.ts'
import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useInBrowser } from './browser.ts'
import type { Message } from './conversation.ts'
import { copyConversation } from './copy.ts'
import { CopyButton } from './CopyButton.tsx'

type Props = { messages: Message[]; onNotice: (notice: string) => void }

/** Copies, saves or prints the whole conversation. */
export function ConversationActions({ messages, onNotice }: Props) {
  const text = useChatText()
  const { t } = text
  if (!useInBrowser()) return null
  return (
    <div className="flex flex-wrap gap-x-4">
      <CopyButton
        label={t('askMolly.copyAll')}
        getText={() => copyConversation(messages, text)}
        onCopied={() => onNotice(t('askMolly.copied'))}
      />
      <button
        className="chat-action"
        type="button"
        onClick={({ currentTarget }) => printOnly(currentTarget.closest<HTMLElement>('.chat')!)}
      >
        <Icon name="ph-printer-bold" />
        {t('askMolly.print')}
      </button>
    </div>
  )
}
