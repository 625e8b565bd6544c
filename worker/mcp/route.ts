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
  isSupported,
  mayBatch,
  type Message,
  type Params,
  parseMessage,
  type Reply,
  type Request,
  stateless,
} from './messages.ts'
import { findProblem, revisionIn } from './stateless.ts'
import { findTool, tools } from './tools.ts'

const problems: Record<BodyProblem['code'], ErrorObject> = {
  unreadable: { code: codes.unreadable, message: 'The body is no JSON.' },
  too_large: { code: codes.invalidRequest, message: `At most ${limits.bodyBytes} bytes.` },
  wrong_type: { code: codes.invalidRequest, message: 'The body must be application/json.' },
}

/** A search takes a few milliseconds. */
const maxBatch = 10

/**
 * POST /mcp: the Model Context Protocol over HTTP, without sessions or streams. Each response is
 * complete. docs/decisions/0050 explains why we use no library.
 */
export async function postMcp(c: Context<AppEnv>): Promise<Response> {
  if (isOtherOrigin(c)) return refuse(c, 403, 'Only programs and this site may ask.')
  const body = await readBody(c.req.raw, limits.bodyBytes)
  if (!body.ok) return send(c, body.status, { error: problems[body.code] })
  if (body.kind !== 'json') return send(c, 415, { error: problems.wrong_type })
  const revision = c.req.header('MCP-Protocol-Version')
  if (Array.isArray(body.value)) return answerBatch(c, body.value, revision)
  const message = parseMessage(body.value)
  if (!message) return refuse(c, 400, 'The body must be one JSON-RPC 2.0 message.')
  if (message.asks && (revision === stateless || revisionIn(message) !== undefined)) {
    return answerStateless(c, message)
  }
  if (!isSupported(revision)) {
    return refuse(c, 400, 'This revision of the protocol is not spoken here.')
  }
  if (!message.asks) return c.body(null, 202)
  return send(c, 200, await reply(c, message), message.id)
}

async function answerBatch(
  c: Context<AppEnv>,
  values: unknown[],
  revision: string | undefined,
): Promise<Response> {
  if (!mayBatch(revision)) return refuse(c, 400, 'Only the revision 2025-03-26 has batches.')
  const messages = values.map(parseMessage)
  const areMessages = messages.every((message): message is Message => message !== undefined)
  if (!areMessages || messages.length === 0 || messages.length > maxBatch) {
    return refuse(c, 400, `A batch has 1 to ${maxBatch} JSON-RPC 2.0 messages.`)
  }
  const answers: object[] = []
  for (const message of messages) {
    if (message.asks) answers.push({ jsonrpc: '2.0', id: message.id, ...(await reply(c, message)) })
  }
  return answers.length > 0 ? c.json(answers) : c.body(null, 202)
}

async function answerStateless(c: Context<AppEnv>, request: Request): Promise<Response> {
  const problem = findProblem(request, c.req.raw.headers)
  if (problem) return send(c, 400, { error: problem }, request.id)
  const { method, params } = request
  const answer =
    method === 'server/discover'
      ? { result: { supportedVersions: [stateless], ...introduction } }
      : await replyOnTools(c, method, params)
  if (!answer) return send(c, 404, unknownMethod, request.id)
  if ('error' in answer) return send(c, 200, answer, request.id)
  const result = {
    ...answer.result,
    ...(method !== 'tools/call' && listed),
    resultType: 'complete',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  }
  return send(c, 200, { result }, request.id)
}

const initialize = v.object({ protocolVersion: v.string() })
const call = v.object({
  name: v.string(),
  arguments: v.nullish(v.record(v.string(), v.unknown()), {}),
})

/** Answers requests of the revisions with a handshake. */
async function reply(c: Context<AppEnv>, { method, params }: Request): Promise<Reply> {
  if (method === 'ping') return { result: {} }
  if (method === 'initialize') {
    const asked = v.safeParse(initialize, params)
    if (!asked.success) return wrongParams('The protocol’s version is missing.')
    const protocolVersion = chooseRevision(asked.output.protocolVersion)
    return { result: { protocolVersion, serverInfo, ...introduction } }
  }
  return (await replyOnTools(c, method, params)) ?? unknownMethod
}

async function replyOnTools(
  c: Context<AppEnv>,
  method: string,
  params: Params,
): Promise<Reply | undefined> {
  if (method === 'tools/list') {
    return { result: { tools: tools.map(({ entry }) => entry) } }
  }
  if (method !== 'tools/call') return undefined
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

const serverInfo = { name: 'esmalte', title: site.brand, version: buildId }

const introduction = {
  capabilities: { tools: {} },
  instructions:
    'Dental information for the public in English and Spanish, with sources. It is no medical advice. If someone may be in danger, call "emergency" first and show its answer unchanged. Results are Markdown: cite the addresses in them.',
}

/** The same for everyone until the next deployment. */
const listed = { ttlMs: 3_600_000, cacheScope: 'public' }

const unknownMethod: Reply = {
  error: { code: codes.unknownMethod, message: 'There is no such method here.' },
}

function wrongParams(message: string): Reply {
  return { error: { code: codes.invalidParams, message } }
}

function refuse(c: Context<AppEnv>, status: 400 | 403, message: string): Response {
  return send(c, status, { error: { code: codes.invalidRequest, message } })
}

function send(
  c: Context<AppEnv>,
  status: 200 | 400 | 403 | 404 | 413 | 415,
  reply: Reply,
  id: Id | null = null,
): Response {
  return c.json({ jsonrpc: '2.0', id, ...reply }, status)
}
