import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

type Said = { text: string; lang: string; rate: number }
type Stub = { said: Said[]; end: () => boolean }

const here = [
  { lang: 'en-US', localService: true },
  { lang: 'es-MX', localService: true },
]

/**
 * A browser with these voices, known late. A sentence ends when the test says so; `end` tells whether
 * another follows.
 */
async function giveVoices(page: Page, voices: { lang: string; localService: boolean }[]) {
  await page.addInitScript((later) => {
    type Utterance = EventTarget & Said
    const said: Said[] = []
    let known: typeof later = []
    let current: Utterance | undefined
    const finish = (type: string) => {
      const ended = current
      current = undefined
      ended?.dispatchEvent(new Event(type))
      return current !== undefined
    }
    const speech = Object.assign(new EventTarget(), {
      pending: false,
      getVoices: () => known,
      // As Chromium does: what was cut off is reported as a fault, a little later.
      cancel: () => {
        const cut = current
        current = undefined
        setTimeout(() => cut?.dispatchEvent(new Event('error')))
      },
      speak: (utterance: Utterance) => {
        current = utterance
        said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
        utterance.dispatchEvent(new Event('start'))
      },
    })
    Object.defineProperty(speech, 'speaking', { get: () => current !== undefined })
    class SpokenText extends EventTarget {
      lang = ''
      rate = 1
      voice = null
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const stub: Stub = { said, end: () => finish('end') }
    for (const [name, value] of Object.entries({
      speechSynthesis: speech,
      SpeechSynthesisUtterance: SpokenText,
      stub,
    })) {
      Object.defineProperty(globalThis, name, { value, configurable: true })
    }
    addEventListener('load', () => {
      known = later
      speech.dispatchEvent(new Event('voiceschanged'))
    })
  }, voices)
}

type Stubbed = typeof globalThis & { stub: Stub }
const said = (page: Page) => page.evaluate(() => (globalThis as Stubbed).stub.said)
const lastSaid = async (page: Page) => (await said(page)).at(-1)
const end = (page: Page) => page.evaluate(() => (globalThis as Stubbed).stub.end())
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join())

describe('a page', () => {
  test('is read aloud sentence by sentence, each marked, by keyboard', async () => {
    const { page, messages } = await openPage({ reducedMotion: 'reduce' })
    await giveVoices(page, here)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(`${server.origin}/conditions/gum-disease`)
    const button = page.getByRole('button', { name: 'Listen' })
    await button.waitFor()
    expect(scripts.filter((url) => url.includes('/listen-'))).toEqual([])
    await button.focus()
    const place = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    const player = page.getByRole('region', { name: 'Read aloud' })
    const pause = player.getByRole('button', { name: 'Pause' })
    await pause.waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    expect(await said(page)).toEqual([{ text: title, lang: 'en-US', rate: 1 }])
    expect(await marked(page)).toBe(title)
    for (let times = 0; times < 12; times += 1) await end(page)
    const all = await said(page)
    expect(all).toHaveLength(13)
    for (const { text } of all) expect(text).not.toMatch(/\.\d|\s\d+$|Ask Molly|^\d+$/)
    expect(await marked(page)).toContain(all.at(-1)!.text.slice(0, 20))

    // The focus is on the player: no mouse.
    expect(await pause.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await player.getByRole('button', { name: 'Play' }).waitFor()
    await page.keyboard.press('Enter')
    await pause.waitFor()
    expect(await lastSaid(page)).toEqual(all.at(-1))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => lastSaid(page)).toEqual(all.at(-2))
    await player.getByLabel('Speed').selectOption('1.5×')
    await expect.poll(() => lastSaid(page)).toEqual({ ...all.at(-2)!, rate: 1.5 })
    await page.keyboard.press('Escape')
    await player.waitFor({ state: 'detached' })
    expect(await marked(page)).toBe('')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(messages).toEqual([])
  })

  test('is read in its own language, to its end, with its folded answers', async () => {
    const { page, messages } = await openPage({ viewport: { width: 320, height: 640 } })
    await giveVoices(page, here)
    await page.goto(`${server.origin}/es/article/root-canal`)
    await page.getByRole('button', { name: 'Escuchar' }).click()
    const player = page.getByRole('region', { name: 'Lectura en voz alta' })
    await player.waitFor()
    const { width } = (await player.boundingBox())!
    expect(width).toBeLessThanOrEqual(320)
    await page.evaluate(() => {
      while ((globalThis as Stubbed).stub.end());
    })
    await player.getByRole('button', { name: 'Reproducir' }).waitFor()
    const all = await said(page)
    expect(all.length).toBeGreaterThan(80)
    expect(new Set(all.map(({ lang }) => lang))).toEqual(new Set(['es-MX']))
    const answer = await page.locator('details .prose').first().innerText()
    expect(all.map(({ text }) => text).join(' ')).toContain(answer.slice(0, 40))
    expect(messages).toEqual([])
  })

  test('has no button where no voice of the device speaks its language, nor a gap that moves', async () => {
    const { page } = await openPage()
    await giveVoices(page, [
      { lang: 'es-ES', localService: true },
      { lang: 'en-US', localService: false },
    ])
    await page.goto(`${server.origin}/services/fillings`)
    await page.waitForLoadState('load')
    expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0)
    const before = await page.getByRole('article').boundingBox()
    await page.evaluate(() => {
      speechSynthesis.getVoices = () => [
        { lang: 'en-GB', localService: true } as SpeechSynthesisVoice,
      ]
      speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    })
    await page.getByRole('button', { name: 'Listen' }).waitFor()
    expect(await page.getByRole('article').boundingBox()).toEqual(before)
  })
})

