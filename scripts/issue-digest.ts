import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent, type Source } from '../build/content/read.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { runCommand } from './command.ts'

/**
 * npm run issue:digest [-- <slug>]: drafts an issue from the pages added or changed since the
 * last one.
 */

const root = process.cwd()
const [slug = 'digest'] = process.argv.slice(2)
const today = new Date().toISOString().slice(0, 10)
const folder = join('content/issues', `${today}-${slug}`)

type Change = Source['data']['changes'][number]

const words = {
  en: {
    title: `What is new on Esmalte, ${today}`,
    shortTitle: 'What is new',
    new: 'New pages',
    changed: 'What we changed',
  },
  es: {
    title: `Qué hay de nuevo en Esmalte, ${today}`,
    shortTitle: 'Qué hay de nuevo',
    new: 'Páginas nuevas',
    changed: 'Lo que cambiamos',
  },
} as const satisfies Record<Locale, Record<string, string>>

await runCommand(async () => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error('npm run issue:digest -- <slug>: small letters, digits and hyphens')
  }
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  draft()
})

function draft(): void {
  const sources = readContent(root).pages.filter(({ data }) => data.listed && !data.draft)
  const last = sources
    .flatMap(({ data }) => (data.type === 'issue' ? data.published! : []))
    .toSorted()
    .at(-1)
  const since = (day: string | undefined) => day !== undefined && (!last || day > last)
  const pages = sources.filter(({ data }) => data.type !== 'issue')
  const fresh = pages.filter(({ data }) => since(data.published))
  const changed = pages.flatMap((source) => {
    const changes = source.data.changes.filter(
      ({ on }) => since(on) && on !== source.data.published,
    )
    return fresh.includes(source) || changes.length === 0 ? [] : [{ source, changes }]
  })
  if (fresh.length + changed.length === 0) {
    throw new Error(`No page is new or changed since the issue of ${last}.`)
  }
  const data = {
    type: 'issue',
    draft: true,
    published: today,
    ...(fresh.length > 0 && { pages: { new: fresh.map(({ path }) => path) } }),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`)
  for (const locale of localeCodes) {
    writeFileSync(join(folder, `${locale}.md`), write(locale, fresh.length > 0, changed))
  }
  console.log(
    `${folder}: ${fresh.length} new pages, ${changed.length} changed since ${last ?? 'the beginning'}. Edit it, then npm run issue:preview -- ${slug}.`,
  )
}

function write(
  locale: Locale,
  hasNew: boolean,
  changed: { source: Source; changes: Change[] }[],
): string {
  const { title, shortTitle, new: fresh, changed: edited } = words[locale]
  const lines = changed.map(({ source, changes }) => {
    const told = changes.map((change) => [change[locale].what, change[locale].why].join(' ').trim())
    return `- [${source[locale].front.title}](${source.path}): ${told.join(' ')}`
  })
  return [
    `---\ntitle: "${title}"\nshortTitle: "${shortTitle}"\ndescription: "…"\nexcerpt: "…"\nlede: "…"\n---`,
    ...(hasNew ? [`## ${fresh} {#new}`, '::pages new'] : []),
    ...(lines.length > 0 ? [`## ${edited} {#changed}`, lines.join('\n')] : []),
    '',
  ].join('\n\n')
}
