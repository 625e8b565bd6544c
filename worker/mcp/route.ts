import type { Context } from 'hono'
import * as v from 'valibot'
import { site } from '../../src/content/site.ts'
import { limits } from '../../src/molly/protocol.ts'
import { type BodyProblem, readBody } from '../http/body.ts'
import { logFault } from '../http/log.ts'
import { isOtherOrigin } from '../http/origin.ts'
import { buildId } from '../services/build-id.ts'
import type { AppEnv } from '../services/types.ts'
import {
  chooseRevision,
  codes,
  type ErrorObject,
  type Id,
  isSpoken,
  type Params,
  parseMessage,
  type Reply,
} from './messages.ts'
import { findTool, tools } from './tools.ts'

const problems: Record<BodyProblem['code'], ErrorObject> = {
  unreadable: { code: codes.unreadable, message: 'The body is no JSON.' },
  too_large: { code: codes.invalidRequest, message: `At most ${limits.bodyBytes} bytes.` },
  wrong_type: { code: codes.invalidRequest, message: 'The body must be application/json.' },
}

/**
 * POST /mcp: the Model Context Protocol over HTTP, without sessions or streams. Each body is one
 * message and each response the whole answer; docs/decisions/0044 says why it is our own.
 */
export async function postMcp(c: Context<AppEnv>): Promise<Response> {
  if (isOtherOrigin(c)) return refuse(c, 403, 'Only programs and this site may ask.')
  const body = await readBody(c.req.raw, limits.bodyBytes)
  if (!body.ok) return send(c, body.status, { error: problems[body.code] })
  if (body.kind !== 'json') return send(c, 415, { error: problems.wrong_type })
  const message = parseMessage(body.value)
  if (!message) return refuse(c, 400, 'The body must be one JSON-RPC 2.0 message.')
  if (!isSpoken(c.req.header('MCP-Protocol-Version'))) {
    return refuse(c, 400, 'This revision of the protocol is not spoken here.')
  }
  if (!message.asks) return c.body(null, 202)
  return send(c, 200, await reply(c, message.method, message.params), message.id)
}

const initialize = v.object({ protocolVersion: v.string() })
const call = v.object({
  name: v.string(),
  arguments: v.optional(v.record(v.string(), v.unknown()), {}),
})

async function reply(c: Context<AppEnv>, method: string, params: Params): Promise<Reply> {
  if (method === 'ping') return { result: {} }
  if (method === 'tools/list') return { result: { tools: tools.map(({ entry }) => entry) } }
  if (method === 'initialize') {
    const asked = v.safeParse(initialize, params)
    if (!asked.success) return wrongParams('The protocol’s version is missing.')
    return { result: introduce(asked.output.protocolVersion) }
  }
  if (method !== 'tools/call') {
    return { error: { code: codes.unknownMethod, message: 'There is no such method here.' } }
  }
  const wanted = v.safeParse(call, params)
  const tool = wanted.success ? findTool(wanted.output.name) : undefined
  if (!wanted.success || !tool) return wrongParams('There is no such tool.')
  try {
    return { result: await tool.call(c, wanted.output.arguments) }
  } catch (error) {
    logFault('mcp_fault', error, { tool: tool.entry.name })
    return { error: { code: codes.internal, message: 'Something went wrong on our side.' } }
  }
}

function introduce(asked: string) {
  return {
    protocolVersion: chooseRevision(asked),
    capabilities: { tools: {} },
    serverInfo: { name: 'esmalte', title: site.brand, version: buildId },
    instructions:
      'Dental information for the public in English and Spanish, with sources. It is no medical advice. If someone may be in danger, call "emergency" first and show its answer unchanged. Results are Markdown: cite the addresses in them.',
  }
}

function wrongParams(message: string): Reply {
  return { error: { code: codes.invalidParams, message } }
}

function refuse(c: Context<AppEnv>, status: 400 | 403, message: string): Response {
  return send(c, status, { error: { code: codes.invalidRequest, message } })
}

function send(
  c: Context<AppEnv>,
  status: 200 | 400 | 403 | 413 | 415,
  reply: Reply,
  id: Id | null = null,
): Response {
  return c.json({ jsonrpc: '2.0', id, ...reply }, status)
}
