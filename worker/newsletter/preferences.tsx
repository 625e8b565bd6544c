import type { Context } from 'hono'
import * as v from 'valibot'
import { texts } from '../../src/features/newsletter/texts.ts'
import { formatDate } from '../../src/i18n/formats.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { href, routes } from '../../src/routes.ts'
import { PreferencesForm } from '../../src/features/newsletter/PreferencesForm.tsx'
import type { AppEnv } from '../services/types.ts'
import { ownAddress, readExtraFields, readSubscriber, show, showFault } from './links.tsx'
import { getPreferences, setPreferences } from './store.ts'
import { createToken } from './token.ts'

// The preferences page, linked from every issue. As with unsubscribing, GET changes nothing and the
// token is sufficient.

const requestSchema = v.object({
  locale: v.picklist(localeCodes),
  months: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      v.pipe(v.picklist(['0', '1', '3', '6']), v.transform(Number)),
    ]),
  ),
})

export async function showPreferences(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  if (c.req.query('token') === undefined) {
    const t = getText(locale, texts)
    const [heading, text] = [t('preferences.heading'), t('preferences.start')]
    return show(c, locale, routes.newsletterPreferences, { heading, text })
  }
  const id = await readSubscriber(c, 'preferences')
  return (id && (await showForm(c, locale, id))) || refuse(c, locale)
}

export async function postPreferences(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readExtraFields(c, locale)
  if (fields instanceof Response) return fields
  const id = await readSubscriber(c, 'preferences')
  const wanted = v.safeParse(requestSchema, fields)
  if (!id || !wanted.success) return refuse(c, locale)
  const form = <PreferencesForm action={ownAddress(c)} {...wanted.output} />
  c.set('giveBack', () => showFault(c, locale, { form }))
  await setPreferences(c.var.sql, id, wanted.output)
  return (await showForm(c, locale, id, true)) ?? refuse(c, locale)
}

async function showForm(
  c: Context<AppEnv>,
  locale: Locale,
  id: string,
  done = false,
): Promise<Response | undefined> {
  const preferences = await getPreferences(c.var.sql, id)
  if (!preferences) return undefined
  const t = getText(locale, texts)
  const { pausedUntil } = preferences
  const until = pausedUntil && formatDate(pausedUntil, locale)
  const notes = [done && t('preferences.done'), until && t('preferences.paused', { date: until })]
  const token = await createToken(c.var.settings.newsletter!.secret, 'unsubscribe', id)
  return show(c, locale, routes.newsletterPreferences, {
    heading: t('preferences.heading'),
    text: notes.filter(Boolean).join(' ') || t('preferences.text'),
    done,
    form: <PreferencesForm action={ownAddress(c)} {...preferences} />,
    next: {
      label: t('preferences.leave'),
      href: href('newsletterUnsubscribe', locale, `?token=${token}`),
    },
  })
}

function refuse(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale, texts)
  return show(c, locale, routes.newsletterPreferences, {
    heading: t('preferences.bad.heading'),
    text: t('preferences.bad.text'),
    status: 400,
  })
}
