import * as v from 'valibot'
import { codes, type ErrorObject, type Request, stateless } from './messages.ts'

const named = v.object({ 'io.modelcontextprotocol/protocolVersion': v.string() })

/** The revision named in the request's body; undefined before 2026-07-28. */
export function revisionIn({ params }: Request): string | undefined {
  const read = v.safeParse(named, params['_meta'])
  return read.success ? read.output['io.modelcontextprotocol/protocolVersion'] : undefined
}

/**
 * Validates a request of the revision without a handshake, whose headers must match its body, so
 * that proxies can rely on headers alone. Returns the error, if any.
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
