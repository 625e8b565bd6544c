import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

type Sounds = { contexts: number; open: number; starts: number[] }

/** In the place of Web Audio: what would be played, in seconds of the context. */
function recordSounds(): void {
  const sounds: Sounds = { contexts: 0, open: 0, starts: [] }
  const value = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  })
  const node = () => ({
    gain: value(),
    frequency: value(),
    connect: (next: unknown) => next,
    start: (at: number) => sounds.starts.push(at),
    stop: () => undefined,
  })
  class RecordedContext {
    readonly currentTime = 0
    readonly destination = {}
    readonly createGain = node
    readonly createOscillator = node
    constructor() {
      sounds.contexts += 1
      sounds.open += 1
    }
    close(): Promise<void> {
      sounds.open -= 1
      return Promise.resolve()
    }
  }
  Object.assign(globalThis, { sounds, AudioContext: RecordedContext })
}

describe('the brushing timer', () => {
  test('runs two minutes in four parts and speaks once per part', async () => {
    const { page, messages } = await openPage()
    await page.clock.install()
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const timer = page.getByRole('group', { name: 'Brushing timer' })
    const status = timer.getByRole('status')
    await timer.getByRole('button', { name: 'Start' }).click()
    await status.getByText('Part 1 of 4').waitFor()
    const said: string[] = []
    for (let second = 0; second < 121; second += 1) {
      await page.clock.runFor(1000)
      const text = await status.innerText()
      if (said.at(-1) !== text) said.push(text)
    }
    expect(said.map((text) => text.slice(0, 6))).toEqual([
      'Part 1',
      'Part 2',
      'Part 3',
      'Part 4',
      'Done: ',
    ])
    expect(await timer.getByRole('timer').innerText()).toBe('0:00')
    expect(messages).toEqual([])
  })

  test('pauses, goes on where it was, and starts again', async () => {
    const { page } = await openPage()
    await page.clock.install()
    await page.goto(`${server.origin}/es/tools/brushing-timer`)
    const clock = page.getByRole('timer')
    await page.getByRole('button', { name: 'Empezar', exact: true }).click()
    await page.getByRole('button', { name: 'Pausar' }).waitFor()
    await page.clock.runFor(40_000)
    await page.getByRole('button', { name: 'Pausar' }).click()
    const left = await clock.innerText()
    expect(left).toMatch(/^1:(19|20|21)$/)
    await page.clock.runFor(30_000)
    expect(await clock.innerText()).toBe(left)
    await page.getByRole('button', { name: 'Seguir' }).click()
    await page.clock.runFor(10_000)
    expect(await clock.innerText()).toMatch(/^1:(09|10|11)$/)
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    expect(await clock.innerText()).toBe('2:00')
  })

  test('starts on a click that comes before its script', async () => {
    const { page } = await openPage()
    await page.route('**/assets/BrushingTimer.*.js', async (route) => {
      await clicked
      await route.continue()
    })
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const clicked = page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
  })

  test('plays along only when asked to, from where the clock is, and can be muted', async () => {
    const { page, messages } = await openPage()
    await page.clock.install()
    await page.addInitScript(recordSounds)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const sounds = () => page.evaluate(() => (globalThis as unknown as { sounds: Sounds }).sounds)
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const timer = page.getByRole('group', { name: 'Brushing timer' })
    await timer.getByRole('button', { name: 'Start' }).click()
    await timer.getByRole('button', { name: 'Pause' }).waitFor()
    expect(await sounds()).toEqual({ contexts: 0, open: 0, starts: [] })
    expect(scripts.filter((url) => url.includes('tune-'))).toEqual([])

    await timer.getByRole('button', { name: 'Start again' }).waitFor()
    await page.clock.runFor(60_000)
    await timer.getByText('Part 3 of 4').waitFor()
    await timer.getByRole('button', { name: 'With music' }).click()
    await expect.poll(async () => (await sounds()).starts.length).toBeGreaterThan(100)
    const { starts } = await sounds()
    // Half of the two minutes is left.
    expect(Math.max(...starts)).toBeGreaterThan(55)
    expect(Math.max(...starts)).toBeLessThan(61)

    await timer.getByRole('button', { name: 'Mute' }).click()
    expect(await sounds()).toMatchObject({ contexts: 1, open: 0 })
    await timer.getByRole('button', { name: 'With music' }).click()
    const before = (await sounds()).starts.length
    await page.clock.runFor(61_000)
    await timer.getByText('Done: all four places').waitFor()
    // The run at the end.
    await expect.poll(async () => (await sounds()).starts.length).toBeGreaterThan(before)
    expect(await timer.getByRole('button').allInnerTexts()).toEqual([
      'Start again',
      'Lay today’s tile',
      'Full screen',
    ])
    expect(messages).toEqual([])
  })

  test('fills the screen and comes back', async () => {
    const { page } = await openPage()
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const timer = page.getByRole('group', { name: 'Brushing timer' })
    await timer.hover()
    await timer.getByRole('button', { name: 'Full screen' }).click()
    await timer.getByRole('button', { name: 'Leave full screen' }).click()
    await timer.getByRole('button', { name: 'Full screen' }).waitFor()
    expect(await page.evaluate(() => document.fullscreenElement)).toBe(null)
  })

  test('is a plain list without a script', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const timer = page.getByRole('group', { name: 'Brushing timer' })
    expect(await timer.getByRole('listitem').count()).toBe(4)
    expect(await timer.getByRole('button').count()).toBe(0)
    expect(await page.getByText('mural', { exact: false }).filter({ visible: true }).count()).toBe(
      1,
    )
  })

  test('lays a tile a day on a mural that stays on the device, and takes them down when asked', async () => {
    const { page, messages } = await openPage()
    await page.clock.install({ time: new Date('2026-11-12T20:00:00') })
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const mural = page.getByRole('region', { name: 'This month’s mural' })
    const brush = async () => {
      await page.getByRole('button', { name: /^Start/ }).click()
      await page.getByRole('button', { name: 'Pause' }).waitFor()
      await page.clock.runFor(121_000)
      await page.getByText('Done: all four places').waitFor()
    }
    await brush()
    await page.getByRole('button', { name: 'Lay today’s tile' }).press('Enter')
    await mural.getByRole('img', { name: 'Day 12 of 30, 1 tile laid.' }).waitFor()
    expect(await mural.evaluate((region) => region === document.activeElement)).toBe(true)
    await brush()
    expect(await page.getByRole('button', { name: 'Lay today’s tile' }).count()).toBe(0)

    await page.clock.setSystemTime(new Date('2026-11-15T20:00:00'))
    await page.reload()
    await brush()
    await page.getByRole('button', { name: 'Lay today’s tile' }).click()
    await mural.getByRole('img', { name: 'Day 15 of 30, 2 tiles laid.' }).waitFor()
    const kept = () => page.evaluate(() => Object.entries(localStorage))
    expect(await kept()).toEqual([['brushing-mural', '{"month":"2026-11","tiles":2,"last":15}']])

    await mural.getByText('Take the tiles down').click()
    await mural.getByRole('button', { name: 'Yes, take all down' }).click()
    await mural.getByRole('img', { name: 'Day 15 of 30, 0 tiles laid.' }).waitFor()
    expect(await kept()).toEqual([])
    expect(messages).toEqual([])
  })

  test('carries the wall to another phone by link and by code, and tells the server nothing', async () => {
    const { page, messages } = await openPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install({ time: new Date('2026-11-12T20:00:00') })
    await page.goto(`${server.origin}/tools/brushing-timer#wall=261109122`)
    const mural = page.getByRole('region', { name: 'This month’s mural' })
    await mural.getByRole('img', { name: 'Day 12 of 30, 9 tiles laid.' }).waitFor()
    await mural.getByText('The wall is as far as on the other phone now.').waitFor()
    await mural.getByText('261 109 122').waitFor()
    await mural.getByRole('img', { name: 'QR code' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(asked.join()).not.toContain('26110')

    const field = mural.getByRole('textbox', { name: 'Code of another phone' })
    for (const [code, error] of [
      ['261109123', 'not the code of a wall'],
      ['261009125', 'from another month'],
    ] as const) {
      await field.fill(code)
      await field.press('Enter')
      await mural.getByText(error).waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    }
    await field.fill('261 105 100')
    await mural.getByRole('button', { name: 'Take over that wall' }).click()
    await mural.getByText('Nothing to add').waitFor()
    await mural.getByRole('img', { name: '9 tiles laid.' }).waitFor()
    expect(messages).toEqual([])
  })

  test.each([
    ['', '261109122', '2026-11-12', 'Print the wall so far', 'November 2026'],
    ['/es', '261020311', '2026-10-31', 'Imprimir el cartel', 'octubre de 2026'],
  ])(
    'prints the wall of %s%s as a poster, alone on one page, and the list as ever',
    async (prefix, code, day, button, month) => {
      const { page } = await openPage()
      await page.addInitScript(() => {
        globalThis.print = () => {}
      })
      await page.clock.install({ time: new Date(`${day}T20:00:00`) })
      await page.goto(`${server.origin}${prefix}/tools/brushing-timer#wall=${code}`)
      const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
      for (const format of ['A4', 'Letter']) {
        await page.getByRole('button', { name: button }).click()
        await page.emulateMedia({ media: 'print' })
        await page.getByRole('img', { name: month }).waitFor()
        expect(await page.getByRole('listitem').count()).toBe(0)
        const pdf = await page.pdf({ format, margin })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
        // The PDF ended the printing.
        expect(await page.getByRole('img', { name: month }).count()).toBe(0)
        expect(await page.getByRole('listitem').count()).toBeGreaterThan(4)
        await page.emulateMedia({ media: 'screen' })
      }
    },
  )

  test('shows the mural until the page is left where the browser keeps nothing', async () => {
    const { page } = await openPage()
    await page.clock.install({ time: new Date('2026-12-31T20:00:00') })
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(`${server.origin}/es/tools/brushing-timer`)
    await page.getByRole('button', { name: 'Empezar' }).click()
    await page.getByRole('button', { name: 'Pausar' }).waitFor()
    await page.clock.runFor(121_000)
    await page.getByRole('button', { name: 'Poner el azulejo de hoy' }).click()
    await page.getByRole('img', { name: 'Día 31 de 31, 1 azulejo puesto.' }).waitFor()
    await page.getByText('Este navegador no guarda nada').waitFor()
  })
})

describe.each([true, false])('the quiz, with JavaScript %s', (javaScriptEnabled) => {
  test('goes forward, back and to a result by its buttons and by Enter', async () => {
    const { page, messages } = await openPage({ javaScriptEnabled })
    await page.goto(`${server.origin}/article/cavity-prevention-quiz`)
    await page.getByRole('radio', { name: 'Once a day', exact: true }).check()
    await page.getByRole('button', { name: 'Next question' }).click()
    await page.getByRole('heading', { level: 1, name: 'fluoride' }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByRole('radio', { name: 'Once a day', exact: true }).isChecked()).toBe(
      true,
    )
    for (let step = 1; step <= 8; step += 1) {
      await page.getByText(`Question ${step} of 8`).waitFor()
      const first = page.getByRole('radio').first()
      await first.check()
      // In the middle of the form, Enter means Next and never Back.
      if (step % 2) await first.press('Enter')
      else await page.getByRole('button', { name: /Next question|See the result/ }).click()
    }
    await page.waitForURL('**/article/cavity-prevention-quiz?result=low')
    expect(messages).toEqual([])
  })
})