describe('an answer of Molly', () => {
  const ask = async (page: Page, path: string, words: string) => {
    await page.goto(server.origin + path)
    await page.getByRole('main').getByRole('textbox').fill(words)
    await page.keyboard.press('Enter')
  }

  test.each([
    ['/ask-molly', 'Why do my gums bleed?', 'Listen', 'Stop', 'en-US'],
    ['/es/ask-molly', '¿Por qué me sangran las encías?', 'Escuchar', 'Detener', 'es-MX'],
  ])(
    'on %s is read aloud in its language, stops and goes on by the same button',
    async (path, words, name, stopName, lang) => {
      const { page, messages } = await openPage()
      await giveVoices(page, here)
      await ask(page, path, words)
      const log = page.getByRole('log')
      const button = log.getByRole('button', { name, exact: true })
      const stop = log.getByRole('button', { name: stopName, exact: true })
      await button.click()
      await expect.poll(async () => (await said(page)).length).toBe(1)
      const [first] = await said(page)
      expect(first!.lang).toBe(lang)
      expect(await log.innerText()).toContain(first!.text)
      expect(await marked(page)).toBe(first!.text)
      expect(await button.count()).toBe(0)
      await end(page)
      const second = (await lastSaid(page))!
      expect(second.text).not.toBe(first!.text)

      await stop.press('Enter')
      await button.waitFor()
      expect(await marked(page)).toBe('')
      expect(await stop.count()).toBe(0)
      await button.press('Enter')
      await expect.poll(async () => (await said(page)).length).toBe(3)
      expect(await lastSaid(page)).toEqual(second)
      await page.evaluate(() => {
        while ((globalThis as Stubbed).stub.end());
      })
      await button.waitFor()
      const all = (await said(page)).map(({ text }) => text).join(' ')
      expect(all).not.toMatch(/Sources|Fuentes|\d\s*$/)
      expect(messages).toEqual([])
    },
  )

  test('has no button where the device has no voice for it', async () => {
    const { page } = await openPage()
    await giveVoices(page, [{ lang: 'es-MX', localService: true }])
    await ask(page, '/ask-molly', 'Why do my gums bleed?')
    const log = page.getByRole('log')
    await log.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    expect(await log.getByRole('button', { name: 'Listen' }).count()).toBe(0)
  })
})
