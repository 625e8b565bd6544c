import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport as createMailer } from 'nodemailer'
import { createTransport } from './transports/index.ts'
import type { IssueSettings } from './settings.ts'
import type { Mail, Transport } from './types.ts'

/** `folder`: for the transport that writes files. */
export function createNodeTransport(issues: IssueSettings, folder: string): Transport {
  if (issues.transport === 'smtp') return createSmtp(issues)
  return createTransport(issues) ?? createFiles(folder)
}

/** Writes each mail to a file of its own: a second try replaces the first. */
export function createFiles(folder: string): Transport {
  return async (mail) => {
    const file = join(folder, `${mail.key}.eml`)
    // For the server's own user, as the list is.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.part`, await writeEml(mail), { mode: 0o600 })
    renameSync(`${file}.part`, file)
    return { kind: 'accepted' }
  }
}

export async function writeEml(mail: Mail & { key: string }): Promise<Buffer> {
  const { message } = await createMailer({ streamTransport: true, buffer: true }).sendMail(
    toMessage(mail),
  )
  return message as Buffer
}

/** Codes of https://www.rfc-editor.org/rfc/rfc5321: the mailbox is not there, or not allowed. */
const undeliverable = [550, 551, 553]

function createSmtp({ url, keyId, key, timeoutSeconds }: IssueSettings): Transport {
  const { protocol, hostname, port } = new URL(url!)
  const timeoutMs = 1000 * timeoutSeconds
  const mailer = createMailer({
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(keyId && { auth: { user: keyId, pass: key ?? '' } }),
  })
  return async (mail) => {
    try {
      await mailer.sendMail(toMessage(mail))
      return { kind: 'accepted' }
    } catch (error) {
      const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
      if (command === 'RCPT TO' && undeliverable.includes(responseCode)) {
        return { kind: 'undeliverable' }
      }
      // With an answer of the server, or before there was anything to accept.
      if (responseCode > 0 || command === 'CONN') {
        return { kind: 'busy', code: String(responseCode || command) }
      }
      throw error
    }
  }
}

function toMessage({ from, to, subject, text, html, headers, key }: Mail & { key: string }) {
  return {
    from: { name: from.name, address: from.email },
    to,
    subject,
    text,
    html,
    headers,
    // The same at each try: some servers drop the second.
    messageId: `<${key}@${from.email.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
