import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

test.each([
  ['/privacy-settings', 'Show what this browser holds', 'Delete all of it', 'Done: it is deleted.'],
  ['/es/privacy-settings', 'Mostrar qué guarda', 'Borrar todo', 'Listo: está borrado.'],
])('%s lists whatever the browser holds, and deletes it', async (path, show, remove, done) => {
  const { page, messages } = await openPage()
  await page.goto(server.origin + path)
  await page.evaluate(fillBrowser)
  const status = page.getByRole('main').getByRole('status')
  await page.getByRole('button', { name: show }).click()
  for (const name of ['pages-x (2)', 'notes-x', 'local-x', 'session-x', 'cookie-x']) {
    await status.getByText(name).waitFor()
  }
  await page.getByRole('button', { name: remove }).click()
  await status.getByText(done).waitFor()
  expect(await page.evaluate(listBrowser)).toEqual([])
  expect(messages).toEqual([])
})

test('the pages kept for reading offline are counted there, and do not come back by themselves', async () => {
  const { page } = await openPage({ serviceWorkers: 'allow' })
  await page.goto(`${server.origin}/about`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.goto(`${server.origin}/privacy-settings`)
  await page.getByRole('button', { name: 'Show what this browser holds' }).click()
  const status = page.getByRole('main').getByRole('status')
  await status.getByText(/pages \([1-9]\d*\)/).waitFor()
  await status.getByText(`${server.origin}/`, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Delete all of it' }).click()
  await status.getByText('This browser holds nothing from this site.').waitFor()
  await page.reload()
  expect(await page.evaluate(listBrowser)).toEqual([])
})

test('without JavaScript a form has the browser delete it, and says so', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/es/privacy-settings`)
  await page.evaluate(fillBrowser)
  // The page's own script would answer the form itself.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  expect(await page.getByText('Le pedimos a su navegador').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Borrar todo' }).click()
  await page.waitForURL('**/es/privacy-settings#cleared')
  await page.getByText('Le pedimos a su navegador').waitFor()
  expect(await page.evaluate(listBrowser)).toEqual(['cookie-x'])
})

async function fillBrowser(): Promise<void> {
  const cache = await caches.open('pages-x')
  await cache.put('/a', new Response('a'))
  await cache.put('/b', new Response('b'))
  localStorage.setItem('local-x', '1')
  sessionStorage.setItem('session-x', '1')
  document.cookie = 'cookie-x=1'
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('notes-x')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve(undefined)
    })
  })
}

async function listBrowser(): Promise<string[]> {
  const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
  const workers = await navigator.serviceWorker.getRegistrations()
  return [
    ...(await caches.keys()),
    ...databases,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...workers.map(({ scope }) => scope),
    ...document.cookie.split('=').slice(0, 1).filter(Boolean),
  ]
}
