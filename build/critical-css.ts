import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Selector, transform, type Visitor } from 'lightningcss'
import { MagicString } from 'magic-string'
import { createGenerator, type UnocssPluginContext } from 'unocss'
import config from '../uno.config.ts'
import { listModules } from './modules.ts'

type Manifest = Record<string, { file: string; css?: string[] }>

const root = join(import.meta.dirname, '..')

/** Components rendered above <Stylesheet />, with everything they import … */
const shownFirst = [
  'sections/frame/TopBar',
  'sections/frame/Header',
  'features/home/Hero',
  'sections/article/ArticleHead',
  'sections/emergency/EmergencyHead',
  'sections/guide/GuideHead',
  'sections/guide/ProductHead',
  'sections/hub/HubHead',
  'features/ask-molly/MollyHead',
  'features/quiz/QuizHead',
  'features/search/SearchHead',
  'features/tourism/TourismHead',
  'features/video/VideoHead',
]
/** … except those rendered below it, or only when opened. */
const shownLater = [
  'MenuPanel.tsx',
  'OtherCountries.tsx',
  'ProblemChoice.tsx',
  'ProductPictures.tsx',
  'WhenToCall.tsx',
]

/**
 * Writes `critical-css.json` next to the manifest: the stylesheets' rules for the first paint, the
 * same on every page, and their hash for the content security policy.
 */
export async function writeCriticalCss(outDir: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const features = Object.keys(manifest).filter((source) => source.endsWith('/style.css'))
  const files = [
    ...manifest['src/client/client.tsx']!.css!,
    ...features.map((source) => manifest[source]!.file),
  ]
  const stylesheets = files.map((file) => readFileSync(join(outDir, file), 'utf8'))
  const css = pickCritical(stylesheets.join('\n'), await listNames())
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  writeFileSync(join(outDir, '.vite/critical-css.json'), JSON.stringify({ css, hash }))
}

const namesInCode = /'[^'\n]*'|"[^"\n]*"|`[^`]*`|<\w+/g

/** Every tag and every word in a string of the sources, and the class names of their utilities. */
async function listNames(): Promise<Set<string>> {
  const sources = new Set([join(root, 'src/pages/Document.tsx')])
  for (const name of shownFirst) {
    const entry = join(root, `src/${name}.tsx`)
    for (const file of listModules(entry, isShownFirst)) sources.add(file)
  }
  const uno = await createGenerator(config)
  const names = new Set<string>()
  const context = { uno, tokens: names, invalidate: () => undefined }
  for (const file of sources) {
    const code = new MagicString(readFileSync(file, 'utf8'))
    for (const { transform } of uno.config.transformers ?? []) {
      await transform(code, file, context as unknown as UnocssPluginContext)
    }
    // Variables and files are often called like a class that only other pages have.
    const named =
      code
        .toString()
        .replaceAll(/^import .*$/gm, '')
        .match(namesInCode)
        ?.join(' ') ?? ''
    await uno.applyExtractors(named, file, names)
    for (const [word] of named.matchAll(/\w+/g)) names.add(word)
  }
  return names
}

function isShownFirst(file: string): boolean {
  const isComponent = /\/src\/(features|sections|ui)\//.test(file)
  return isComponent && ![...shownLater, 'texts.ts', 'data.ts'].includes(basename(file))
}

function pickCritical(stylesheets: string, names: Set<string>): string {
  let css = transformCss(stylesheets, {
    Selector: (selector) => (isNamed(selector, names) && !hasState(selector) ? undefined : []),
    Rule: {
      keyframes: () => [],
      page: () => [],
      media: ({ value: { query } }) =>
        query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      // The first paint uses installed fonts; ours load with the stylesheet.
      'font-face': ({ value: { properties } }) =>
        properties.some(({ type, value }) => type === 'source' && value.some(isUrl))
          ? []
          : undefined,
    },
    Declaration: {
      // Nothing moves in the first paint.
      animation: () => [],
      transition: () => [],
      // Browsers parse each pattern as a document, so patterns load after the text.
      custom: ({ name }) => (/^--(?:art-|pattern$)/.test(name) ? [] : undefined),
    },
  }).replaceAll(/"(?:Figtree|Piazzolla)",\s*/g, '')
  // Drops unused variables until nothing changes: variables use each other.
  for (let before = ''; before !== css;) {
    before = css
    const read = new Set(css.match(/(?<=var\()--[\w-]+/g))
    css = transformCss(css, {
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined),
      },
    })
  }
  return css
}

/** Whether `names` contains every tag, class and id of a selector. */
export function isNamed(selector: Selector, names: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'type' || part.type === 'class' || part.type === 'id') {
      return names.has(part.name)
    }
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'has')) return true
    return part.selectors.some((inner) => isNamed(inner, names))
  })
}

/** Whether the selector needs interaction: hover, press, open. */
function hasState(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'attribute') return part.name === 'open'
    if (part.type !== 'pseudo-class') return false
    if (part.kind === 'is' || part.kind === 'has') return part.selectors.every(hasState)
    return /^(hover|active|disabled|focus.*|target)$/.test(part.kind)
  })
}

export function transformCss(css: string, visitor: Visitor<never>): string {
  const code = Buffer.from(css)
  return transform({ filename: 'stylesheet.css', code, minify: true, visitor }).code.toString()
}

function isUrl({ type }: { type: string }): boolean {
  return type === 'url'
}
