import { expect, test } from 'vitest'
import { checkFocus } from '../support/a11y-page.ts'
import { openPage } from '../support/browser.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

test.each([
  ['on a desktop', 1440, 900],
  ['on a phone', 390, 844],
  ['on a desktop at 400 %', 320, 256],
])('what has the focus is seen, and nothing lies over it, %s', async (_, width, height) => {
  const { page } = await openPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  for (const path of ['/article/daily-oral-health-habits', '/es/find-international-dentist']) {
    await page.goto(server.origin + path)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(checkFocus), path).toEqual({ invisible: [], covered: [] })
  }
})
