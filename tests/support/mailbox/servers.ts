import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Mail } from '../../../worker/services/mail.ts'
import { type Platform, type Server, startOnNode, startWorkerd } from '../servers.ts'

/**
 * Behaviour of the fake mail service. `held`: mails wait until it is `fine` again. `broken`: its
 * error quotes the address, as a real one may.
 */
export type Mode = 'fine' | 'held' | 'broken'

export type MailServer = Server & {
  mails(): Promise<Mail[]>
  mailTo(address: string, count?: number): Promise<Mail>
  behave(mode: Mode): Promise<void>
  log(): string
}

export const mailSettings = {
  RATE_LIMITS: 'off',
  NEWSLETTER_FROM: 'news@esmalte.example',
  NEWSLETTER_SECRET: 'a secret of tests, of 32 characters or more',
}

/** The built app with an EMAIL binding, for a whole file or `describe`. */
export function mailServer(platform: Platform, settings: Record<string, string> = {}): MailServer {
  const server = {} as MailServer
  const vars = { ...mailSettings, ...settings }
  beforeAll(async () => {
    Object.assign(server, await (platform === 'workerd' ? startOnWorkerd(vars) : startNode(vars)))
    server.mailTo = async (address, count = 1) => {
      const to = async () => (await server.mails()).filter((mail) => mail.to === address)
      await expect.poll(async () => (await to()).length).toBe(count)
      return (await to()).at(-1)!
    }
  })
  afterAll(() => server.close())
  return server
}

/** Written next to the built configuration, because paths in it are relative. */
export function writeConfig(bindings: Record<string, unknown>): { path: string; remove(): void } {
  const path = `dist/esmalte/wrangler.mail-${process.pid}.json`
  const built = JSON.parse(readFileSync('dist/esmalte/wrangler.json', 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...built, ...bindings }))
  return { path, remove: () => rmSync(path) }
}

type Vars = Record<string, string>

async function startOnWorkerd(vars: Vars): Promise<Omit<MailServer, 'mailTo'>> {
  const services = [{ binding: 'EMAIL', service: 'mailbox', entrypoint: 'Mailbox' }]
  const config = writeConfig({ services })
  const server = await startWorkerd(vars, config.path, ['tests/support/mailbox/wrangler.json'])
  config.remove()
  const mailbox = server.harness.getWorker('mailbox')
  const ask = async (path: string) => (await mailbox.fetch(`http://mailbox${path}`)).json()
  return {
    ...server,
    mails: async () => (await ask('/')) as Mail[],
    log: () => JSON.stringify(server.harness.getLogs()),
    behave: async (mode) => void (await ask(`/${mode}`)),
  }
}

async function startNode(vars: Vars): Promise<Omit<MailServer, 'mailTo'>> {
  const mails: Mail[] = []
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let behaviour: Mode = 'fine'
  const isHeld = () => behaviour === 'held'
  const server = await startOnNode(vars, async (mail) => {
    while (isHeld()) await new Promise((resolve) => setTimeout(resolve, 10))
    if (behaviour === 'broken') throw new Error(`no way to ${mail.to}`)
    mails.push(mail)
  })
  return {
    ...server,
    mails: async () => mails,
    log: () => JSON.stringify(said.mock.calls),
    behave: async (mode) => void (behaviour = mode),
  }
}
