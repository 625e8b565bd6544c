import type { Context } from 'hono'
import type { Page } from '../../src/content/schema.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import type { CodePage } from '../../src/pages.ts'
import { ErrorPage } from '../../src/pages/ErrorPage.tsx'
import { linkPath } from '../http/request-path.ts'
import type { AppEnv } from '../services/types.ts'
import { pageScript, scriptOf } from './assets.ts'
import { renderUncached, type View } from './render.tsx'

export function contentView(page: Page, main: View['main']): View {
  const { title, description, path, listed, draft } = page
  const questions = questionsOf(page)
  const script = pageScript
  return { title, description, path, main, index: listed, draft, questions, page, script }
}

export function codeView(
  { path, about, listed, script }: CodePage,
  locale: Locale,
  main: View['main'],
): View {
  const { title, description } = about![locale]
  const index = listed !== undefined
  return { title, description, path, main, index, script: script ? scriptOf(script) : undefined }
}

/** The first questions of the page's FAQ; undefined without one. */
export function questionsOf({ faq }: Page): string[] | undefined {
  return faq.length > 0 ? faq.slice(0, 3).map(({ question }) => question) : undefined
}

export function showError(
  c: Context<AppEnv>,
  status: NonNullable<View['status']>,
  title: string,
  text: string,
  locale = splitLocale(c.req.path).locale,
): Promise<Response> {
  return renderUncached(c, locale, {
    title,
    description: text,
    path: linkPath(c).path,
    status,
    index: false,
    main: <ErrorPage title={title} text={text} />,
  })
}
