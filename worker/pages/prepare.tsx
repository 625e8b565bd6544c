import type { Context } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { findRedFlag } from '../red-flags/find.ts'
import { PreparedPage } from '../../src/pages/PreparedPage.tsx'
import { routes } from '../../src/routes.ts'
import {
  PrepareForm,
  prepareFields,
  type PrepareNotes,
} from '../../src/sections/forms/PrepareForm.tsx'
import { cleanText } from '../http/body.ts'
import { countryOf } from '../http/country.ts'
import type { AppEnv } from '../services/types.ts'
import { readForm } from '../render/read-post.ts'
import { showFormPage } from './content.tsx'
import { renderUncached } from '../render/render.tsx'

// Fits all boxes full of three-byte letters, percent-encoded.
const maxBodyBytes = 32 * 1024

/** POST /ask-dentist: the notes as a page to print. They are neither stored nor logged. */
export async function postPrepare(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const notes = parseNotes(fields)
  const isSheet =
    Object.keys(notes).length > 0 &&
    prepareFields.every(({ name, maxLength }) => (notes[name]?.length ?? 0) <= maxLength)
  const t = getText(locale)
  if (!isSheet || 'change' in fields) {
    const form = { prepare: <PrepareForm notes={notes} refused={!isSheet} /> }
    const problem = isSheet ? undefined : t('error.form')
    return showFormPage(c, locale, routes.askDentist, form, problem)
  }
  return renderUncached(c, locale, {
    title: t('prepare.title'),
    description: t('prepare.intro'),
    path: routes.askDentist,
    index: false,
    main: (
      <PreparedPage
        notes={notes}
        urgent={findRedFlag(Object.values(notes).join('\n')) !== undefined}
        country={countryOf(c.req.raw)}
      />
    ),
  })
}

function parseNotes(fields: Record<string, string>): PrepareNotes {
  return Object.fromEntries(
    prepareFields.flatMap(({ name }) => {
      const note = cleanText(fields[name] ?? '').trim()
      return note ? [[name, note]] : []
    }),
  )
}
