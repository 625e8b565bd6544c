import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Mail services of this machine, each with the protocol of a real one. */

export type Received = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** By lower-case name. */
  headers: Record<string, string>
}

export type Mood =
  | 'fine'
  | 'is busy'
  | 'fails'
  | 'takes no mail from us'
  | 'knows n0 no more'
  | 'refuses the mail to n0'
  | 'sends us elsewhere'
  | 'hangs'
  | 'accepts and dies'

export type MailService = {
  settings: Record<string, string>
  received: Received[]
  mood: Mood
  close(): void
}

const user = 'a user'
const password = 'a password'

/** SMTP as nodemailer's own server speaks it: https://www.rfc-editor.org/rfc/rfc5321 */
export async function startSmtp(): Promise<MailService> {
  const answers: Partial<
    Record<Mood, { command: string; code: number; text: string; of?: string }>
  > = {
    'is busy': { command: 'MAIL', code: 451, text: '4.3.2 Try again later' },
    fails: { command: 'MAIL', code: 421, text: '4.3.0 Closing' },
    'takes no mail from us': { command: 'RCPT', code: 550, text: '5.7.1 Relaying denied' },
    'knows n0 no more': { command: 'RCPT', code: 550, text: '5.1.1 User unknown', of: 'n0@' },
    'refuses the mail to n0': { command: 'DATA', code: 554, text: '5.6.0 Bad mail', of: 'n0@' },
  }
  const refusal = (command: string, to = '') => {
    const answer = answers[service.mood]
    if (answer?.command !== command || (answer.of && !to.startsWith(answer.of))) return undefined
    return Object.assign(new Error(answer.text), { responseCode: answer.code })
  }
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, answer) =>
      auth.username === user && auth.password === password
        ? answer(null, { user })
        : answer(new Error('5.7.8 Wrong password')),
    onMailFrom: (_address, _session, answer) => answer(refusal('MAIL')),
    onRcptTo: ({ address }, _session, answer) => answer(refusal('RCPT', address)),
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo
        const refused = refusal('DATA', to!.address)
        if (refused) return answer(refused)
        if (service.mood === 'hangs') return
        service.received.push({ ...readMime(Buffer.concat(chunks).toString()), to: to!.address })
        if (service.mood === 'accepts and dies') for (const socket of sockets) socket.destroy()
        else answer()
      })
    },
  })
  server.on('error', () => {})
  const sockets = new Set<{ destroy(): void }>()
  server.server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const service: MailService = {
    settings: {
      MAIL_TRANSPORT: 'smtp',
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      MAIL_KEY_ID: user,
      MAIL_KEY: password,
    },
    received: [],
    mood: 'fine',
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return service
}

/** Of multipart/alternative, with a part for text and one for HTML. */
function readMime(raw: string): Omit<Received, 'to'> {
  const read = (entity: string) => {
    const at = entity.indexOf('\r\n\r\n')
    const lines = entity
      .slice(0, at)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    )
    return { headers, body: entity.slice(at + 4) }
  }
  const decode = ({ headers, body }: ReturnType<typeof read>) =>
    headers['content-transfer-encoding'] === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : unquote(body.replace(/=\r\n/g, ''))
  const { headers, body } = read(raw)
  const [, boundary] = /boundary="([^"]+)"/.exec(headers['content-type']!)!
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => read(part.replace(/^\r\n/, '')))
  const part = (type: string) =>
    decode(
      parts.find(({ headers }) => headers['content-type']!.startsWith(`${type}; charset=utf-8`))!,
    )
  return {
    from: headers['from']!,
    subject: headers['subject']!.replace(/\?=\s+=\?UTF-8\?Q\?/g, '').replace(
      /=\?UTF-8\?Q\?(.*?)\?=/g,
      (_, text: string) => unquote(text.replaceAll('_', ' ')),
    ),
    text: part('text/plain'),
    html: part('text/html'),
    headers,
  }
}

/** Quoted-printable, as UTF-8. */
function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

type HttpAnswer = { status: number; headers?: Record<string, string>; body?: object }

const elsewhere: HttpAnswer = { status: 307, headers: { Location: '/elsewhere' } }

