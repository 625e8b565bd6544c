import type { Source } from '../../build/content/read.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Film, Take } from './film.ts'
import { answerCard, hosted, statementCard } from './kit/host.ts'
import type { Shape } from './kit/stage.ts'
import type { View } from './kit/upright.ts'
import { readScript, type SpokenChapter } from './script.ts'
import { planFilm, type Rhythm, type Timeline } from './timeline.ts'
import type { Scenes, Shot } from './kit/time.ts'

/** A film of sixty to ninety seconds: what it says of the script, and in which order. */
export type Short = {
  seconds: number
  /** Its answer comes first: a sentence that stands on a card of its own. */
  answer: Part & { sentence: Place }
  parts: readonly Part[]
}

type Place = readonly [paragraph: number, sentence: number]

type Part = { chapter: string; lines: readonly Line[] }

type Line = {
  say: Place
  /** Shown in the picture: words of the sentence. */
  words?: Record<Locale, string>
  /** For a picture that says it better than the one of the long film. */
  shot?: Shot
  /** Where it is about an emergency, nobody smiles. */
  serious?: true
  /** What an upright picture shows of it, if not the middle. */
  views?: readonly View[]
}

const rhythm: Rhythm = {
  opening: 0.2,
  closing: 2,
  card: 2.6,
  verdict: 1.6,
  breath: 0.2,
  pause: 0.2,
}

const partsOf = ({ answer, parts }: Short): readonly Part[] => [answer, ...parts]

/** As the chapters of a script: the answer is the title of the first one. */
function speak({ answer, parts }: Short, script: SpokenChapter[]): SpokenChapter[] {
  const find = (part: Part) => script.find(({ id }) => id === part.chapter)!
  const say = (part: Part, [paragraph, sentence]: Place) => {
    const said = find(part).paragraphs[paragraph]?.[sentence]
    if (!said) throw new Error(`"${part.chapter}" has no sentence ${paragraph}.${sentence}.`)
    return said
  }
  const speakPart = (part: Part, title: string, verdict?: string): SpokenChapter => ({
    id: part.chapter,
    title,
    verdict,
    paragraphs: [part.lines.map((line) => say(part, line.say))],
  })
  return [
    speakPart(answer, say(answer, answer.sentence)),
    ...parts.map((part) => speakPart(part, find(part).title, find(part).verdict)),
  ]
}

/** When everything of the short film is said, in all languages. */
export function planShort({ short }: Film, source: Source): Timeline {
  const read = (locale: Locale) => speak(short, readScript(source[locale].body, locale))
  return planFilm({ en: read('en'), es: read('es') }, { seconds: short.seconds }, rhythm)
}

/** The shots of the long film in the order of the short one, with Molly and words of a language. */
export function editShort(
  film: Film,
  { chapters }: Timeline,
  locale: Locale,
  shape: Shape,
): Take[] {
  return partsOf(film.short).flatMap((part, index): Take[] => {
    const { start, card, verdict, paragraphs, said } = chapters[index]!
    const [title, second] = said[locale]
    const scenes = film.scenes.find(({ id }) => id === part.chapter)!
    const head: Take[] =
      index === 0
        ? [{ shot: answerCard(title!.text, shape), start, end: card.end, beats: [0] }]
        : [{ shot: statementCard(title!.text, shape), ...card, beats: [0] }]
    if (verdict) {
      head.push({ shot: statementCard(title!.text, shape, second!.text), ...verdict, beats: [0] })
    }
    const { sentences } = paragraphs[0]!
    const spoken = said[locale].slice(verdict ? 2 : 1)
    const body = part.lines.map((line, at): Take => {
      const [from, to] = [sentences[at]!, sentences[at + 1]!]
      const words = line.words?.[locale]
      if (words && !spoken[at]!.text.includes(words)) {
        throw new Error(`"${words}" is not said in "${spoken[at]!.text}"`)
      }
      const { shot, beats } = findShot(scenes, line, to - from)
      const host = { words, isThere: !line.serious, views: line.views }
      return { shot: hosted(shot, host, shape), start: from, end: to, beats }
    })
    return [...head, ...body]
  })
}

/** The shot of a sentence. What its shot showed before is over, and what came later never comes. */
function findShot(scenes: Scenes, { say: [paragraph, sentence], shot: own }: Line, of: number) {
  if (own) return { shot: own, beats: [0] }
  let first = 0
  for (const [count, shot] of scenes.paragraphs[paragraph]!) {
    if (sentence < first + count) {
      const beats = Array.from({ length: count }, (_, at) => (first + at <= sentence ? 0 : of))
      return { shot, beats }
    }
    first += count
  }
  throw new Error(`"${scenes.id}" has no shot for sentence ${paragraph}.${sentence}.`)
}
