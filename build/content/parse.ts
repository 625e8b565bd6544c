import * as v from 'valibot'
import { isMap, isSeq, LineCounter, parse as parseYaml, parseDocument, YAMLParseError } from 'yaml'
import { ContentError, type Fault, messageOf } from './error.ts'

/** The nesting parts of valibot's schemas. */
type Schema = {
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  value?: Schema
  options?: Schema[]
}

/** Parses a JSON file; errors name file and line. */
export function parseJson(file: string, text: string): unknown {
  return parseText(file, () => JSON.parse(text) as unknown, 1)
}

/** Parses and validates a JSON file; throws all faults with file and line. */
export function parseJsonFile<S extends v.GenericSchema>(
  file: string,
  schema: S,
  text: string,
): v.InferOutput<S> {
  return validate(file, schema, text, parseJson(file, text), 1)
}

/** Parses and validates front matter, which starts on line 2 of its file. */
export function parseFrontMatter<S extends v.GenericSchema>(
  file: string,
  schema: S,
  text: string,
): v.InferOutput<S> {
  const value = parseText(file, () => parseYaml(text) as unknown, 2)
  return validate(file, schema, text, value, 2)
}

function parseText(file: string, parse: () => unknown, firstLine: number): unknown {
  try {
    return parse()
  } catch (error) {
    throw new ContentError(file, [describeSyntax(error, firstLine)])
  }
}

function validate<S extends v.GenericSchema>(
  file: string,
  schema: S,
  text: string,
  value: unknown,
  firstLine: number,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const faults = result.issues.map((issue): Fault => {
    const place = (issue.path ?? []).map(({ key }) => key)
    return {
      line: findLine(text, place) + firstLine - 1,
      problem: describeIssue(issue, schema, place),
    }
  })
  throw new ContentError(file, faults)
}

function describeSyntax(error: unknown, firstLine: number): Fault {
  const [problem = ''] = messageOf(error).split('\n')
  const line =
    error instanceof YAMLParseError ? error.linePos?.[0].line : /\bline (\d+)/.exec(problem)?.[1]
  return {
    line: Number(line ?? 1) + firstLine - 1,
    problem: problem.replace(/ at line \d+, column \d+:?$| \(line \d+ column \d+\)$/, ''),
  }
}

function describeIssue(issue: v.BaseIssue<unknown>, schema: unknown, place: unknown[]): string {
  const name = `"${place.join('.') || 'front matter'}"`
  if (issue.type !== 'strict_object') return `${name}: ${issue.message}`
  if (issue.expected !== 'never') return `${name} is missing`
  const known = listKeys(schema as Schema, place.slice(0, -1))
  return `${name} is unknown; known here: ${[...new Set(known)].join(', ')}`
}

/** The keys that a schema allows at a path. */
function listKeys(schema: Schema, place: unknown[]): string[] {
  if (schema.wrapped) return listKeys(schema.wrapped, place)
  if (schema.options) return schema.options.flatMap((option) => listKeys(option, place))
  if (place.length === 0) return Object.keys(schema.entries ?? {})
  const [key, ...rest] = place
  const next = schema.entries?.[key as string] ?? schema.item ?? schema.value
  return next ? listKeys(next, rest) : []
}

/** The line of a path in YAML or JSON, or of its nearest existing ancestor. */
function findLine(text: string, place: unknown[]): number {
  const lineCounter = new LineCounter()
  let node: unknown = parseDocument(text, { lineCounter }).contents
  let offset = 0
  for (const key of place) {
    if (isMap(node)) {
      const pair = node.items.find((item) => (item.key as { value: unknown }).value === key)
      if (!pair) break
      offset = (pair.key as { range: [number] }).range[0]
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[key as number]
      offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset
    }
  }
  return lineCounter.linePos(offset).line
}
