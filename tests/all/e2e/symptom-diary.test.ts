import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

async function write(page: Page, day: string, score: string, trigger: string): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByRole('combobox', { name: 'Pain from 0 to 10' }).selectOption(score)
  await page.getByLabel('What set it off?').fill(trigger)
  await page.getByRole('button', { name: 'Add to the diary' }).click()
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('symptom-diary'))

describe('the symptom diary', () => {
  test('is kept on the device, as a graph and a table, until it is deleted', async () => {
    const { page, messages } = await openPage({ viewport: { width: 320, height: 700 } })
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto(`${server.origin}/tools/symptom-diary`)
    await write(page, '2026-11-27', '7', 'cold water')
    await write(page, '2026-11-25', '3', 'biting')
    // Nothing is touched.
    await page.reload()
    const rows = page.locator('.diary-rows tbody tr')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().innerText()).toContain('biting')
    await page.getByRole('img', { name: /Nov 25, 2026 to Nov 27, 2026/ }).waitFor()
    expect(await page.locator('.diary-graph circle').count()).toBe(2)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)

    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const csv = readFileSync(await (await file).path(), 'utf8')
    expect(csv).toContain('"2026-11-25","3","biting",""')

    await page.getByRole('button', { name: 'Delete Nov 25, 2026, pain 3' }).click()
    expect(await kept(page)).not.toContain('biting')
    await page.getByRole('button', { name: 'Delete the diary' }).click()
    await page.getByRole('button', { name: 'Yes, delete all' }).click()
    expect(await kept(page)).toBeNull()
    expect(await page.locator('.diary-graph').count()).toBe(0)
    expect(posts).toEqual([])
    expect(messages).toEqual([])
  })

  test('goes on where the browser keeps nothing, and says so', async () => {
    const { page } = await openPage()
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(globalThis, 'localStorage', { get: refuse })
    })
    await page.goto(`${server.origin}/tools/symptom-diary`)
    await write(page, '2026-11-27', '7', 'cold water')
    await page.getByText('This browser keeps nothing').waitFor()
    await page.getByRole('cell', { name: 'cold water' }).waitFor()
  })

  test('is listed and deleted with all that this browser keeps', async () => {
    const { page } = await openPage()
    await page.goto(`${server.origin}/tools/symptom-diary`)
    await write(page, '2026-11-27', '7', 'cold water')
    await page.goto(`${server.origin}/privacy-settings`)
    await page.getByRole('button', { name: 'Show what this browser holds' }).click()
    await page.getByText('symptom-diary', { exact: true }).last().waitFor()
    await page.locator('[data-island=BrowserData] form button').click()
    await expect.poll(() => kept(page)).toBeNull()
  })

  test('goes to the sheet for the dentist, from its page and from the sheet', async () => {
    const { page } = await openPage()
    await page.goto(`${server.origin}/tools/symptom-diary`)
    await write(page, '2026-11-27', '7', 'cold water')
    await page.getByRole('button', { name: 'Put it on my sheet for the dentist' }).click()
    const field = page.getByLabel(/^My diary/)
    expect(await field.inputValue()).toBe('Nov 27, 2026: 7/10 · cold water')

    await page.goto(`${server.origin}/ask-dentist`)
    await page.getByRole('button', { name: 'Add my diary' }).click()
    await expect.poll(() => field.inputValue()).toBe('Nov 27, 2026: 7/10 · cold water')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('button', { name: 'Add my diary' }).click()
    await page.getByText('This browser keeps no diary.').waitFor()
  })

  test('is a blank one for paper without a script, on one page in both languages', async () => {
    for (const path of ['/tools/symptom-diary', '/es/tools/symptom-diary']) {
      const { page } = await openPage({ javaScriptEnabled: false })
      await page.goto(server.origin + path)
      expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.diary-blank tbody tr').filter({ visible: true }).count()).toBe(12)
      for (const format of ['A4', 'Letter']) {
        const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
        const pdf = await page.pdf({ format, margin })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
      }
    }
  })
})
