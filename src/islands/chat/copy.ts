import type { Locale } from '../../i18n/locales.ts'
import type { ChatMessages } from '../../i18n/en.chat.ts'
import type { Translate } from '../../i18n/translate.ts'
import { absoluteHref } from './browser.ts'
import { formatDay, toPlainText } from './cite.ts'
import type { AnswerMessage, Message } from './conversation.ts'

type Text = { locale: Locale; t: Translate<ChatMessages> }

/** An answer as plain text, with its citations and sources. */
export function copyAnswer(answer: AnswerMessage, { locale, t }: Text): string {
  const { content, sources, citations = [] } = answer
  const references = citations.map(
    ({ n, organisation, title, year, checked, href }) =>
      `[${n}] ${organisation}: ${title}${year ? ` (${year})` : ''}. ` +
      `${t('askMolly.checked', { date: formatDay(checked, locale) })}\n${href}`,
  )
  const places = sources.map(
    ({ title, section, href }) => `${title}${section ? `: ${section}` : ''}\n${absoluteHref(href)}`,
  )
  if (places.length > 0) places.unshift(t('askMolly.sources'))
  return [toPlainText(content, citations), ...references, ...places].join('\n\n')
}

export function copyConversation(messages: Message[], text: Text): string {
  const { t } = text
  return messages
    .filter(({ content }) => content)
    .map((message) =>
      message.role === 'user'
        ? `${t('askMolly.you')} ${message.content}`
        : `${t('askMolly.molly')} ${copyAnswer(message, text)}`,
    )
    .join('\n\n')
}
