import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const middle = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => ({
  x: x + width / 2,
  y: y + height / 2,
})

test('a tooth is reached by keyboard, has its name, and goes along to the sheet', async () => {
  const { page, messages } = await openPage({ javaScriptEnabled: false })
  await page.goto(`${server.origin}/mouth-map`)
  const drawing = page.getByRole('group', { name: 'Drawing of an open mouth with 32 adult teeth' })
  const tooth = drawing.getByRole('link', { name: '3: the upper right first molar', exact: true })
  await drawing.getByRole('link', { name: '2: the upper right second molar' }).focus()
  await page.keyboard.press('Tab')
  expect(await tooth.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await tooth.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')

  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Tooth 3' })
  await panel.getByText('La primera muela superior derecha').waitFor()
  const distance = async () => {
    const mark = middle((await panel.locator('.mouth-mark use').boundingBox())!)
    const drawn = middle((await tooth.locator('use').boundingBox())!)
    return Math.hypot(mark.x - drawn.x, mark.y - drawn.y)
  }
  // The page still scrolls to the panel.
  await expect.poll(distance, { timeout: 20_000 }).toBeLessThan(3)
  expect(await page.getByRole('region', { name: 'Tooth 2' }).count()).toBe(0)

  await panel.getByRole('link', { name: 'Show it large' }).click()
  const large = page.getByText('La primera muela superior derecha').filter({ visible: true })
  expect(
    await large.evaluate((text) => parseFloat(getComputedStyle(text).fontSize)),
  ).toBeGreaterThan(35)
  expect(await page.getByRole('heading').count()).toBe(0)
  await page.getByRole('link', { name: 'Back to the map' }).click()

  await panel.getByRole('link', { name: 'Put it on my sheet for the dentist' }).click()
  const main = page.getByRole('main')
  const place = main.getByRole('combobox', { name: 'Where it is' })
  expect(await place.inputValue()).toBe('tooth-16')
  expect(messages).toEqual([])
})

test('the drawing of a child’s teeth takes the place of the other', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${server.origin}/es/mouth-map`)
  const drawing = (teeth: string) =>
    page.getByRole('group', { name: `Dibujo de una boca abierta con ${teeth}` })
  expect(await drawing('20 dientes de leche').count()).toBe(0)
  await page.getByRole('link', { name: '20 dientes de leche' }).click()
  const child = drawing('20 dientes de leche')
  expect(await child.getByRole('link').count()).toBe(20)
  await child.getByRole('link', { name: /^75: / }).press('Enter')
  await page.getByRole('region', { name: 'Diente 75' }).waitFor()
  expect(await child.isVisible()).toBe(true)
  expect(await drawing('32 dientes permanentes').count()).toBe(0)
})
