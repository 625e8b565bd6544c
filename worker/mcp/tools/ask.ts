import type { Context } from 'hono'
import * as v from 'valibot'
import replies from '../../../content/rules/replies.json' with { type: 'json' }
import { getText } from '../../../src/i18n/index.ts'
import { type Answer, type AskRequest, limits } from '../../../src/molly/protocol.ts'
import { findRefusal } from '../../http/limits.ts'
import { answerIfEmergency, localeOf } from '../../../src/answering/answer.ts'
import { parseRequest } from '../../molly/request.ts'
import { answerRead } from '../../molly/route.ts'
import type { AppEnv } from '../../services/types.ts'
import { citeReply, listLinks } from '../text.ts'
import {
  countryField,
  defineTool,
  localeField,
  toolError,
  type ToolResult,
  toolText,
} from '../tool.ts'

export const ask = defineTool(
  {
    name: 'ask',
    title: 'Ask Molly',
    description:
      'Answers a question on teeth and gums with a text that people wrote and checked, and its sources; or says that no page answers it. Emergencies come first. No diagnosis, no doses. Each question stands alone: nothing said before is known.',
    input: v.strictObject({
      question: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(limits.messageLength),
        v.description('One question in English or Spanish, without names or other personal data.'),
      ),
      country: countryField,
      locale: localeField,
    }),
  },
  async (c, { question, country: given, locale }) => {
    const country = given?.toUpperCase()
    const read = parseRequest({ ok: true, kind: 'json', value: { message: question, locale } })
    if (!read.ok) return toolError(replies.errors.invalid[locale])
    const request = read.value
    const problem = await findRefusal(c, 'ask', 'molly', locale)
    if (problem) {
      const emergency = await answerIfEmergency(request, { assets: c.var.assets, country })
      return emergency ? show(c, request, emergency) : toolError(problem)
    }
    const answered = await answerRead(c, request, country)
    return answered.ok ? show(c, request, answered.answer) : toolError(answered.error.message)
  },
)

/** In the language Molly chose: the question's own where it is clear. */
function show(c: Context<AppEnv>, request: AskRequest, answer: Answer): ToolResult {
  const t = getText(localeOf(request))
  const { sources, suggestions } = answer
  const { text, notes } = citeReply(answer)
  return toolText(
    text,
    notes && `${t('article.references')}:\n${notes}`,
    sources.length > 0 && `${t('mcp.pages')}:\n${listLinks(sources, c.var.settings.siteOrigin)}`,
    suggestions.length > 0 &&
      `${t('mcp.related')}:\n${suggestions.map((one) => `- ${one}`).join('\n')}`,
  )
}
