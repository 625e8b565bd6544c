/** `line` is undefined if the whole file is at fault. */
export type Fault = { line?: number; problem: string }

/** Faults in a file of content/, worded for editors. */
export class ContentError extends Error {
  readonly file: string
  readonly faults: Fault[]

  constructor(file: string, problem: string | Fault[]) {
    const faults = typeof problem === 'string' ? [{ problem }] : problem
    super(faults.map((fault) => `${toPlace(file, fault)}: ${fault.problem}`).join('\n'))
    this.name = 'ContentError'
    this.file = file
    this.faults = faults
  }
}

function toPlace(file: string, { line }: Fault): string {
  return line === undefined ? file : `${file}:${line}`
}

/** Strips marked's request to report the error: it is a content fault. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\nPlease report this.*$/s, '')
}

/** The first line that contains a quote from the message: `"…"`, `{…}` or a fact id. */
export function findQuoted(text: string, message: string): number | undefined {
  const quoted = [...message.matchAll(/"([^"]+)"|(\{[^}]+\})|\b([A-Z]+-\d+)\b/g)].flatMap(
    ([, ...groups]) => groups.filter((group) => group !== undefined),
  )
  const at = text.split('\n').findIndex((line) => quoted.some((words) => line.includes(words)))
  return at < 0 ? undefined : at + 1
}

/** The name that shares the most letter pairs with the input. */
export function findNearest(written: string, names: string[]): string {
  const likeness = (other: string) => {
    const [one, two] = [toPairs(written), toPairs(other)]
    return (2 * one.intersection(two).size) / (one.size + two.size)
  }
  return names.toSorted((a, b) => likeness(b) - likeness(a))[0]!
}

/** `/floss` -> /f fl lo os ss. */
function toPairs(text: string): Set<string> {
  return new Set(Array.from(text).map((letter, at) => letter + (text[at + 1] ?? '')))
}
