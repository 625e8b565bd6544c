import { artHref } from '../../art/href.ts'
import { useIslandText } from '../../i18n/island-text.ts'
import type { Source } from '../../molly/protocol.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmergencyCard } from './EmergencyCard.tsx'
import { ReplyText } from './ReplyText.tsx'
import type { Message } from './conversation.ts'

export function ChatMessage({ message }: { message: Message }) {
  const { t } = useIslandText()
  if (message.role === 'user') {
    return (
      <li className="flex justify-end" data-start>
        <p className="chat-user">
          <span className="sr-only">{t('askMolly.you')} </span>
          {message.content}
        </p>
      </li>
    )
  }
  const { content, kind, sources, state } = message
  return (
    <li className="chat-row" data-start={kind === 'emergency' || undefined}>
      <Avatar mood={kind === 'emergency' ? 'urgent' : 'answering'} />
      <div className={kind === 'emergency' ? 'chat-emergency' : 'chat-molly'}>
        <span className="sr-only">{t('askMolly.molly')} </span>
        {kind === 'emergency' && <EmergencyCard text={content} />}
        {kind !== 'emergency' && <ReplyText text={content} caret={state === 'streaming'} />}
        {state === 'stopped' && (
          <p className="mt-2 text-meta text-tinta-2">{t('askMolly.stoppedTag')}</p>
        )}
        {state !== 'streaming' && <Sources sources={sources} />}
      </div>
    </li>
  )
}

export function Avatar({ mood }: { mood: 'hello' | 'answering' | 'urgent' | 'thinking' }) {
  return (
    <img
      className="w-8 h-8 lg:w-10 lg:h-10"
      src={artHref(`molly/avatar-${mood}.svg`)}
      width={100}
      height={100}
      alt=""
    />
  )
}

function Sources({ sources }: { sources: Source[] }) {
  const { t } = useIslandText()
  if (sources.length === 0) return null
  return (
    <div className="grid gap-2 mt-3">
      <p className="font-700 text-meta">{t('askMolly.sources')}</p>
      <ul className="grid gap-2">
        {sources.map(({ title, href, section }) => (
          <li key={href}>
            <a className="chat-source" href={href}>
              <Icon name="i-ph-article-bold" className="text-link" />
              <span>
                <span className="block font-650">{title}</span>
                {section && <span className="block">{section}</span>}
              </span>
              <Icon name="i-ph-arrow-right-bold" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
