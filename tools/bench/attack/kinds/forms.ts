import type { Attack } from '../attack.ts'
import { forms } from '../../../../tests/support/places.ts'
import type { Random } from '../random.ts'
import { naughty } from '../strings.ts'

const type: [string, string] = ['Content-Type', 'application/x-www-form-urlencoded']

export function attackForms(random: Random, _pages: string[], count: number): Attack[] {
  const mark = random.mark()
  const texts = naughty(mark)
  const every = forms.flatMap((form) => texts.map((text) => ({ form, text })))
  const picked = every.toSorted(() => random.next() - 0.5).slice(0, Math.floor(count * 0.7))
  const filled = picked.map(({ form: { path, fields }, text }) => {
    const name = random.pick(Object.keys(fields))
    const body = new URLSearchParams({ ...fields, [name]: text }).toString()
    return post(path, body, mark)
  })
  const made = Array.from({ length: Math.max(0, count - filled.length) }, () => {
    const { path, fields } = random.pick(forms)
    return post(path, distort(random, fields, mark), mark)
  })
  return [...filled, ...made]
}

function post(target: string, body: string, mark: string): Attack {
  return { kind: 'forms', mark, wire: { method: 'POST', target, headers: [type], body } }
}

function distort(random: Random, fields: Record<string, string>, mark: string): string {
  const whole = new URLSearchParams(fields).toString()
  const name = random.pick(Object.keys(fields))
  const text = random.pick(naughty(mark)).toWellFormed()
  const history = JSON.stringify([
    { role: 'user', content: text },
    { role: random.pick(['assistant', 'system', text]), content: text },
  ])
  return random.pick<() => string>([
    () => `${whole}&${name}=${encodeURIComponent(text)}`,
    () => `${whole}&${name}[]=${mark}&${name}[__proto__]=${mark}`,
    () => `${whole}&__proto__=${mark}&constructor=${mark}`,
    () => new URLSearchParams(Object.keys(fields).map((field) => [field, text])).toString(),
    () => new URLSearchParams({ ...fields, history }).toString(),
    () => new URLSearchParams({ ...fields, history: text }).toString(),
    () => new URLSearchParams({ ...fields, locale: text }).toString(),
    () => `${name}=%`,
    () => `${name}=%ff%fe&${whole}`,
    () => `${name}=%00${mark}&${whole}`,
    () => '&'.repeat(random.below(1500)),
    () => '='.repeat(random.below(1500)),
    () => `${encodeURIComponent(text)}=${encodeURIComponent(text)}`,
    () => '',
    () => whole.slice(0, random.below(whole.length)),
    () => Array.from({ length: random.below(200) }, (_, at) => `f${at}=${mark}`).join('&'),
    () => `${name}=${mark}${'+'.repeat(random.below(1900))}x`,
  ])()
}
