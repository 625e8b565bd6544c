/** `line`: undefined for a fault of the file as a whole. */
export type Fault = { line?: number; problem: string }

/** What is wrong in a file of content/, in words for editors. */
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

/** Without marked's request to report errors: these are faults in content. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\nPlease report this.*$/s, '')
}

/** The first line with something that the message quotes: `"…"`, `{…}` or a fact id. */
export function findQuoted(text: string, message: string): number | undefined {
  const quoted = [...message.matchAll(/"([^"]+)"|(\{[^}]+\})|\b([A-Z]+-\d+)\b/g)].flatMap(
    ([, ...groups]) => groups.filter((group) => group !== undefined),
  )
  const at = text.split('\n').findIndex((line) => quoted.some((words) => line.includes(words)))
  return at < 0 ? undefined : at + 1
}
