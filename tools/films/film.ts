import { createHash } from 'node:crypto'
import { readScript } from './script.ts'
import { framesPerSecond, planFilm, type Tempo, type Timeline } from './timeline.ts'
import type { Source } from '../../build/content/read.ts'
import { svg } from '../../build/art/paint.ts'
import { type Shape, stages } from './kit/stage.ts'
import type { Scenes, Shot } from './kit/time.ts'
import type { Tune } from './music.ts'
import type { Short } from './short.ts'

export type Film = {
  /** Of its page. */
  path: string
  tempo: Tempo
  opening: Shot
  /** In the order of the script's chapters. */
  scenes: readonly Scenes[]
  tune: Tune
  short: Short
}

/** When everything is said, in all languages. */
export function planOf({ tempo }: Film, source: Source): Timeline {
  return planFilm(
    { en: readScript(source.en.body, 'en'), es: readScript(source.es.body, 'es') },
    tempo,
  )
}

export type Take = { shot: Shot; start: number; end: number; beats: number[] }

/** The shots of a film one after the other, without a gap between them. */
export function editFilm(film: Film, { chapters }: Timeline): Take[] {
  const first = chapters[0]!.card.start
  const opening = { shot: film.opening, start: 0, end: first, beats: [0] }
  const takes = chapters.flatMap((chapter, index): Take[] => {
    const scenes = film.scenes[index]
    if (scenes?.id !== chapter.id) throw new Error(`The film has no scenes for "${chapter.id}".`)
    const { card, verdict } = chapter
    const head: Take[] = [{ shot: scenes.card, ...card, beats: [0] }]
    if (verdict) head.push({ shot: scenes.verdict!, ...verdict, beats: [0] })
    const body = chapter.paragraphs.flatMap(({ sentences }, at) => {
      let from = 0
      return scenes.paragraphs[at]!.map(([count, shot]): Take => {
        const starts = sentences.slice(from, from + count)
        from = Math.min(from + count, sentences.length - 1)
        const [start = 0] = starts
        return { shot, start, end: sentences[from]!, beats: starts.map((beat) => beat - start) }
      })
    })
    return [...head, ...body]
  })
  return [opening, ...takes]
}

/** Gives the picture of a second. */
export function createProjector(takes: Take[], shape: Shape = 'wide'): (seconds: number) => string {
  const { width, height } = stages[shape]
  return (seconds) => {
    const take = takes.findLast(({ start }) => start <= seconds + 1e-6) ?? takes[0]!
    const { shot, start, end, beats } = take
    return svg([0, 0, width, height], shot({ s: seconds - start, of: end - start, beats }))
  }
}

/** Of the pictures, five a second: it changes when a film would look different or last longer. */
export function fingerprint(
  { tune }: Film,
  timeline: Timeline,
  takes: Take[],
  shape?: Shape,
): string {
  const show = createProjector(takes, shape)
  const hash = createHash('sha256').update(JSON.stringify([tune, timeline.seconds]))
  const step = framesPerSecond / 5
  for (let frame = 0; frame < timeline.seconds * framesPerSecond; frame += step) {
    hash.update(show(frame / framesPerSecond))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Of what is said: a film whose words have changed has to be looked at again. */
export function wordsOf({ chapters }: Timeline): string {
  const said = chapters.map(({ id, said }) => [id, said])
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)
}
