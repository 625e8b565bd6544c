import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Box } from './paint.ts'

/** An SVG file of src/art, without white space and comments. */
export type Source = {
  svg: string
  /** The content of the <svg> element. */
  content: string
  /** The part that is shown on a shelf: <view id="shelf" viewBox="…" />. */
  shelf?: Box
}

/** Returns the drawing for a name such as 'motifs/brush'. */
export type ReadDrawing = (name: string) => Source

/** Reads drawings from a folder, each once. */
export function createReader(folder: string): ReadDrawing {
  const known = new Map<string, Source>()
  return function read(name) {
    const source = known.get(name) ?? parse(name, readText(folder, name), read)
    known.set(name, source)
    return source
  }
}

function readText(folder: string, name: string): string {
  const file = join(folder, `${name}.svg`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new Error(`There is no src/art/${name}.svg, but a cover or another drawing names it.`)
}

function parse(name: string, text: string, read: ReadDrawing): Source {
  const [, open, rest] = /^(<svg[^>]*>)(.*)<\/svg>$/.exec(minify(text)) ?? []
  if (open === undefined || rest === undefined) {
    throw new Error(`src/art/${name}.svg does not hold one <svg> element.`)
  }
  const [view, shelf] = /<view id="shelf" viewBox="([^"]+)"\/>/.exec(rest) ?? []
  const content = placeLinked(name, rest.replace(view ?? '', ''), read)
  return { svg: `${open}${content}</svg>`, content, shelf: shelf ? toBox(shelf) : undefined }
}

function minify(text: string): string {
  return text
    .replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(' />', '/>')
    .trim()
}

/** Inlines <image href="../motifs/brush.svg" … />: an SVG in an <img> cannot load others. */
function placeLinked(name: string, content: string, read: ReadDrawing): string {
  return content.replaceAll(
    /<image href="([^"]+)\.svg"([^>]*)\/>/g,
    (_, path: string, placing: string) => {
      const linked = read(posix.join(posix.dirname(name), path))
      const box = ['x', 'y', 'width', 'height'].map(
        (side) => new RegExp(` ${side}="([^"]+)"`).exec(placing)?.[1] ?? '0',
      )
      if (!linked.svg.includes(` viewBox="${box.join(' ')}"`)) {
        throw new Error(
          `src/art/${name}.svg: give ${path}.svg the x, y, width and height of its own viewBox, and scale it by a transform.`,
        )
      }
      return `<g${placing.replaceAll(/ (?:x|y|width|height)="[^"]+"/g, '')}>${linked.content}</g>`
    },
  )
}

function toBox(viewBox: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  return [x, y, width, height]
}
