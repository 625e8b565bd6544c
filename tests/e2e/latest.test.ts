import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

describe.each([true, false])('latest articles, with JavaScript %s', (javaScriptEnabled) => {
  test('a filter shows only its category, and All shows every one again', async () => {
    const { page, messages } = await openPage({ javaScriptEnabled })
    await page.goto(server.origin)
    const list = page.locator('#latest')
    const cards = list.getByRole('heading', { level: 3 })
    expect(await cards.count()).toBe(6)
    await list.getByRole('link', { name: 'Procedures', exact: true }).click()
    await page.waitForURL('**/?category=procedures#latest')
    await list.getByRole('heading', { name: 'Dental implants: the guide' }).waitFor()
    await list.getByRole('heading', { name: 'Braces vs aligners' }).waitFor({ state: 'detached' })
    expect(
      await list
        .getByRole('link', { name: 'Procedures', exact: true })
        .getAttribute('aria-current'),
    ).toBe('true')
    await list.getByRole('link', { name: 'All', exact: true }).click()
    await list.getByRole('heading', { name: 'Braces vs aligners' }).waitFor()
    expect(messages).toEqual([])
  })

  test('Load More Articles loads more, and the address remembers it', async () => {
    const { page, messages } = await openPage({ javaScriptEnabled })
    await page.goto(`${server.origin}/es`)
    const list = page.locator('#latest')
    await list.getByRole('link', { name: 'Cargar más artículos' }).click()
    await page.waitForURL('**/es?page=2#latest')
    await list.getByRole('heading', { level: 3 }).nth(6).waitFor()
    const more = await list.getByRole('heading', { level: 3 }).count()
    await page.reload()
    expect(await list.getByRole('heading', { level: 3 }).count()).toBe(more)
    expect(messages).toEqual([])
  })
})

test.each([
  ['Procedures', 5, '?locale=en&page=1&category=procedures'],
  ['Load More Articles', 12, '?locale=en&page=2'],
])('a first click on %s asks the server once', async (name, count, query) => {
  const { page, messages } = await openPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/articles') asked.push(search)
  })
  await page.goto(server.origin)
  const list = page.locator('#latest')
  await list.getByRole('link', { name, exact: true }).click()
  await expect.poll(() => list.getByRole('heading', { level: 3 }).count()).toBe(count)
  expect(asked).toEqual([query])
  expect(messages).toEqual([])
})

test('more cards follow those of the page, and a filter replaces both', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/?page=2`)
  const list = page.locator('#latest')
  const cards = list.getByRole('heading', { level: 3 })
  const before = await cards.allInnerTexts()
  expect(before.length).toBe(12)
  await list.getByRole('link', { name: 'Load More Articles' }).click()
  await cards.nth(12).waitFor()
  const after = await cards.allInnerTexts()
  expect(after.slice(0, 12)).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
  await list.getByRole('link', { name: 'News', exact: true }).click()
  await cards.filter({ hasText: before[0] }).waitFor({ state: 'detached' })
  await list.getByRole('link', { name: 'All', exact: true }).click()
  await cards.filter({ hasText: before[0] }).waitFor()
  expect(await cards.count()).toBe(6)
})
