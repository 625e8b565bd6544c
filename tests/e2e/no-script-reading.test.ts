import { test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { testJourneys } from '../support/no-script/journeys.ts'
import { reading } from '../support/no-script/reading.ts'
import { testServer } from '../support/servers.ts'

testJourneys(reading)

const server = testServer('Node')

test('the language link keeps the page, the words of a search and the place on a page', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await openPage({ javaScriptEnabled, reducedMotion: 'reduce' })
    await page.goto(`${server.origin}/search?q=floss&type=product`)
    await page.getByRole('link', { name: 'Español' }).first().click()
    await page.waitForURL('**/es/search?q=floss&type=product')
    await page.goto(`${server.origin}/es/products/toothpaste?x=1#how-much`)
    await page.getByRole('link', { name: 'English' }).first().click()
    // The server never hears of the anchor, so only a script can take it along.
    const anchor = javaScriptEnabled ? '#how-much' : ''
    await page.waitForURL(`${server.origin}/products/toothpaste?x=1${anchor}`)
  }
})
