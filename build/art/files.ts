import { drawCover, drawDoor, type Recipe } from './cover.ts'
import { frames } from './measures.ts'
import { type Mood, molly, mollyAvatar, moods } from './molly.ts'
import { motifNames, type MotifName, motifs } from './motifs.ts'
import { drawStanding, ornaments } from './ornaments.ts'
import { type Ink, svg } from './paint.ts'
import { bandPattern, patternNames, softGrounds } from './patterns.ts'
import { coverLists, covers, doors } from '../../src/art/recipes.ts'
import { countryNames, drawScene } from './scenes.ts'

type ArtFile = { path: string; svg: string }

/** Every drawing that the site serves, under /art/<version>/. */
export function* listArtFiles(): Iterable<ArtFile> {
  for (const [page, recipe] of Object.entries(covers)) yield* coverFiles(page, recipe)
  for (const door of doors) yield { path: `doors${door.path}.svg`, svg: drawDoor(door) }
  for (const name of countryNames) yield { path: `scenes/${name}.svg`, svg: drawScene(name) }
  for (const name of motifNames) yield { path: `motifs/${name}.svg`, svg: drawMotif(name) }
  for (const name of motifNames) yield { path: `shelf/${name}.svg`, svg: drawStanding(name) }
  yield* mollyFiles()
  for (const [name, draw] of Object.entries(ornaments)) {
    yield { path: `ornaments/${name}.svg`, svg: draw() }
  }
  yield* patternFiles()
}

const squares = new Set<string>([
  ...coverLists['home hero'].paths,
  ...coverLists['home conditions'].paths,
  ...coverLists['home care'].paths,
])

/** Text lies on the left of these, so the hero moves right; wide and narrow as they share a row. */
const magazine = new Map<string, { width: number; focus: number; niche?: number }>([
  ['/article/dental-anxiety-guide', { width: 696, focus: 0.755 }],
  ['/article/safe-whitening-guide', { width: 490, focus: 0.735 }],
  ['/article/kids-dental-health', { width: 490, focus: 0.735 }],
  ['/article/dental-implants-complete', { width: 696, focus: 0.755, niche: 0.62 }],
])

function* coverFiles(page: string, recipe: Recipe): Iterable<ArtFile> {
  const draw = (crop: string, width: number, height: number, changes: Partial<Recipe> = {}) => ({
    path: `covers${page}${crop}.svg`,
    svg: drawCover({ ...recipe, ...changes }, width, height, page),
  })
  yield draw('', 640, 400)
  // An arch inside the arch of a page's head would look doubled.
  yield draw('.arch', 600, 636, recipe.composition === 'arco' ? { composition: 'puerta' } : {})
  if (squares.has(page)) yield draw('.square', 400, 368)
  if (page.startsWith('/video/')) yield draw('.wide', 960, 540)
  const text = magazine.get(page)
  if (text) yield draw('.mag', text.width, 400, { focus: text.focus, niche: text.niche })
}

function drawMotif(name: MotifName) {
  const [x, y, side] = frames[name] ?? [0, 0, 200]
  return svg([x, y, side, side], motifs[name](), { width: 200, height: 200 })
}

/** The grounds of the avatar: behind a message, and on the maize button. */
const avatarGrounds: [mood: Mood, name: string, ground: Ink][] = [
  ['hello', 'white', 'enamel'],
  ['thinking', 'cielo', '#CFE4FF'],
  ['answering', 'menta', '#C4ECD8'],
  ['urgent', 'alert', '#FFC9C2'],
]

function* mollyFiles(): Iterable<ArtFile> {
  for (const mood of moods) {
    yield { path: `molly/${mood}.svg`, svg: molly(mood) }
    yield { path: `molly/avatar-${mood}.svg`, svg: mollyAvatar(mood) }
  }
  for (const [mood, name, ground] of avatarGrounds) {
    const id = `avatar-${mood}-${name}`
    yield { path: `molly/${id}.svg`, svg: mollyAvatar(mood, { id, ground }) }
  }
}

function* patternFiles(): Iterable<ArtFile> {
  for (const ground of softGrounds) {
    for (const pattern of patternNames) {
      yield { path: `patterns/${pattern}-${ground}.svg`, svg: bandPattern(pattern, ground) }
    }
  }
  yield { path: 'patterns/azulejo-cobalto.svg', svg: bandPattern('azulejo', 'cobalto') }
  yield { path: 'patterns/escama-agave.svg', svg: bandPattern('escama', 'agave') }
}
