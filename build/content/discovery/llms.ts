import { texts } from '../../../src/features/library/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localeCodes, locales } from '../../../src/i18n/locales.ts'
import { endpoints, href, markdownHref } from '../../../src/routes.ts'
import { typeOrder } from '../../../src/content/formats.ts'
import type { PageEntry } from '../schema.ts'
import { site } from '../../../src/content/site.ts'
import { originMark } from '../../../src/content/origin-mark.ts'

// Models read the whole file, so it leaves the rest to the site map.
const perSection = 200

/**
 * The site for language models, as specified by llmstxt.org: a title, a summary, and lists of the
 * pages as Markdown. "Optional" is a keyword of the format in any language.
 */
export function writeLlms(pages: PageEntry[], locale: Locale): string {
  const t = getText(locale, texts)
  const sections = typeOrder
    .filter((type) => type !== 'organization')
    .map((type) => section(t(`sitemap.groups.${type}`), ofType(pages, type), locale))
  const others = localeCodes.filter((code) => code !== locale)
  return `# ${site.brand}

> ${t('site.description')} ${t('site.notice')}

${t('llms.about')}

${sections.join('')}## ${t('llms.languages')}

${others.map((code) => `- [${locales[code].name}](${originMark}${href('llms', code)})\n`).join('')}
## Optional

${ofType(pages, 'organization')
  .map((page) => link(page, locale))
  .join('')}- [${t('footer.sitemap')}](${originMark}${endpoints.siteMapFile}): ${t('llms.siteMap')}
- [RSS](${originMark}${href('feed', locale)}): ${t('llms.feed')}
- [Model Context Protocol](${originMark}${endpoints.mcp}): ${t('llms.mcp')}
`
}

/** Counts a quiz as a tool. */
function ofType(pages: PageEntry[], wanted: PageEntry['type']): PageEntry[] {
  return pages.filter(({ type }) => (type === 'quiz' ? 'tool' : type) === wanted)
}

function section(title: string, pages: PageEntry[], locale: Locale): string {
  if (pages.length === 0) return ''
  const links = pages.slice(0, perSection).map((page) => link(page, locale))
  return `## ${title}\n\n${links.join('')}\n`
}

function link({ path, title, excerpt, description }: PageEntry, locale: Locale): string {
  return `- [${title}](${originMark}${markdownHref(path, locale)}): ${excerpt || description}\n`
}
