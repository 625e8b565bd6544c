import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')
const story = '/video/dental-implants-story'

const film = (page: Page) => page.locator('video#film')
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
/** What the captions say now, in the language that is on. */
const caption = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => {
    const shown = [...video.textTracks].find(({ mode }) => mode === 'showing')
    const cue = shown?.activeCues?.[0] as VTTCue | undefined
    return cue && `${shown!.language}: ${cue.text.replaceAll('\n', ' ')}`
  })

test('a film plays, and a link of its chapters leads to the right words', async () => {
  const { page, messages } = await openPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(server.origin + story)
  expect(loaded.filter((path) => /^\/films\/.*\.(?:mp4|vtt)$/.test(path))).toEqual([])
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /From connector/ })
    .click()
  await expect.poll(() => caption(page)).toContain('en: From connector to crown')
  const start = await timeOf(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(start)
  const current = page.getByRole('navigation', { name: 'Chapters' }).locator('[aria-current]')
  await expect.poll(() => current.textContent()).toContain('From connector')
  expect(messages).toEqual([])
})

test('a tap on its picture starts a film', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/video/whitening-facts`)
  const short = page.getByLabel('Whitening: facts and myths: In 75 seconds')
  const isPaused = () => short.evaluate((video: HTMLVideoElement) => video.paused)
  await page.waitForLoadState('networkidle')
  await short.click()
  await expect.poll(isPaused).toBe(false)
})

test('the short film plays without JavaScript, and opens with its answer in words', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto(`${server.origin}/es/video/whitening-facts`)
  const short = page.getByLabel('Blanqueamiento: hechos y mitos: En 75 segundos')
  await short.focus()
  await page.keyboard.press('Space')
  const shown = () =>
    short.evaluate((video: HTMLVideoElement) => {
      const cue = video.textTracks[0]!.cues?.[0] as VTTCue | undefined
      return `${video.currentTime > 0} ${cue?.text}`
    })
  await expect.poll(shown).toBe('true El gel aclara solo los dientes naturales.')
})

test.each([
  ['upright on a phone held so', 390, 844, 540 / 960],
  ['wide on a phone held across', 844, 390, 1280 / 720],
  ['wide on a desktop', 1440, 900, 1280 / 720],
])('the short film is %s, in a box and with a picture of that shape', async (_, ...size) => {
  const [width, height, ratio] = size
  const { page } = await openPage({ javaScriptEnabled: false, viewport: { width, height } })
  await page.goto(server.origin + story)
  const short = page.getByLabel('A dental implant, step by step: In 75 seconds')
  const picture = short.locator('xpath=preceding-sibling::picture/img')
  const box = (await short.boundingBox())!
  expect(box.width / box.height).toBeCloseTo(ratio, 1)
  expect(box.y).toBeLessThan(height)
  const shape = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight
  await expect.poll(() => picture.evaluate(shape)).toBeCloseTo(ratio, 1)
  await short.focus()
  await page.keyboard.press('Space')
  const played = (video: HTMLVideoElement) => video.videoWidth / video.videoHeight
  await expect.poll(() => short.evaluate(played)).toBeCloseTo(ratio, 1)
})

test('in Spanish its captions are Spanish', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/es${story}`)
  await page
    .getByRole('navigation', { name: 'Capítulos' })
    .getByRole('link', { name: /Tres partes/ })
    .click()
  await expect.poll(() => caption(page)).toContain('es: Tres partes, un diente')
})

test('on home the featured film plays in place', async () => {
  const { page, messages } = await openPage()
  await page.goto(server.origin)
  await page.getByText('00:00 / 06:58').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Play the film: A dental implant, step by step' }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(messages).toEqual([])
})

test('without JavaScript it plays by the browser’s own button', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto(server.origin + story)
  await film(page).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
})

test('a film that was left goes on there, and can be seen from the start', async () => {
  const { page } = await openPage()
  await page.goto(server.origin + story)
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /Three parts/ })
    .click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(40)
  const left = await timeOf(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left + 1)
  await page.goto(`${server.origin}/videos`)
  await page.goto(server.origin + story)
  await film(page).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left)
  await page.getByRole('link', { name: 'Watch from the start' }).click()
  await expect.poll(() => timeOf(page)).toBeLessThan(20)
})
