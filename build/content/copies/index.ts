import { packFile } from '../../../src/content/packs.ts'
import type { MarkdownCopy } from '../../../src/content/schema.ts'
import { defaultLocale, type Locale } from '../../../src/i18n/locales.ts'
import { markdownHref } from '../../../src/routes.ts'
import { listedPages, type PageName } from '../../../src/pages.ts'
import type { Compiler } from '../compiler.ts'
import type { FeatureContext } from '../features.ts'
import type { Source } from '../read.ts'
import { type File, writeShard } from '../files.ts'
import { type Generated, writeTools } from './generated.ts'
import { writeCodePage, writePage } from './page.ts'

/** All pages of a language as Markdown, packed by the path of their `.md` files. */
export function* compileMarkdownCopies(
  sources: Source[],
  compiler: Compiler,
  data: Map<PageName, unknown>,
  generated: Generated & FeatureContext,
  packs: number,
  locale: Locale,
): Generator<File, void> {
  const tools = writeTools(generated, locale)
  const fileOf = ({ path }: { path: string }) => markdownHref(path, defaultLocale)
  const members = Map.groupBy([...listedPages, ...sources], (page) =>
    packFile('markdown', fileOf(page), packs),
  )
  for (const [name, pages] of members) {
    const copies = pages.map((page): [file: string, MarkdownCopy] => {
      const isContent = !('about' in page)
      const text = isContent
        ? writePage(compiler.compileToMarkdown(page, locale), locale, tools)
        : writeCodePage(page, data, generated, locale)
      const listed = !isContent || page.data.listed
      return [fileOf(page), { path: page.path, listed, text: `${text}\n` }]
    })
    yield [`${locale}/${name}`, writeShard(copies)]
  }
}
