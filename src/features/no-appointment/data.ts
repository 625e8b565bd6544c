import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { id, phrase, text } from '../../content/phrase.ts'
import { urgencyLevels } from '../../content/urgency.ts'

export const doorCountries = ['us', 'mx', 'co', 'pe', 'ar', 'cl', 'es', 'other'] as const
export const doorPeople = ['adult', 'child'] as const
export const doorMoney = ['pays', 'short'] as const
/** Emergencies have the doors of the same day, below the numbers. */
export const doorLevels = ['today', 'week', 'routine'] as const
export const doorCount = 5

const words = v.strictObject({ name: text, text })
const door = v.strictObject({
  id,
  /** The section that says more, without locale prefix: '/ask-dentist#reach'. */
  page: v.pipe(v.string(), v.startsWith('/'), v.includes('#')),
  facts: v.array(text),
  /** Absent: for everyone. */
  who: v.optional(v.picklist(doorPeople)),
  /** Absent: however soon it is. */
  levels: v.optional(v.array(v.picklist(doorLevels))),
  en: words,
  es: words,
  say: phrase,
})

const schema = v.strictObject({
  /** The sentences of the text to send, in this order. */
  message: v.strictObject({
    levels: v.strictObject({ today: phrase, week: phrase, routine: phrase }),
    who: v.strictObject({ adult: phrase, child: phrase }),
    what: phrase,
    gap: phrase,
    /** Only where money is short. */
    money: phrase,
    papers: phrase,
  }),
  doors: v.array(door),
  /** The doors of a country, the best first, for those who can pay and those who hardly can. */
  countries: v.record(
    v.picklist(doorCountries),
    v.strictObject({ pays: v.array(id), short: v.array(id) }),
  ),
})

export type Door = v.InferOutput<typeof door>
export type NoAppointment = v.InferOutput<typeof schema>

/** A choice that was not made, or is none that the form offers, is undefined. */
const choice = <T extends readonly string[]>(options: T) =>
  v.fallback(v.optional(v.picklist(options)), undefined)

/** The form as it was sent. */
export const chosenSchema = v.object({
  level: choice(urgencyLevels),
  country: choice(doorCountries),
  who: choice(doorPeople),
  money: choice(doorMoney),
})
export type Chosen = v.InferOutput<typeof chosenSchema>

/** All choices made, in the order of the form. */
export const needSchema = v.object({
  level: v.picklist(urgencyLevels),
  country: v.picklist(doorCountries),
  who: v.picklist(doorPeople),
  money: v.picklist(doorMoney),
})
export type Need = v.InferOutput<typeof needSchema>

/** Where to ask when no dentist has a free appointment. */
export const noAppointment: SourceFile<NoAppointment, typeof schema> = {
  name: 'no-appointment',
  schema,
}
