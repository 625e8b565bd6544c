import answering from '../../art/avatars/answering.svg'
import hello from '../../art/avatars/hello.svg'
import thinking from '../../art/avatars/thinking.svg'
import urgent from '../../art/avatars/urgent.svg'
import { TextContext, useChatText } from '../../i18n/island-text.ts'
import { Answer } from './Answer.tsx'
import type { Message } from './conversation.ts'
import { useSpoken } from './useSpoken.ts'

type Props = {
  id?: string
  message: Message
  /** Only for the last answer, while no other question is pending. */
  onAskAgain?: () => void
  onNotice: (notice: string) => void
}

export function ChatMessage({ id, message, onAskAgain, onNotice }: Props) {
  const { t } = useChatText()
  const spoken = useSpoken(message.role === 'user' ? [] : message.sources)
  if (message.role === 'user') {
    return (
      <li id={id} className="flex justify-end" data-start>
        <p className="chat-user">
          <span className="sr-only">{t('askMolly.you')} </span>
          <span dir="auto">{message.content}</span>
        </p>
      </li>
    )
  }
  const isEmergency = message.kind === 'emergency'
  return (
    <li className="chat-row" data-start={isEmergency || undefined}>
      <Avatar mood={isEmergency ? 'urgent' : 'answering'} />
      <div className={isEmergency ? 'chat-emergency' : 'chat-molly'}>
        <span className="sr-only">{t('askMolly.molly')} </span>
        <TextContext value={spoken}>
          <Answer answer={message} onAskAgain={onAskAgain} onNotice={onNotice} />
        </TextContext>
      </div>
    </li>
  )
}

const avatars = { answering, hello, thinking, urgent }

export function Avatar({ mood }: { mood: keyof typeof avatars }) {
  return (
    <img
      className="w-8 h-8 lg:w-10 lg:h-10"
      src={avatars[mood]}
      width={100}
      height={100}
      alt=""
      loading="lazy"
    />
  )
}
