import type { Context } from 'hono'
import * as v from 'valibot'
import { readData } from '../../src/content/index.ts'
import { site } from '../../src/content/site.ts'
import { type CodeEntry, codes } from '../../src/features/codes/data.ts'
import { findCode, parseCode } from '../../src/features/codes/find.ts'
import { texts } from '../../src/features/codes/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import { codePath, href } from '../../src/routes.ts'
import { jsonError } from '../http/errors.ts'
import type { AppEnv } from '../services/types.ts'

/** The lists whose codes we know, by object identifier, as MedlinePlus Connect names them. */
const systems: Record<string, { term: string; name: string }> = {
  '2.16.840.1.113883.6.90': { term: 'ICD10CM', name: 'ICD-10-CM' },
  '2.16.840.1.113883.6.3': { term: 'ICD10', name: 'ICD-10' },
}

const text = v.pipe(v.string(), v.maxLength(200))
const query = v.object({
  'mainSearchCriteria.v.cs': v.pipe(text, v.regex(/^\d+(\.\d+)+$/)),
  'mainSearchCriteria.v.c': v.pipe(text, v.minLength(1)),
  'mainSearchCriteria.v.dn': v.optional(text, ''),
  'informationRecipient.languageCode.c': v.optional(text, 'en'),
  knowledgeResponseType: v.optional(v.picklist(['text/xml', 'application/json']), 'text/xml'),
})

/**
 * GET /connect/service: MedlinePlus Connect's request and answer (an Atom feed, or the same as JSON),
 * so that a clinic's software changes the address alone. A code that we don't know has no entries.
 */
export async function getConnectService(c: Context<AppEnv>): Promise<Response> {
  const read = v.safeParse(query, c.req.query())
  if (!read.success) {
    const name = v.getDotPath(read.issues[0])
    return jsonError(c, 400, 'invalid_query', `"${name}" is missing or has an unknown value.`)
  }
  const feed = await findFeed(c, read.output)
  return read.output.knowledgeResponseType === 'application/json'
    ? c.json({ feed: toJson(feed) })
    : c.body(toXml(feed), 200, { 'Content-Type': 'text/xml; charset=utf-8' })
}

/** GET /connect/application: leads to the page about a code. */
export async function getConnectApplication(c: Context<AppEnv>): Promise<Response> {
  const read = v.safeParse(query, c.req.query())
  const locale = read.success ? localeOf(read.output) : 'en'
  const code =
    read.success &&
    Object.hasOwn(systems, read.output['mainSearchCriteria.v.cs']) &&
    parseCode('icd-10', read.output['mainSearchCriteria.v.c'])
  return c.redirect(code ? localize(codePath('icd-10', code), locale) : href('codes', locale), 302)
}

type Query = v.InferOutput<typeof query>

/** MedlinePlus takes 'sp' for Spanish too. */
function localeOf({ 'informationRecipient.languageCode.c': code }: Query): Locale {
  return /^(es|sp)/i.test(code) ? 'es' : 'en'
}

type Feed = {
  locale: Locale
  origin: string
  subtitle: string
  updated: string
  categories: { scheme: string; term: string }[]
  entry?: { title: string; href: string; path: string; html: string }
}

async function findFeed(c: Context<AppEnv>, asked: Query): Promise<Feed> {
  const locale = localeOf(asked)
  const cs = asked['mainSearchCriteria.v.cs']
  const typed = asked['mainSearchCriteria.v.c']
  const system = Object.hasOwn(systems, cs) ? systems[cs] : undefined
  const code = system && parseCode('icd-10', typed)
  const all = await readData(c.var.assets, codes, locale)
  const found = code ? findCode(all, 'icd-10', code) : undefined
  const origin = c.var.settings.siteOrigin
  return {
    locale,
    origin,
    subtitle: `${site.brand}: ${system?.name ?? cs} ${typed}`,
    updated: new Date().toISOString().replace(/\.\d+/, ''),
    categories: [
      { scheme: 'mainSearchCriteria.v.c', term: typed },
      { scheme: 'mainSearchCriteria.v.cs', term: system?.term ?? cs },
      { scheme: 'mainSearchCriteria.v.dn', term: asked['mainSearchCriteria.v.dn'] },
      { scheme: 'informationRecipient', term: 'PAT' },
    ],
    ...(found && { entry: toEntry(found, locale, origin) }),
  }
}

function toEntry(
  { names, page, title, excerpt, near, urgent }: CodeEntry,
  locale: Locale,
  origin: string,
) {
  const t = getText(locale, texts)
  const path = localize(page, locale)
  const emergency = `<a href="${origin}${href('emergency', locale)}">${t('site.emergency')}</a>`
  const html = [
    urgent && `<p><strong>${t('codes.urgent')}</strong> ${emergency}</p>`,
    near && `<p>${t('codes.nearNote')}</p>`,
    `<p>${title}: ${excerpt}</p>`,
    `<p>${t('site.notice')}</p>`,
  ]
  return { title: names[locale], href: origin + path, path, html: html.filter(Boolean).join('') }
}

function toJson({ locale, origin, subtitle, updated, categories, entry }: Feed) {
  const plain = (value: string) => ({ _value: value, type: 'text' })
  return {
    xsi: 'http://www.w3.org/2001/XMLSchema-instance',
    base: `${origin}/`,
    lang: locale,
    title: plain(site.brand),
    subtitle: plain(subtitle),
    author: { name: { _value: site.brand }, uri: { _value: origin } },
    updated: { _value: updated },
    category: categories,
    id: { _value: '' },
    entry: entry
      ? [
          {
            lang: locale,
            title: plain(entry.title),
            link: [{ title: entry.title, rel: 'alternate', type: 'html', href: entry.href }],
            id: { _value: idOf(origin, entry.path) },
            updated: { _value: updated },
            summary: { _value: entry.html, type: 'html' },
          },
        ]
      : [],
  }
}

function idOf(origin: string, path: string): string {
  return `tag:${new URL(origin).hostname},2026:${path}`
}

function toXml({ locale, origin, subtitle, updated, categories, entry }: Feed): string {
  const element = (name: string, value: string, attributes = '') =>
    `<${name}${attributes}>${escape(value)}</${name}>`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${escape(origin)}/" xml:lang="${locale}">`,
    element('title', site.brand, ' type="text"'),
    element('updated', updated),
    element('id', idOf(origin, '/connect')),
    `<author>${element('name', site.brand)}${element('uri', origin)}</author>`,
    element('subtitle', subtitle, ' type="text"'),
    ...categories.map(
      ({ scheme, term }) => `<category scheme="${scheme}" term="${escape(term)}"/>`,
    ),
    ...(entry
      ? [
          `<entry>${element('title', entry.title)}`,
          `<link title="${escape(entry.title)}" href="${escape(entry.href)}" rel="alternate" type="html"/>`,
          element('id', idOf(origin, entry.path)),
          element('updated', updated),
          element('summary', entry.html, ' type="html"'),
          '</entry>',
        ]
      : []),
    '</feed>',
  ].join('')
}

function escape(value: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return value
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => `&${names[sign]};`)
}
