import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { texts } from '../../../src/features/phrases/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { openContext, openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

type Voice = { lang: string; localService: boolean }
type Spoken = { text: string; lang: string }

/** A browser with these voices, which it knows only after the page has loaded. */
async function giveVoices(page: Page, voices: Voice[]): Promise<void> {
  await page.addInitScript((later) => {
    const spoken: Spoken[] = []
    let known: Voice[] = []
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => known,
      cancel: () => undefined,
      speak: ({ text, lang }: Spoken) => spoken.push({ text, lang }),
    })
    class Utterance {
      lang = ''
      voice?: Voice
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const define = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true })
    define('speechSynthesis', speech)
    define('SpeechSynthesisUtterance', Utterance)
    define('spoken', spoken)
    addEventListener('load', () => {
      known = later
      speech.dispatchEvent(new Event('voiceschanged'))
    })
  }, voices)
}

const spoken = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { spoken: Spoken[] }).spoken)

const buttons = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })

describe('the phrases', () => {
  test('are spoken in either language, by a voice of America where there is one', async () => {
    const { page, messages } = await openPage()
    await giveVoices(page, [
      { lang: 'en-GB', localService: true },
      { lang: 'en-US', localService: true },
      { lang: 'es_ES', localService: true },
    ])
    await page.goto(`${server.origin}/phrases`)
    await buttons(page, 'Listen in English It hurts when I bite.').click()
    // The first press loads what speaks.
    await expect.poll(() => spoken(page)).toHaveLength(1)
    await buttons(page, 'Listen in Spanish Me duele cuando muerdo.').click()
    await expect
      .poll(() => spoken(page))
      .toEqual([
        { text: 'It hurts when I bite.', lang: 'en-US' },
        { text: 'Me duele cuando muerdo.', lang: 'es_ES' },
      ])
    expect(messages).toEqual([])
  })

  test('have no button for a language that this device itself has no voice for', async () => {
    const { page } = await openPage()
    await giveVoices(page, [
      { lang: 'en-US', localService: true },
      { lang: 'es-MX', localService: false },
    ])
    await page.goto(`${server.origin}/es/phrases`)
    await buttons(page, /^Escuchar en inglés/)
      .first()
      .waitFor()
    expect(await buttons(page, /^Escuchar en español/).count()).toBe(0)
  })

  test('are chosen by situation, and lead from an emergency to first aid', async () => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${server.origin}/es/phrases`)
    const jump = page.getByRole('navigation', { name: 'Situaciones' })
    await jump.getByRole('link', { name: 'Dolor' }).click()
    const pain = page.getByRole('region', { name: 'Dolor' })
    await expect.poll(async () => (await pain.boundingBox())!.y).toBeLessThan(200)
    await pain.getByRole('link', { name: 'Emergencia dental' }).click()
    await page.waitForURL('**/es/conditions/emergency')
    await page.goto(`${server.origin}/es/phrases#pain-1`)
    await page.locator('.large:target').waitFor()
    await page.keyboard.press('Escape')
    await pain.getByRole('heading', { name: 'Dolor' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#pain-1-text')
  })

  test('are printed by a button', async () => {
    const { page } = await openPage()
    await page.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed-once', '')
    })
    await page.goto(`${server.origin}/phrases`)
    await buttons(page, 'Print the sheet').click()
    await page.locator('[data-printed-once]').waitFor()
  })

  test('read without a script, with nothing to press that needs one', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/phrases`)
    const children = page.getByRole('region', { name: 'Children' })
    const first = children.getByRole('listitem').first()
    await first.getByText('My child is afraid. Can you show each tool first?').waitFor()
    await first.getByText('Tiene miedo. ¿Le puede mostrar antes cada instrumento?').waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  })

  test('read without a network once they were opened', async () => {
    const { page, close } = await openContext({ serviceWorkers: 'allow' })
    try {
      await page.goto(`${server.origin}/phrases`)
      const isKept = () => page.evaluate(async () => Boolean(await caches.match('/phrases')))
      await expect.poll(isKept).toBe(true)
      await page.context().setOffline(true)
      await page.reload()
      await page.getByText('Me duele cuando muerdo.').waitFor()
    } finally {
      await close()
    }
  })
})

test.each([
  ['/phrases', 'It hurts when I bite.', 'Me duele cuando muerdo.', 'es'],
  ['/es/phrases', 'Me duele cuando muerdo.', 'It hurts when I bite.', 'en'],
])(
  'one phrase of %s fills the screen, alone and without a script, and leads to its neighbours',
  async (path, own, other, lang) => {
    const { page } = await openPage({
      viewport: { width: 320, height: 640 },
      javaScriptEnabled: false,
    })
    await page.goto(server.origin + path)
    const t = getText(lang === 'es' ? 'en' : 'es', texts)
    await page.getByRole('link', { name: own, exact: true }).click()
    const shown = page.locator(`.large:target [lang=${lang}]`)
    expect(await shown.textContent()).toContain(other)
    const box = (await page.locator('.large:target').boundingBox())!
    expect(box).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    const size = await shown.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
    expect(size).toBeGreaterThanOrEqual(32)
    // Only this phrase is there, for the eye, the keyboard and a screen reader.
    expect(await page.getByRole('heading').count()).toBe(0)
    const names = await page.getByRole('link').allInnerTexts()
    expect(names.length).toBeLessThanOrEqual(4)
    await page.getByRole('link', { name: t('phrases.next') }).click()
    expect(await shown.textContent()).not.toContain(other)
    await page.getByRole('link', { name: t('phrases.previous') }).click()
    expect(await shown.textContent()).toContain(other)
    await page.getByRole('link', { name: t('phrases.close') }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: own, exact: true }).isVisible()).toBe(true)
  },
)
