import type { Context } from 'hono'
import type { Page } from '../src/content/schema.ts'
import type { Locale } from '../src/i18n/locales.ts'
import type { Tools } from '../src/sections/Body.tsx'
import type { AppEnv } from './env.ts'

/** The boxes a page asks for that depend on the request or on the whole library. */
export async function createTools(c: Context<AppEnv>, page: Page, locale: Locale): Promise<Tools> {
  const names = page.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'tool' ? [part.tool] : [])),
  )
  const made = await Promise.all(
    names.map(async (name) => [name, await makers[name]?.(c, page, locale)] as const),
  )
  return Object.fromEntries(made)
}

type Maker = (
  c: Context<AppEnv>,
  page: Page,
  locale: Locale,
) => Promise<Tools[keyof Tools]> | Tools[keyof Tools]

const makers: { [Name in keyof Tools]: Maker } = {}
