import type { Context } from 'hono'
import type { Page } from '../../src/content/schema.ts'
import { splitLocale } from '../../src/i18n/locales.ts'
import { ErrorPage } from '../../src/pages/ErrorPage.tsx'
import { linkPath } from '../http/request-path.ts'
import type { AppEnv } from '../services/types.ts'
import { clientFiles } from './assets.ts'
import { renderUncached, type View } from './render.tsx'

export function contentView(page: Page, main: View['main']): View {
  const { title, description, path, listed, draft } = page
  const questions = questionsOf(page)
  const script = clientFiles.pageScript
  return { title, description, path, main, index: listed, draft, questions, page, script }
}

/** The page's own first questions; undefined where it has none. */
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
