import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { listShifts, recordShifts, twoFrames } from '../../support/layout-shifts.ts'
import { testServer } from '../../support/servers.ts'

// It compresses what it sends, as a host of the other platform does in front of it.
const server = testServer('workerd')

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.each([
  ['/', phone],
  ['/', desktop],
  ['/es', phone],
  ['/es/article/braces-vs-aligners', phone],
  ['/article/dental-implants-guide', desktop],
  ['/article/oral-hygiene-practices', phone],
  ['/es/article/foods-for-teeth', phone],
  ['/conditions/emergency', phone],
  ['/explore', phone],
  ['/ask-molly', phone],
  ['/ask-molly', desktop],
  ['/products/dental-floss', desktop],
  ['/find-international-dentist', desktop],
  ['/video/whitening-facts', phone],
] as const)(
  'the first view of %s at %o is small, without React, moves nothing and shows the largest first',
  async (path, viewport) => {
    const { page } = await openPage({ viewport })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    const scripts: string[] = []
    let requests = 0
    page.on('request', (request) => {
      requests += 1
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    // Fonts come after everything else.
    const late = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.addInitScript(recordShifts)
    await page.goto(server.origin + path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    )
    await twoFrames(page)
    late.resolve()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await twoFrames(page)

    // That of all pages, that of pages to read, and the one that wakes Molly's picture.
    expect(scripts.filter((url) => !/\/(client|page-actions|molly)-[^/]+\.js$/.test(url))).toEqual(
      [],
    )
    expect(requests).toBeLessThanOrEqual(32)
    expect(bytes).toBeLessThanOrEqual(200_000)
    const shifts = await page.evaluate(listShifts)
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005)
    // Text, or a picture that is asked for first.
    expect(['text', 'eager high']).toContain(await page.evaluate(findLargest))
  },
)

function findLargest(): Promise<string> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as unknown as { element: HTMLElement }
      const { loading, fetchPriority } = element as HTMLImageElement
      resolve(element.localName === 'img' ? `${loading} ${fetchPriority}` : 'text')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

test('the lamp of the hero sways without anything being painted anew', async () => {
  const { page } = await openPage({ viewport: desktop })
  await page.goto(server.origin, { waitUntil: 'networkidle' })
  const swings = await page.evaluate(() => {
    const [lamp] = document.querySelector('.lamp')!.getAnimations()
    lamp!.currentTime = 1000
    return lamp!.playState
  })
  expect(swings).toBe('running')
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.waitForTimeout(1000)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string }[]
  }
  expect(traceEvents.filter(({ name }) => name === 'Paint').length).toBeLessThan(10)
})

test('the pattern of a band is drawn when a reader comes near it, and not before', async () => {
  const { page } = await openPage({ viewport: phone })
  await page.addInitScript(() => {
    document.addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
        ;(target as HTMLElement).dataset['drawn'] = String(!skipped)
      },
      true,
    )
  })
  await page.goto(server.origin, { waitUntil: 'networkidle' })
  const last = page.locator('.pattern-bg').last()
  const drawn = () => last.getAttribute('data-drawn')
  expect(await drawn()).not.toBe('true')
  await last.evaluate((pattern) => pattern.scrollIntoView({ block: 'center' }))
  await expect.poll(drawn).toBe('true')
})

test('React loads when the chat is touched, and not before', async () => {
  const { page } = await openPage()
  await page.goto(server.origin, { waitUntil: 'networkidle' })
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/hydrate-')),
    )
  expect(await isLoaded()).toBe(false)
  await page.getByRole('textbox', { name: 'Your question' }).focus()
  await page.waitForFunction(() => document.querySelector('[data-island=MollyChat][data-hydrated]'))
  expect(await isLoaded()).toBe(true)
})

test("who points at a link to Molly's page has her scripts before they click", async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/article/braces-vs-aligners`, { waitUntil: 'networkidle' })
  const loaded = Promise.all(
    ['hydrate', 'chat', 'en.chat'].map((name) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
    ),
  )
  await page.getByRole('main').locator('a[href^="/ask-molly?"]').first().hover()
  await loaded
  expect(await page.locator('[data-hydrated]').count()).toBe(0)
})

test('a first click that comes before React is not lost', async () => {
  const { page } = await openPage()
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(server.origin)
  await page
    .getByRole('complementary', { name: 'Molly', exact: true })
    .getByRole('link', { name: 'Ask Molly' })
    .click()
  late.resolve()
  await page.getByRole('dialog', { name: 'Chat with Molly' }).waitFor()
  expect(page.url()).toBe(`${server.origin}/`)
})
