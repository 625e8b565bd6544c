import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createTransport as createMailer } from 'nodemailer'
import { createTransport } from './transports/index.ts'
import type { IssueSettings } from './settings.ts'
import type { Handover, Mail, Transport } from './mail.ts'
import type { Sql } from './sql.ts'

/** `folder`: where the file transport writes. */
export function createNodeTransport(issues: IssueSettings, folder: string): Transport {
  if (issues.transport === 'smtp') return createSmtp(issues)
  return createTransport(issues) ?? createFiles(folder)
}

/** Writes each mail to its own file; a retry replaces it. */
export function createFiles(folder: string): Transport {
  return async (mail) => {
    const file = join(folder, `${mail.key}.eml`)
    // Readable only by the server's own user, like the database.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.part`, await writeEml(mail), { mode: 0o600 })
    renameSync(`${file}.part`, file)
    return { kind: 'accepted' }
  }
}

const keptMs = 7 * 86_400_000

/** Deletes the files of mails after a week, and with the address that they were for. */
export async function forgetFiles(folder: string, sql: Sql): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length === 0) return
  // '<issue>.<subscriber>.eml'
  const idOf = (name: string) => /\.([0-9a-f]{32})\.eml/.exec(name)?.[1] ?? ''
  const rows = await sql.run(
    'SELECT value FROM json_each(?1) WHERE value NOT IN (SELECT id FROM subscribers)',
    [JSON.stringify(names.map(idOf).filter(Boolean))],
  )
  const gone = new Set(rows.map(({ value }) => value))
  for (const name of names) {
    const file = join(folder, name)
    const isOld = Date.now() - statSync(file).mtimeMs > keptMs
    if (isOld || gone.has(idOf(name))) rmSync(file)
  }
}

export async function writeEml(mail: Mail & { key: string }): Promise<Buffer> {
  const { message } = await createMailer({ streamTransport: true, buffer: true }).sendMail(
    toMessage(mail),
  )
  return message as Buffer
}

/**
 * Enhanced codes (https://www.rfc-editor.org/rfc/rfc3463) for a nonexistent or disabled mailbox or
 * domain. The basic code alone may mean that the server rejects us.
 */
const deadAddress = /^5\d\d[ -]5\.(?:1\.(?:[1236]|10)|2\.1)\b/

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

const refusingCommands = ['RCPT TO', 'DATA']
/** The server is closing the connection. */
const closing = 421

function createSmtp({ url, keyId, key, timeoutSeconds }: IssueSettings): Transport {
  const { protocol, hostname, port } = new URL(url!)
  const timeoutMs = 1000 * timeoutSeconds
  const mailer = createMailer({
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    // Passwords and addresses leave this machine only encrypted.
    requireTLS: !thisMachine.includes(hostname),
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(keyId && { auth: { user: keyId, pass: key ?? '' } }),
  })
  return async (mail, signal) => {
    try {
      await mailer.sendMail({ ...toMessage(mail), signal })
      return { kind: 'accepted' }
    } catch (error) {
      return readAnswer(error as SmtpError)
    }
  }
}

type SmtpError = NodeJS.ErrnoException & {
  responseCode?: number
  response?: string
  command?: string
}

/** Throws the error when it is unknown whether the mail was accepted. */
function readAnswer(error: SmtpError): Handover {
  const { responseCode = 0, response = '', command = '', code = '' } = error
  const neverConnected = error.syscall === 'connect' || code === 'EDNS'
  if (neverConnected) return { kind: 'busy', code }
  if (responseCode === 0) throw error
  if (command === 'RCPT TO' && deadAddress.test(response)) return { kind: 'undeliverable' }
  const isMailRefused = refusingCommands.includes(command) && responseCode !== closing
  return { kind: isMailRefused ? 'refused' : 'busy', code: String(responseCode) }
}

function toMessage({ from, to, subject, text, html, headers, key }: Mail & { key: string }) {
  return {
    from: { name: from.name, address: from.email },
    to,
    subject,
    text,
    html,
    headers,
    // The same for every retry, which lets servers drop duplicates.
    messageId: `<${key}@${from.email.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
