import { describe, expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { testServer } from '../servers.ts'

const server = testServer('Node')

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
      'Done',
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
    await page.route('**/assets/BrushingTimer-*.js', async (route) => {
      await clicked
      await route.continue()
    })
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const clicked = page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
  })

  test('is a plain list without a script', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const timer = page.getByRole('group', { name: 'Brushing timer' })
    expect(await timer.getByRole('listitem').count()).toBe(4)
    expect(await timer.getByRole('button').count()).toBe(0)
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
