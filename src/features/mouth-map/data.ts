import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import type { Place } from '../../content/mouth.ts'
import { id, phrase, phraseFields, text } from '../../content/phrase.ts'
import type { Reference } from '../../content/schema.ts'

/** The drawings: an adult's teeth, a small child's teeth, and everything around them. */
export const mouthSets = ['adult', 'baby', 'mouth'] as const
export type MouthSet = (typeof mouthSets)[number]

const span = v.tuple([v.number(), v.number()])

const tooth = v.strictObject({
  /** Quadrant and position from the front: 11 to 48, baby teeth 51 to 85. */
  fdi: v.pipe(
    v.number(),
    v.check((fdi) => /^([1-4][1-8]|[5-8][1-5])$/.test(String(fdi))),
  ),
  /** 1 to 32; baby teeth A to T. */
  universal: v.pipe(v.string(), v.regex(/^([1-9]|[12]\d|3[0-2]|[A-T])$/, 'is no number')),
  ...phraseFields,
  /** The fact that states the age, with the months if it states those of several teeth. */
  comesIn: v.union([text, v.strictObject({ fact: text, months: span })]),
  /** Several spans if sources differ. */
  fallsOut: v.optional(
    v.strictObject({ fact: text, years: v.pipe(v.array(span), v.minLength(1)) }),
  ),
})

const schema = v.array(
  v.strictObject({
    id,
    set: v.picklist(mouthSets),
    title: phrase,
    pages: v.array(v.pipe(v.string(), v.startsWith('/'))),
    /** Ids of answer cards. */
    questions: v.array(text),
    places: v.array(v.union([tooth, v.strictObject({ id, ...phraseFields })])),
  }),
)
export type MouthSource = v.InferOutput<typeof schema>

/** Places with the same name, and the site's information about them. */
export type PlaceGroup = {
  id: string
  set: MouthSet
  title: string
  places: Place[]
  pages: { href: string; text: string }[]
  questions: { href: string; text: string }[]
}

export type MouthMap = {
  groups: PlaceGroup[]
  /** The sources stating that every mouth differs. */
  varies: number[]
  references: Reference[]
}

export const mouthMap: SourceFile<MouthMap, typeof schema> = {
  name: 'mouth',
  localized: true,
  schema,
}
