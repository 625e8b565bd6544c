import { expect } from 'vitest'
import type { Answer } from '../../src/molly/protocol.ts'
import type { Server } from './servers.ts'

type Target = Pick<Server, 'fetch'>
type Headers = Record<string, string>
type Fields = Record<string, string>

export const formType = 'application/x-www-form-urlencoded'

/** Sends the body as given, of any type; a stream is sent in chunks. */
export function post(
  server: Target,
  path: string,
  type: string,
  body: BodyInit,
  headers: Headers = {},
): Promise<Response> {
  return server.fetch(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)
}

export function postForm(
  server: Target,
  path: string,
  fields: Fields,
  headers?: Headers,
): Promise<Response> {
  return post(server, path, formType, new URLSearchParams(fields).toString(), headers)
}

export function postJson(
  server: Target,
  path: string,
  value: unknown,
  headers?: Headers,
): Promise<Response> {
  return post(server, path, 'application/json', JSON.stringify(value), headers)
}

export const mollyPath = '/functions/v1/ask-molly'
export const eventStream = { Accept: 'text/event-stream' }

/** `question`: the text alone, or a whole request. */
export function askMolly(
  server: Target,
  question: unknown,
  { headers, signal }: { headers?: Headers; signal?: AbortSignal } = {},
): Promise<Response> {
  return server.fetch(mollyPath, {
    method: 'POST',
    body: JSON.stringify(typeof question === 'string' ? { message: question } : question),
    headers: { 'Content-Type': 'application/json', ...headers },
    signal,
  })
}

export async function answerOf(server: Target, question: unknown): Promise<Answer> {
  const response = await askMolly(server, question)
  expect(response.status, JSON.stringify(question)).toBe(200)
  return (await response.json()) as Answer
}

/** What a page is about, without header and footer. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)![0]

export async function readText(server: Target, path: string): Promise<string> {
  return (await server.fetch(path)).text()
}
