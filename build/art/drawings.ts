import { coverPath, type Crop, crops } from '../../src/art/crops.ts'
import { loteriaPictures, type Recipe, storyPictures } from '../../src/art/recipes.ts'
import { sharePath } from '../../src/content/figures.ts'
import type { Content } from '../content/read.ts'
import { drawShare } from './pictogram.ts'
import { drawCover } from './cover.ts'
import { listCovers } from './covers.ts'
import { drawDoor } from './door.ts'
import { drawMouth } from './mouth.ts'
import { listMurals } from './mural.ts'
import { svg } from './paint.ts'
import type { ReadDrawing } from './source.ts'
import { drawToolMotifs } from './tool-motifs.ts'

/** `path` is an argument for `artHref`. */
export type Drawing = { path: string; svg: string }

/** All drawings that the server links to. */
export function* listDrawings(content: Content): Iterable<Drawing> {
  const { drawing: read, drawings, lists, figures } = content
  const covers = listCovers(content)
  for (const [page, recipe] of Object.entries(covers)) {
    for (const crop of cropsOf(page, lists)) {
      yield { path: coverPath(page, crop), svg: drawCrop(read, page, recipe, crop) }
    }
  }
  for (const page of lists['explore'] ?? []) {
    const recipe = covers[page]
    if (recipe) yield { path: `doors${page}.svg`, svg: drawDoor(read, recipe) }
  }
  for (const [id, recipe] of Object.entries(storyPictures)) {
    const path = `story/${id}`
    yield { path: `${path}.svg`, svg: drawCover(read, recipe, crops.story, path) }
  }
  for (const [motif, recipe] of Object.entries(loteriaPictures)) {
    const path = `loteria/${motif}`
    yield { path: `${path}.svg`, svg: drawCover(read, recipe, crops.loteria, path) }
  }
  const upright = drawings('shelf')
  for (const name of drawings('motifs')) {
    const shelved = upright.includes(name) ? read(`shelf/${name}`).svg : drawOnShelf(read, name)
    yield { path: `shelf/${name}.svg`, svg: shelved }
  }
  yield* listMurals(read)
  yield { path: 'tools.svg', svg: drawToolMotifs(read, covers) }
  yield { path: 'ornaments/mouth.svg', svg: drawMouth() }
  const shares = [...figures.values()].filter((figure) => figure.kind === 'share')
  for (const [path, share] of new Map(shares.map((share) => [sharePath(share), share]))) {
    yield { path, svg: drawShare(share) }
  }
  for (const kind of ['figures', 'molly', 'motifs', 'ornaments', 'scenes']) {
    for (const name of drawings(kind)) {
      yield { path: `${kind}/${name}.svg`, svg: read(`${kind}/${name}`).svg }
    }
  }
}

function cropsOf(page: string, lists: Record<string, string[]>): Crop[] {
  const found: Crop[] = ['card', 'arch']
  const squared = ['hero', 'conditions']
  if (squared.some((name) => lists[name]?.includes(page))) found.push('square')
  if (page.startsWith('/video/')) found.push('wide')
  return found
}

function drawCrop(read: ReadDrawing, page: string, recipe: Recipe, crop: Crop): string {
  // The page header is an arch already.
  const composition =
    crop === 'arch' && recipe.composition === 'arco' ? 'puerta' : recipe.composition
  return drawCover(read, { ...recipe, composition }, crops[crop], page)
}

/** Crops a motif at its feet, so that it rests on the shelf. */
function drawOnShelf(read: ReadDrawing, name: string): string {
  const { content, shelf } = read(`motifs/${name}`)
  if (!shelf) {
    throw new Error(
      `src/art/motifs/${name}.svg has no <view id="shelf" viewBox="…" />: the part that ends where the object stands.`,
    )
  }
  return svg(shelf, content, { preserveAspectRatio: 'xMidYMax meet' })
}
