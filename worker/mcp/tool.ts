import { toJsonSchema } from '@valibot/to-json-schema'
import type { Context } from 'hono'
import * as v from 'valibot'
import { defaultLocale, localeCodes } from '../../src/i18n/locales.ts'
import type { AppEnv } from '../services/types.ts'

/** `isError` tells the calling model that it may retry with other arguments. */
export type ToolResult = { content: [{ type: 'text'; text: string }]; isError?: true }

type Run<T> = (c: Context<AppEnv>, input: T) => Promise<ToolResult>
type Arguments = Record<string, unknown>

export type Tool = { entry: { name: string } & Record<string, unknown>; call: Run<Arguments> }

type Definition<S> = { name: string; title: string; description: string; input: S }

/** Defines a read-only tool. Its input is validated against the published schema. */
export function defineTool<S extends v.GenericSchema>(
  { name, title, description, input }: Definition<S>,
  run: Run<v.InferOutput<S>>,
): Tool {
  const inputSchema = toJsonSchema(input, { target: 'draft-2020-12' })
  const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false }
  return {
    entry: { name, title, description, inputSchema, annotations },
    async call(c, given) {
      const read = v.safeParse(input, withoutNulls(given))
      if (read.success) return run(c, read.output)
      const [issue] = read.issues
      return toolError(`"${v.getDotPath(issue) ?? 'arguments'}" is not as its schema says.`)
    },
  }
}

/** Models send null for arguments that they omit. */
function withoutNulls(given: Arguments): Arguments {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

export function toolText(...paragraphs: (string | false | undefined)[]): ToolResult {
  return { content: [{ type: 'text', text: paragraphs.filter(Boolean).join('\n\n') }] }
}

export function toolError(text: string): ToolResult {
  return { ...toolText(text), isError: true }
}

export const localeField = v.optional(
  v.pipe(
    v.picklist(localeCodes),
    v.description('The language of the result: en (default) or es, Spanish of Latin America.'),
  ),
  defaultLocale,
)

export const countryField = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z]{2}$/),
    v.description(
      'Where the person is, as an ISO 3166-1 code such as US, MX or CO. Never guess it.',
    ),
  ),
)
