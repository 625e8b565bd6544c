import type { Context } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Message } from '../../src/islands/chat/conversation.ts'
import { limits } from '../../src/molly/protocol.ts'
import { AskMollyPage } from '../../src/pages/AskMollyPage.tsx'
import { routes } from '../../src/routes.ts'
import type { AppEnv } from '../env.ts'
import { showError } from '../pages.tsx'
import { sendOnce, sendPage, type View } from '../render.tsx'
import { answerForm } from './route.ts'

/** GET /ask-molly: `?q=` stands in the field and is never sent by itself; `?page=` says whence. */
export function showMolly(c: Context<AppEnv>, locale: Locale): Response {
  const initialQuestion = c.req.query('q')?.slice(0, limits.messageLength)
  const page = /^\/[a-z0-9/-]{0,200}$/.exec(c.req.query('page') ?? '')?.[0]
  return sendPage(c, locale, () => mollyView(locale, { initialQuestion, page }))
}

/** POST /ask-molly: the conversation as a page, for browsers without a script. */
export async function postMollyForm(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale)
  const result = await answerForm(c, locale)
  if (!result.ok) {
    return showError(c, result.status, t('molly.error'), result.error.message)
  }
  const { history, message, answer } = result
  const { reply: content, ...about } = answer
  const initialMessages: Message[] = [
    ...history.map((turn): Message =>
      turn.role === 'user'
        ? { role: 'user', content: turn.content }
        : {
            role: 'assistant',
            content: turn.content,
            kind: 'answer',
            sources: [],
            suggestions: [],
            state: 'done',
          },
    ),
    { role: 'user', content: message },
    { role: 'assistant', content, ...about, state: 'done' },
  ]
  return sendOnce(c, locale, { ...mollyView(locale, { initialMessages }), index: false })
}

function mollyView(locale: Locale, props: Parameters<typeof AskMollyPage>[0]): View {
  const t = getText(locale)
  return {
    title: t('molly.title'),
    description: t('molly.description'),
    path: routes.askMolly,
    main: <AskMollyPage {...props} />,
  }
}
