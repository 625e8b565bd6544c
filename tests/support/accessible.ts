import { afterAll, expect } from 'vitest'
import { findFaults, widths } from './a11y-visit.ts'
import { openContext } from './browser.ts'
import { allPaths, inBoth, samplePaths } from './paths.ts'
import type { Server } from './servers.ts'

/** Somebody who notes what no page may do. */
type Visitor = Awaited<ReturnType<typeof openContext>> & { requests: string[] }

/**
 * What opens a page, looks at it with axe if it is one of a kind, and expects no fault. For time,
 * `part` 'first' looks at a desktop in light and a phone in dark colours and opens one language;
 * 'rest' looks at the two others and opens both.
 */
export function createAccessCheck(
  server: Server,
  part?: 'first' | 'rest',
): (path: string) => Promise<void> {
  const has = (width: number, colorScheme: string) =>
    !part || ((width === widths[0]) === (colorScheme === 'light')) === (part === 'first')

  /** As many as there are tests at a time: see vitest.config.ts. */
  const visitors: Visitor[] = []
  const idle: Visitor[] = []
  afterAll(() => Promise.all(visitors.map(({ close }) => close())))

  async function openVisitor(): Promise<Visitor> {
    const visitor = {
      ...(await openContext({ reducedMotion: 'reduce' })),
      requests: [] as string[],
    }
    const context = visitor.page.context()
    context.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.origin))
        visitor.requests.push(`asks ${request.url()}`)
    })
    context.on('response', (response) => {
      if ('set-cookie' in response.headers()) visitor.requests.push(`cookie from ${response.url()}`)
    })
    visitors.push(visitor)
    return visitor
  }

  return async (path) => {
    const visitor = idle.pop() ?? (await openVisitor())
    const { page, messages, requests } = visitor
    const isSample = samplePaths.includes(path)
    const status = path.includes('/no-such-') ? 404 : path.includes('?token=x') ? 400 : 200
    const faults: unknown[] = []
    // One page of each kind is opened in both languages, and looked at by axe in one, by turns, as the
    // others are opened: for time. `npm run a11y` looks at each page in both.
    const turn = inBoth(path)[allPaths.indexOf(path) % 2]!
    for (const address of isSample && part !== 'first' ? inBoth(path) : [turn]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      const response = await page.goto(server.origin + address, {
        waitUntil: isSample ? 'load' : 'domcontentloaded',
      })
      if (response!.status() !== status) faults.push(`${response!.status()} ${address}`)
      if (await page.evaluate(() => document.cookie)) faults.push(`cookie on ${address}`)
      if (!isSample || address !== turn) continue
      for (const fault of (await findFaults(page, has)).faults) faults.push({ address, ...fault })
    }
    faults.push(...(await page.context().cookies()), ...requests.splice(0))
    // The browser and the page each say so where the answer is no page.
    const isExpected = (text: string) => status !== 200 && text.includes(String(status))
    faults.push(...messages.splice(0).filter((text) => !isExpected(text)))
    idle.push(visitor)
    expect(faults).toEqual([])
  }
}
