import type { Context } from 'hono'
import { texts } from '../../src/features/ask-dentist/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Page } from '../../src/features/ask-dentist/Page.tsx'
import { isPlainEmergency } from '../../src/islands/chat/emergency.ts'
import { routes } from '../../src/routes.ts'
import { PrepareForm } from '../../src/features/ask-dentist/PrepareForm.tsx'
import { isEmptySheet, prepareFields, writeSheet } from '../../src/features/ask-dentist/sheet.ts'
import { drawText } from '../discovery/qr.ts'
import { countryOf } from '../http/country.ts'
import { findRedFlag } from '../../src/understanding/signs/find.ts'
import type { Post } from '../http/form.ts'
import { limit } from '../http/limits.ts'
import { isCrossSite } from '../http/origin.ts'
import { pageScript } from '../render/assets.ts'
import { readForm } from '../render/read-post.ts'
import { renderUncached } from '../render/render.tsx'
import type { AppEnv } from '../services/types.ts'
import { showFormPage } from './content.tsx'
import { readTurns } from '../molly/request.ts'
import { parseSheet, parseTalk } from './sheet.ts'

// Fits all fields full of three-byte letters, percent-encoded.
const maxBodyBytes = 36 * 1024

export const limitPrepare = limit('ask', 'prepare', maxBodyBytes, refusePrepare, {
  answerAnyway: prepareAnyway,
})

/** POST /ask-dentist: the notes as a printable page. They are neither stored nor logged. */
export async function postPrepare(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  if ('history' in fields) return showTalk(c, locale, readTurns(fields['history']))
  return showSheet(c, locale, fields, isUrgent)
}

const isUrgent = (words: string) => findRedFlag(words) !== undefined

/** The form, filled in from a conversation with Molly. */
async function showTalk(c: Context<AppEnv>, locale: Locale, turns: string[]): Promise<Response> {
  const { sheet, offered } = await parseTalk(c.var.assets, turns, locale)
  const form = (
    <PrepareForm
      sheet={sheet}
      offered={offered}
      filled={!isEmptySheet(sheet)}
      urgent={turns.some(isUrgent)}
    />
  )
  return showFormPage(c, locale, routes.askDentist, { prepare: form })
}

/** Past the limit, only what is plainly an emergency gets the page. */
async function prepareAnyway(
  c: Context<AppEnv>,
  { fields, isForm, locale }: Post,
): Promise<Response | undefined> {
  if (!isForm || isCrossSite(c)) return undefined
  const given = fields as Record<string, string>
  // A longer note is no sheet anyway.
  const isPlain = prepareFields.some(({ name, maxLength }) =>
    isPlainEmergency((given[name] ?? '').slice(0, maxLength)),
  )
  return isPlain ? showSheet(c, locale, given, () => true) : undefined
}

/** Rate-limited: returns the form with the visitor's notes. */
async function refusePrepare(
  c: Context<AppEnv>,
  { fields, locale }: Post,
  problem: string,
): Promise<Response> {
  const { sheet, offered } = await parseSheet(c.var.assets, fields as Record<string, string>)
  const form = { prepare: <PrepareForm sheet={sheet} offered={offered} problem={problem} /> }
  return showFormPage(c, locale, routes.askDentist, form, problem, 429)
}

async function showSheet(
  c: Context<AppEnv>,
  locale: Locale,
  fields: Record<string, string>,
  isUrgent: (words: string) => boolean,
): Promise<Response> {
  const { sheet, offered } = await parseSheet(c.var.assets, fields)
  const { notes, carried } = sheet
  const isSheet =
    !isEmptySheet(sheet) &&
    prepareFields.every(({ name, maxLength }) => (notes[name]?.length ?? 0) <= maxLength)
  const t = getText(locale, texts)
  if (!isSheet || 'change' in fields) {
    const form = { prepare: <PrepareForm sheet={sheet} offered={offered} refused={!isSheet} /> }
    const problem = isSheet ? undefined : t('error.form')
    return showFormPage(c, locale, routes.askDentist, form, problem)
  }
  const words = Object.values(notes).join('\n')
  return renderUncached(c, locale, {
    title: t('prepare.title'),
    description: t('prepare.intro'),
    path: routes.askDentist,
    script: pageScript,
    index: false,
    main: (
      <Page
        sheet={sheet}
        alerts={offered.alerts}
        urgent={carried.level === 'now' || isUrgent(words)}
        country={countryOf(c.req.raw)}
        code={drawText(writeSheet(sheet, offered.alerts, locale))}
      />
    ),
  })
}
