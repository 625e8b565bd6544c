import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { Worker, workerData } from 'node:worker_threads'
import { shareHref } from '../../src/art/share-href.ts'
import type { Recipe } from '../../src/art/recipes.ts'
import { drawShareImage } from './share.ts'
import { texts } from '../../src/features/home/texts.ts'
import { listedPages } from '../../src/pages.ts'
import { createProgress } from '../progress.ts'
import type { Content } from '../content/read.ts'
import { site } from '../../src/content/site.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localeCodes, locales } from '../../src/i18n/locales.ts'
import { routes } from '../../src/routes.ts'

/** Flat drawings have few colours: a palette cuts the size to a third, with no visible loss. */
const png = { palette: true, colours: 128, quality: 90, dither: 0, effort: 1 }

const home: Recipe = {
  motifs: ['tooth'],
  theme: 'cobalto',
  composition: 'sol',
  pattern: 'azulejo',
}

type Hashes = Record<string, string>
type Due = { file: string; svg: string }[]

/**
 * Writes the link preview images of pages to public/og. Skips unchanged drawings: `.hashes.json`
 * records the drawing that each file was made from.
 */
export async function writePictures(root: string, content: Content): Promise<void> {
  const folder = join(root, 'public/og')
  const record = join(folder, '.hashes.json')
  mkdirSync(folder, { recursive: true })
  const known = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Hashes) : {}
  const hashes: Hashes = {}
  const due: Due = []
  for (const { name, svg } of localeCodes.flatMap((locale) => listImages(content, locale))) {
    hashes[name] = createHash('sha256').update(JSON.stringify(png)).update(svg).digest('hex')
    const file = join(folder, name)
    if (known[name] !== hashes[name] || !existsSync(file)) due.push({ file, svg })
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file).split(sep).join('/')
    if (entry.isFile() && file !== record && !hashes[name]) rmSync(file)
  }
  // A thread of its own, because compiling keeps this one busy.
  if (due.length > 0) await once(new Worker(import.meta.filename, { workerData: due }), 'exit')
  writeFileSync(record, JSON.stringify(hashes))
}

/** Loads the image library only if there is something to draw. */
async function draw(due: Due): Promise<void> {
  const { default: sharp } = await import('sharp')
  const total = due.length
  const report = createProgress('Drawing pictures')
  const drawNext = async () => {
    for (let next = due.pop(); next; next = due.pop()) {
      mkdirSync(dirname(next.file), { recursive: true })
      await sharp(Buffer.from(next.svg)).png(png).toFile(next.file)
      report(`${total - due.length}/${total}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
}

function listImages(
  { drawing, pages: written }: Content,
  locale: Locale,
): { name: string; svg: string }[] {
  const t = getText(locale, texts)
  const languages = localeCodes.map((code) => locales[code].name).join(' · ')
  const pages = [
    ...listedPages.map(({ path, about, cover }) => ({
      path,
      cover,
      title: path === routes.home ? t('hero.title') : about[locale].title,
      kind: languages,
    })),
    ...written
      .filter(({ data }) => data.listed && !data.draft)
      .map(({ path, data: { cover, type, category }, ...texts }) => ({
        path,
        cover,
        title: texts[locale].front.title,
        kind: t(category ? `articles.category.${category}` : `search.types.${type}`),
      })),
  ]
  return pages.map(({ path, cover = home, title, kind }) => ({
    name: shareHref(path, locale).replace('/og/', ''),
    svg: drawShareImage(drawing, cover, { title, kind, brand: site.brand }, path),
  }))
}

if (import.meta.main) await draw(workerData as Due)
