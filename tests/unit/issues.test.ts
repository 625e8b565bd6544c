import { describe, expect, test, vi } from 'vitest'
import { createCompiler } from '../../build/content/compiler.ts'
import { compileIssue } from '../../build/content/issues/compile.ts'
import { readContent } from '../../build/content/read.ts'
import { issueMarks } from '../../src/content/issues.ts'
import { originMark } from '../../src/content/origin-mark.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import { deliver } from '../../worker/newsletter/issues/deliver.ts'
import { sendDue } from '../../worker/newsletter/issues/due.ts'
import { fillIn } from '../../worker/newsletter/issues/fill-in.ts'
import * as outbox from '../../worker/newsletter/issues/outbox.ts'
import { leaveOutbox, remove, unsubscribe } from '../../worker/newsletter/store.ts'
import type { Handover } from '../../worker/services/mail.ts'
import type { Sql } from '../../worker/services/sql.ts'
import { createOutbox } from '../support/outbox.ts'

describe('an issue as a mail', () => {
  const content = readContent('.')
  const compiler = createCompiler(content)
  const issue = content.pages.find(({ data }) => data.type === 'issue')!

  test.each(localeCodes)('in %s is whole without a stylesheet, a script or a tracker', (locale) => {
    const { subject, html, text } = compileIssue(issue, compiler, locale)
    expect(subject).toBe(issue[locale].front.title)
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${locale}`))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<script|<link|href="[/#]/)
    const pictures = html.match(/<img [^>]*>/g)!
    for (const picture of pictures) expect(picture).toMatch(/ alt="[^"]{10,}"/)
    const addresses = [...html.matchAll(/src="([^"]+)"/g)].map(([, address]) => address!)
    // The same for everybody, so that none of them tells who has opened it.
    for (const address of addresses)
      expect(address).toMatch(/^https:\/\/origin\.invalid\/og\/[^?]*$/)
    // Gmail cuts off what is longer.
    expect(html.length).toBeLessThan(80_000)
    for (const part of [html, text]) {
      for (const mark of [...Object.values(issueMarks), originMark]) expect(part).toContain(mark)
    }
    expect(text).not.toMatch(/<\w|\]\(|\[\^/)
  })

  test('has the recipient’s links, the postal address and one click to leave', () => {
    const mail = fillIn(compileIssue(issue, compiler, 'es'), {
      locale: 'es',
      from: { name: 'Esmalte', email: 'news@esmalte.example' },
      to: 'ana@example.com',
      origin: 'https://esmalte.example',
      address: 'Calle 1 <B>, Bogotá & más',
      leave: 'https://esmalte.example/es/newsletter/unsubscribe?token=t',
      preferences: 'https://esmalte.example/es/newsletter/preferences?token=p',
    })
    expect(mail.html).toContain('Calle 1 &lt;B>, Bogotá &amp; más')
    expect(mail.text).toContain('Calle 1 <B>, Bogotá & más')
    for (const part of [mail.html, mail.text]) {
      expect(part).not.toContain('.invalid')
      expect(part).toContain('unsubscribe?token=t')
      expect(part).toContain('preferences?token=p')
    }
    expect(mail.headers).toMatchObject({
      'Content-Language': 'es-419',
      'List-Unsubscribe': '<https://esmalte.example/es/newsletter/unsubscribe?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

describe('the outbox', () => {
  const accepted = async (): Promise<Handover> => ({ kind: 'accepted' })

  test('sends to each subscriber once, though batches arrive twice and at the same time', async () => {
    const { services, sent, batches, states } = createOutbox(120, accepted)
    await sendDue(services)
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20])
    await Promise.all([...batches, ...batches].map((batch) => deliver(services, batch)))
    expect(sent).toHaveLength(120)
    expect(new Set(sent).size).toBe(120)
    expect(states()).toEqual({ sent: 120 })
    await sendDue(services)
    expect(batches).toHaveLength(3)
  })

  test('says once that a due issue has no sender', async () => {
    const { services, states } = createOutbox(1, accepted)
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const silent = { ...services, settings: { ...services.settings, issues: undefined } }
    await sendDue(silent)
    await sendDue(silent)
    expect(said.mock.calls).toEqual([['{"event":"issue_unsendable","issue":"one"}']])
    said.mockRestore()
    expect(states()).toEqual({})
  })

  test('sends nothing to who has left or pauses, queued or not', async () => {
    const { run, sql, services, sent, batches, states } = createOutbox(4, accepted)
    run("UPDATE subscribers SET paused_until = '2999-01-01' WHERE email = 'n0@example.com'")
    await sendDue(services)
    await unsubscribe(sql, { email: 'n1@example.com' })
    run("UPDATE subscribers SET status = 'unsubscribed' WHERE email = 'n2@example.com'")
    await deliver(services, batches[0]!)
    expect(sent).toEqual(['n3@example.com'])
    expect(states()).toEqual({ stopped: 2, sent: 1 })
    await leaveOutbox(sql, { email: 'n3@example.com' }, 'left')
    expect(states()).toEqual({ stopped: 2, left: 1 })
  })

  test('lets the whole batch wait where the service is busy, and tries again', async () => {
    let isBusy = true
    const { run, services, sent, batches, states } = createOutbox(3, async () =>
      isBusy ? { kind: 'busy', code: '429', waitSeconds: 77 } : accepted(),
    )
    await sendDue(services)
    await deliver(services, batches[0]!)
    expect(states()).toEqual({ due: 3 })
    const [{ wait } = {}] = run('SELECT min(next_at) - unixepoch() AS wait FROM outbox')
    expect(wait).toBeGreaterThan(70)
    isBusy = false
    run('UPDATE outbox SET next_at = 0')
    await sendDue(services)
    await deliver(services, batches[1]!)
    expect(sent).toHaveLength(3)
  })

  test('counts what nobody can know: a transport that breaks off, a consumer that dies', async () => {
    let breaks = true
    const { run, services, batches, states } = createOutbox(1, async () => {
      if (breaks) throw new Error('n0@example.com: socket hang up')
      return accepted()
    })
    await sendDue(services)
    await deliver(services, batches[0]!)
    breaks = false
    // As if the next consumer had died while it sent, and its time were over.
    run("UPDATE outbox SET state = 'sending', next_at = 0")
    await sendDue(services)
    await deliver(services, batches[1]!)
    expect(states()).toEqual({ sent: 1 })
    expect(run('SELECT tries, uncertain FROM outbox')).toMatchObject([{ tries: 2, uncertain: 2 }])
  })

  test('gives a slow consumer the same rows again, and takes a late batch', async () => {
    const { run, services, sent, batches } = createOutbox(120, accepted)
    services.settings.issues!.perSecond = 1
    await sendDue(services)
    const rows = new Set(batches.flat().map(({ subscriber }) => subscriber))
    // As if the time of the batches were over before anybody came to them.
    run("UPDATE outbox SET next_at = 0 WHERE state = 'queued'")
    await sendDue(services)
    for (const { subscriber } of batches.flat()) expect(rows).toContain(subscriber)
    services.settings.issues!.perSecond = 9999
    for (const batch of batches) await deliver(services, batch)
    expect(sent).toHaveLength(60)
  })

  test('holds up no other mail for one that is refused, but stops when each is', async () => {
    let isRefused = (to: string) => to.startsWith('n0@')
    const { run, services, batches, states } = createOutbox(9, async ({ to }) =>
      isRefused(to) ? { kind: 'refused', code: '554' } : accepted(),
    )
    await sendDue(services)
    await deliver(services, batches[0]!)
    expect(states()).toEqual({ due: 1, sent: 8 })
    for (let more = 0; more < 9; more++) {
      run("UPDATE outbox SET next_at = 0 WHERE state = 'due'")
      await deliver(services, batches[0]!)
    }
    expect(states()).toEqual({ failed: 1, sent: 8 })

    isRefused = () => true
    run("UPDATE outbox SET state = 'due', next_at = 0, tries = 0")
    await deliver(services, batches[0]!)
    expect(states()).toEqual({ due: 9 })
    expect(run('SELECT sum(tries) AS tries FROM outbox')).toMatchObject([{ tries: 5 }])
  })

  test('suppresses an address that the service says is dead', async () => {
    const { run, services, batches, states } = createOutbox(2, async ({ to }) =>
      to.startsWith('n0') ? { kind: 'undeliverable' } : accepted(),
    )
    await sendDue(services)
    await deliver(services, batches[0]!)
    expect(states()).toEqual({ bounced: 1, sent: 1 })
    expect(run('SELECT email FROM subscribers')).toMatchObject([{ email: 'n1@example.com' }])
    expect(run('SELECT count(*) AS count FROM suppressed')).toMatchObject([{ count: 1 }])
  })

  test('keeps to the budget of the day', async () => {
    const { services, sent, batches } = createOutbox(8, accepted)
    services.settings.issues!.perDay = 5
    await sendDue(services)
    expect(batches.map(({ length }) => length)).toEqual([5])
    await deliver(services, batches[0]!)
    await sendDue(services)
    expect(batches).toHaveLength(1)
    expect(sent).toHaveLength(5)
  })

  test('sends at a rate of less than one a second, too', async () => {
    const { services, sent, batches } = createOutbox(8, accepted)
    Object.assign(services.settings.issues!, { perSecond: 0.1, timeoutSeconds: 60 })
    await sendDue(services)
    expect(batches.map(({ length }) => length)).toEqual([6, 2])
    services.settings.issues!.perSecond = 9999
    for (const batch of batches) await deliver(services, batch)
    expect(sent).toHaveLength(8)
  })

  test('finds every row by a key, so that a million cost what a thousand do, each', async () => {
    const { run, sql } = createOutbox(1, accepted)
    const plans: string[] = []
    const explain: Sql = {
      run: (statement, values) => {
        const plan = run(`EXPLAIN QUERY PLAN ${statement}`, ...values)
        plans.push(...plan.map(({ detail }) => String(detail)))
        return sql.run(statement, values)
      },
    }
    await outbox.fillPage(explain)
    // The rows of subscribers are in another order than the outbox.
    expect(plans.join('\n')).not.toMatch(/subscribers USING (?!COVERING)/)
    await outbox.recover(explain)
    await outbox.countQueued(explain)
    const [row] = await outbox.queueRows(explain, 1, 1)
    await outbox.listOpen(explain, [row!])
    await outbox.putBack(explain, [row!], 1)
    await outbox.claim(explain, row!, 1)
    await outbox.defer(explain, row!, 1, true)
    await outbox.recordSent(explain, row!)
    await outbox.recordEnd(explain, row!, 'failed')
    await remove(explain, { id: row!.subscriber })
    run("UPDATE issues SET due_at = '2020-01-01T00:00:00Z'")
    await outbox.forgetOldOutbox(explain)
    expect(run('SELECT * FROM outbox')).toEqual([])
    expect(plans.length).toBeGreaterThan(20)
    const isLong =
      /SCAN (?:outbox|subscribers|theirs)|TEMP B-TREE|outbox USING PRIMARY KEY \(issue=\?\)$/
    expect(plans.filter((plan) => isLong.test(plan))).toEqual([
      // Of the few issues.
      'USE TEMP B-TREE FOR ORDER BY',
      // The rows of an old issue that go, a page at a time.
      'SEARCH outbox USING PRIMARY KEY (issue=?)',
    ])
  })
})