/** `read`: undefined when the request is not genuine. */
async function startHttp(
  settings: Record<string, string>,
  answers: Partial<Record<Mood, HttpAnswer>>,
  read: (request: IncomingMessage, body: string) => Received | undefined,
): Promise<MailService> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const send = ({ status, headers, body }: HttpAnswer) =>
        void response
          .writeHead(status, { 'Content-Type': 'application/json', ...headers })
          .end(JSON.stringify(body ?? {}))
      const { mood } = service
      const mail = read(request, body)
      const isMeant = !mood.includes('n0') || mail?.to.startsWith('n0@')
      if (request.url === elsewhere.headers!['Location']) send({ status: 200 })
      else if (!mail) send({ status: 403 })
      else if (mood === 'sends us elsewhere') send(elsewhere)
      else if (answers[mood] && isMeant) send(answers[mood])
      else if (mood !== 'hangs') {
        service.received.push(mail)
        if (mood === 'accepts and dies') response.destroy()
        else send({ status: 200, body: { ErrorCode: 0, MessageId: '1' } })
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: MailService = {
    settings: { ...settings, MAIL_URL: `http://127.0.0.1:${port}` },
    received: [],
    mood: 'fine',
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return service
}

type Header = { Name: string; Value: string }
const byName = (headers: Header[]) =>
  Object.fromEntries(headers.map(({ Name, Value }) => [Name.toLowerCase(), Value]))

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
export function startSes(): Promise<MailService> {
  const region = 'eu-west-1'
  const refuse = (name: string, status = 400): HttpAnswer => ({
    status,
    headers: { 'x-amzn-ErrorType': `${name}:http://internal.amazon.com/coral/` },
    body: { message: 'As it is told.' },
  })
  type Body = {
    FromEmailAddress: string
    Destination: { ToAddresses: [string] }
    Content: {
      Simple: {
        Subject: { Data: string }
        Body: Record<'Text' | 'Html', { Data: string; Charset: 'UTF-8' }>
        Headers: Header[]
      }
    }
  }
  return startHttp(
    { MAIL_TRANSPORT: 'ses', MAIL_REGION: region, MAIL_KEY_ID: user, MAIL_KEY: password },
    {
      'is busy': refuse('ThrottlingException', 429),
      fails: { status: 503 },
      'takes no mail from us': refuse('AccountSuspendedException'),
      'refuses the mail to n0': refuse('MessageRejected'),
    },
    (request, body) => {
      if (request.url !== '/v2/email/outbound-emails' || !isSigned(request, body, region)) {
        return undefined
      }
      const { FromEmailAddress, Destination, Content } = JSON.parse(body) as Body
      const { Subject, Body, Headers } = Content.Simple
      return {
        from: FromEmailAddress,
        to: Destination.ToAddresses[0],
        subject: Subject.Data,
        text: Body.Text.Data,
        html: Body.Html.Data,
        headers: byName(Headers),
      }
    },
  )
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned(
  { method, url, headers }: IncomingMessage,
  body: string,
  region: string,
): boolean {
  const [, signedHeaders, signature] =
    /SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  const isNow = Math.abs(
    Date.parse(time.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')) - Date.now(),
  )
  if (!signedHeaders || !(isNow < 60_000)) return false
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const sign = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const scope = [time.slice(0, 8), region, 'ses', 'aws4_request']
  const canonical = [
    method,
    url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    hash(body),
  ].join('\n')
  const key = scope.reduce<string | Buffer>(sign, `AWS4${password}`)
  const wanted = sign(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), hash(canonical)].join('\n'))
  return (
    headers.authorization!.includes(`Credential=${user}/`) && wanted.toString('hex') === signature
  )
}

/** https://postmarkapp.com/developer/api/email-api */
export function startPostmark(): Promise<MailService> {
  const refuse = (ErrorCode: number): HttpAnswer => ({
    status: 422,
    body: { ErrorCode, Message: 'As it is told.' },
  })
  type Body = {
    From: string
    To: string
    Subject: string
    TextBody: string
    HtmlBody: string
    Headers: Header[]
  }
  return startHttp(
    { MAIL_TRANSPORT: 'postmark', MAIL_KEY: password },
    {
      'is busy': { status: 429, headers: { 'Retry-After': '20' } },
      fails: { status: 503 },
      // Of the sender, though nothing but the message says so.
      'takes no mail from us': refuse(300),
      'knows n0 no more': refuse(406),
      'refuses the mail to n0': refuse(300),
    },
    (request, body) => {
      if (request.url !== '/email' || request.headers['x-postmark-server-token'] !== password) {
        return undefined
      }
      const { From, To, Subject, TextBody, HtmlBody, Headers } = JSON.parse(body) as Body
      const headers = byName(Headers)
      return { from: From, to: To, subject: Subject, text: TextBody, html: HtmlBody, headers }
    },
  )
}
