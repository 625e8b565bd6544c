import { useChatText } from '../../i18n/island-text.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { limits } from '../../molly/protocol.ts'
import type { Message } from './conversation.ts'
import { Carried } from './Suggestions.tsx'

type Props = { messages: Message[]; page: string }

/** Sends the conversation to the sheet for the dentist, which sorts the visitor's words into its boxes. */
export function TakeToDentist({ messages, page }: Props) {
  const { locale, t } = useChatText()
  // The first one tells what it is about; only the latest would go along.
  const said = messages
    .filter(({ role }) => role === 'user')
    .filter((_, at, { length }) => at === 0 || at > length - limits.historyMessages)
  return (
    <form
      className="flex flex-wrap gap-x-3 items-center"
      method="post"
      action={href('askDentist', locale, '#prepare-form')}
    >
      <Carried messages={said} page={page} />
      <button className="chat-action">
        <Icon name="ph-pencil-simple-bold" />
        {t('askMolly.take')}
      </button>
      <span className="text-fine text-tinta-2 leading-[1.4]">{t('askMolly.takeNote')}</span>
    </form>
  )
}
