import * as v from 'valibot'
import { codes, type ErrorObject, type Request, stateless } from './messages.ts'

const named = v.object({ 'io.modelcontextprotocol/protocolVersion': v.string() })

/** The revision that the request itself names; undefined before 2026-07-28. */
export function revisionIn({ params }: Request): string | undefined {
  const read = v.safeParse(named, params['_meta'])
  return read.success ? read.output['io.modelcontextprotocol/protocolVersion'] : undefined
}

/**
 * What is wrong with a request of the revision without a handshake: its headers repeat what the
 * body says, for whoever looks at headers alone, and must not say anything else.
 */
export function findProblem(request: Request, headers: Headers): ErrorObject | undefined {
  const revision = revisionIn(request)
  if (revision === undefined) {
    return { code: codes.invalidParams, message: '"_meta" does not name the revision.' }
  }
  const { method, params } = request
  const repeated: [header: string, value: unknown][] = [
    ['MCP-Protocol-Version', revision],
    ['Mcp-Method', method],
    ...(method === 'tools/call' ? [['Mcp-Name', params['name']] satisfies [string, unknown]] : []),
  ]
  const wrong = repeated.find(([header, value]) => headers.get(header) !== value)
  if (wrong) {
    return {
      code: codes.headerMismatch,
      message: `The header ${wrong[0]} is not as the body says.`,
    }
  }
  if (revision === stateless) return undefined
  return {
    code: codes.unknownRevision,
    message: 'This revision of the protocol is not spoken here.',
    data: { supported: [stateless], requested: revision },
  }
}
