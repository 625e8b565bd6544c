import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { issueMarks } from '../../src/content/issues.ts'
import { deliver } from '../../worker/newsletter/issues/deliver.ts'
import { sendDue } from '../../worker/newsletter/issues/due.ts'
import { createNodeTransport } from '../../worker/services/node-mail.ts'
import { parseSettings } from '../../worker/services/settings.ts'
import {
  type MailService,
  type Mood,
  startPostmark,
  startSes,
  startSmtp,
} from '../support/mail-services.ts'
import { createOutbox } from '../support/outbox.ts'

const issue = {
  subject: 'Boletín de otoño: ¿cómo cuidar las encías de la niñez a la vejez?',
  text: `Señora, señor:\n\n.Un punto al principio, 😁 y ${'una línea larga '.repeat(80)}\n${issueMarks.leave}`,
  html: `<p>Señora, señor: «encías» 😁</p><a href="${issueMarks.leave}">Dejar</a>`,
}

type Row = {
  mood: Mood
  states: Record<string, number>
  /** Tries that are counted as perhaps accepted. */
  uncertain?: number
  /** Mails that the service has had in the end; of three. */
  received?: number
  /** The transports whose service can say so; by default all. */
  of?: string[]
}

const rows: Row[] = [
  { mood: 'is busy', states: { due: 3 } },
  { mood: 'fails', states: { due: 3 } },
  { mood: 'takes no mail from us', states: { due: 3 } },
  { mood: 'refuses the mail to n0', states: { due: 1, sent: 2 } },
  {
    mood: 'knows n0 no more',
    states: { bounced: 1, sent: 2 },
    received: 2,
    of: ['smtp', 'postmark'],
  },
  { mood: 'sends us elsewhere', states: { due: 3 }, of: ['ses', 'postmark'] },
  { mood: 'hangs', states: { due: 3 }, uncertain: 1 },
  { mood: 'accepts and dies', states: { due: 3 }, uncertain: 1, received: 4 },
]

describe.each([
  ['smtp', startSmtp],
  ['ses', startSes],
  ['postmark', startPostmark],
])('%s', (name, start) => {
  let service: MailService
  beforeAll(async () => {
    service = await start()
  })
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue()
    service.received.length = 0
    service.mood = 'fine'
  })
  afterAll(() => service.close())

  /** Three subscribers, and the first batch. */
  async function sendBatch() {
    const settings = parseSettings({
      NEWSLETTER_FROM: 'news@example.com',
      NEWSLETTER_SECRET: 'x'.repeat(32),
      MAIL_RATE: '9999',
      ...service.settings,
    })
    settings.siteOrigin = 'https://esmalte.example'
    // Enough for a busy machine, on which it later delivers.
    if (service.mood === 'hangs') settings.issues!.timeoutSeconds = 2
    const transport = createNodeTransport(settings.issues!, '')
    const outbox = createOutbox(3, transport, { locale: 'es', issue })
    Object.assign(outbox.services.settings, settings)
    await sendDue(outbox.services)
    await deliver(outbox.services, outbox.batches[0]!)
    return outbox
  }

  test('is given a mail whole', async () => {
    const { states } = await sendBatch()
    expect(states()).toEqual({ sent: 3 })
    expect(service.received.map(({ to }) => to).sort()).toEqual(
      [0, 1, 2].map((index) => `n${index}@example.com`),
    )
    for (const { from, subject, text, html, headers } of service.received) {
      expect(from).toMatch(/^"?Esmalte"? <news@example\.com>$/)
      expect(subject).toBe(issue.subject)
      const [leave] = /https:\/\/esmalte\.example\/es\/newsletter\/unsubscribe\?token=\S+/.exec(
        text,
      )!
      const lines = (part: string) => part.replaceAll('\r\n', '\n').trim()
      expect(lines(text)).toBe(issue.text.replace(issueMarks.leave, leave))
      expect(lines(html)).toBe(issue.html.replace(issueMarks.leave, leave.replaceAll('&', '&amp;')))
      expect(headers).toMatchObject({
        'list-unsubscribe': `<${leave}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'list-id': '<newsletter.esmalte.example>',
        'content-language': 'es-419',
        'auto-submitted': 'auto-generated',
      })
    }
  })

  test.each(rows.filter(({ of = [name] }) => of.includes(name)))(
    'that $mood gets each mail later, and none that nobody counts twice',
    async ({ mood, states, uncertain = 0, received = 3 }) => {
      service.mood = mood
      const began = Date.now()
      const outbox = await sendBatch()
      expect(outbox.states()).toEqual(states)
      expect(outbox.run('SELECT sum(uncertain) AS tries FROM outbox')).toMatchObject([
        { tries: uncertain },
      ])
      const [next] = outbox.run('SELECT min(next_at) - unixepoch() AS wait FROM outbox')
      const seconds = (Date.now() - began) / 1000
      if (states['due']) expect(Number(next!['wait']) + seconds).toBeGreaterThan(8)

      service.mood = 'fine'
      outbox.run("UPDATE outbox SET next_at = 0 WHERE state = 'due'")
      await deliver(outbox.services, outbox.batches[0]!)
      expect(outbox.states()['due']).toBeUndefined()
      expect(service.received).toHaveLength(received)
    },
  )
})

test('other servers are called in one place, which follows no redirect', () => {
  const files = globSync('worker/**/*.{ts,tsx}').filter((file) =>
    /(?<![.\w])fetch\(/.test(readFileSync(file, 'utf8').replaceAll(/async fetch\(/g, '')),
  )
  expect(files.sort()).toEqual([
    // It sets `redirect` and a signal itself.
    'worker/molly/providers/openai-compatible.ts',
    'worker/services/upstream.ts',
  ])
})

test('a server that nobody can reach leaves no doubt', async () => {
  const issues = { transport: 'smtp', url: 'smtp://127.0.0.1:9', timeoutSeconds: 1 } as const
  const transport = createNodeTransport({ ...parseIssues(), ...issues }, '')
  const mail = { from: { name: 'E', email: 'e@example.com' }, to: 'n@example.com', subject: 'S' }
  const handover = await transport(
    { ...mail, text: '', html: '', headers: {}, key: 'k' },
    AbortSignal.timeout(1000),
  )
  expect(handover).toMatchObject({ kind: 'busy' })
})

const parseIssues = () =>
  parseSettings({
    NEWSLETTER_FROM: 'e@example.com',
    NEWSLETTER_SECRET: 'x'.repeat(32),
    MAIL_TRANSPORT: 'file',
  }).issues!
