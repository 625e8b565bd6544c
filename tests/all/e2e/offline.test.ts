import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openContext, openPage } from '../../support/browser.ts'
import { chat, isAwake, question } from '../../support/chat-page.ts'
import { type Proxy, startProxy } from '../../support/proxy.ts'
import { scrollTo, showMolly } from '../../support/scroll.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer()

let proxy: Proxy
let page: Page
let close: () => Promise<void>

beforeEach(async () => {
  proxy = await startProxy(server)
  ;({ page, close } = await openContext({ serviceWorkers: 'allow' }))
})
afterEach(async () => {
  await close()
  proxy.close()
})

const keptPaths = () =>
  page.evaluate(async () => {
    if (!(await caches.has('pages'))) return []
    const requests = await (await caches.open('pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** Opens a page, and waits until the browser keeps it and those that its language always has. */
async function visit(path: string) {
  await page.goto(proxy.origin + path)
  const home = /^\/es(?:\/|$)/.test(path) ? '/es' : ''
  const whole = [path, `${home}/conditions/emergency`, `${home}/offline`]
  await expect.poll(keptPaths).toEqual(expect.arrayContaining(whole))
}

const open = (path: string) => page.goto(proxy.origin + path)
const heading = () => page.getByRole('heading', { level: 1 }).innerText()
const setOffline = (offline: boolean) => page.context().setOffline(offline)

/** Styles, fonts and these pictures, also those further down. */
async function isWhole(pictures = 'img:not(.print-only img)') {
  return page.evaluate(async (selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(selector)]
    for (const image of images) image.loading = 'eager'
    // Also one that is not there decodes: as an empty drawing.
    const drawn = images.map(async (image) => {
      await image.decode()
      return (await fetch(image.currentSrc)).ok
    })
    return (
      document.styleSheets.length > 0 &&
      (await Promise.all(drawn)).every(Boolean) &&
      document.fonts.check('16px Figtree')
    )
  }, pictures)
}

/** Of a page that was never opened: those of its text and those above it, not of menu and footer. */
const ownPictures = 'main img, img:not([loading])'

describe('without a network', () => {
  test.each([
    ['/article/root-canal', '/conditions/emergency', 'Dental emergencies'],
    ['/es/article/root-canal', '/es/conditions/emergency', 'Emergencias dentales'],
  ])('%s reads once it was opened, and %s always', async (path, emergency, title) => {
    await visit(path)
    const read = await heading()
    await setOffline(true)
    await open(path)
    expect(await heading()).toBe(read)
    expect(await isWhole()).toBe(true)
    await open(emergency)
    expect(await heading()).toContain(title)
    expect(await isWhole(ownPictures)).toBe(true)
    expect(await page.locator('a[href="tel:911"]').count()).toBeGreaterThan(0)
  })

  test.each([
    ['/products/toothpaste', 'Without a connection', 'Pages kept on this device'],
    ['/es/treatments', 'Sin conexión', 'Páginas guardadas'],
  ])('%s, never opened, names what can be read instead', async (path, title, list) => {
    await visit('/article/root-canal')
    await visit('/es/services/natural-care')
    await setOffline(true)
    await open(path)
    expect(await heading()).toBe(title)
    expect(page.url()).toBe(proxy.origin + path)
    const names = page.getByRole('region', { name: list }).getByRole('link')
    await expect
      .poll(() => names.evaluateAll((links) => links.map((link) => link.getAttribute('lang'))))
      .toEqual(['es', 'en'])
    expect(await page.getByRole('link', { name: '911' }).count()).toBeGreaterThan(0)
    await names.last().click()
    await page.waitForURL('**/article/root-canal')
    expect(await heading()).not.toBe(title)
  })

  test('a picture that was not kept leaves its place as it was, without a sign of breakage', async () => {
    await visit('/')
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('img:not([data-molly])')].map(
          ({ height, width }) => `${width}x${height}`,
        ),
      )
    const seen = await sizes()
    await setOffline(true)
    await open('/')
    expect(await isWhole()).toBe(false)
    expect(await sizes()).toEqual(seen)
    const broken = await page.evaluate(() =>
      [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
    )
    expect(broken).toEqual([])
  })

  test('a question to Molly and a sign-up fail at once, and keep the words', async () => {
    await visit('/')
    await scrollTo(page, 0.5)
    const bar = page.getByRole('complementary', { name: 'Newsletter' })
    const address = bar.getByRole('textbox', { name: 'Email address' })
    await address.fill('ana@example.org')
    await (await showMolly(page)).click()
    const dialog = page.getByRole('dialog', { name: 'Chat with Molly' })
    const question = dialog.getByRole('textbox', { name: 'Your question' })
    await question.fill('How do I win at chess?')
    await setOffline(true)
    await question.press('Enter')
    await page.getByText('Failed to get response from Molly. Please try again.').waitFor()
    expect(await question.inputValue()).toBe('How do I win at chess?')
    await page.keyboard.press('Escape')
    await address.press('Enter')
    await page.getByRole('alert').filter({ hasNotText: 'Molly' }).first().waitFor()
    expect(await address.inputValue()).toBe('ana@example.org')
  })
})

describe('an emergency told to Molly without a network', () => {
  test.each([
    ['/', 'My adult tooth was knocked out', 'keep it in cold milk', 'Molly could not be reached'],
    ['/', 'I cannot breathe', 'call now', 'Molly could not be reached'],
    [
      '/es',
      'a mi hijo se le cayó un diente de leche por un golpe',
      'nunca lo vuelva a poner',
      'No se pudo contactar a Molly',
    ],
    [
      '/es',
      'me golpearon y se me cayó un diente',
      'guárdelo en leche fría',
      'No se pudo contactar a Molly',
    ],
  ])('from %s, "%s", is answered with the kept steps', async (path, message, step, note) => {
    await visit(path)
    const region = page.getByRole('region', { name: /Chat with Molly|Chatee con Molly/ })
    const field = region.getByRole('textbox', { name: /Your question|Su pregunta|Tu pregunta/ })
    await field.focus()
    await isAwake(page)
    await setOffline(true)
    await field.fill(message)
    await field.press('Enter')
    await region.getByText(note).waitFor()
    const answer = await region.getByRole('log').innerText()
    expect(answer.toLowerCase()).toContain(step)
    expect(answer).not.toMatch(/on its way|Enseguida/)
    expect(await region.locator('a[href="tel:911"]').count()).toBeGreaterThan(0)
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

test('what a cut connection leaves unanswered ends in a message, with the words still there', async () => {
  const { page: other } = await openPage()
  await other.route(/\/functions\/v1\/ask-molly|\/newsletter$/, () => new Promise(() => {}))
  await other.goto(server.origin)
  await question(other).fill('How do I win at chess?')
  const address = other.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' })
  await address.fill('ana@example.org')
  await address.press('Enter')
  await question(other).press('Enter')
  const toasts = other.getByRole('alert')
  await toasts.getByRole('button', { name: 'Try again' }).nth(1).waitFor({ timeout: 30_000 })
  expect(await address.inputValue()).toBe('ana@example.org')
  expect(await question(other).inputValue()).toBe('How do I win at chess?')
  await other.unrouteAll()
  await chat(other).getByRole('button', { name: 'Try again' }).click()
  await chat(other).getByText('Sources and more on this').waitFor()
})

test('a click that waits for scripts in vain goes on without them', async () => {
  const { page: other } = await openPage()
  await other.route('**/assets/hydrate*.js', () => new Promise(() => {}))
  await other.goto(server.origin)
  await question(other).fill('How often should I floss?')
  await chat(other).getByRole('button', { name: 'Send' }).click()
  await other.waitForURL('**/ask-molly?page=/#latest')
  await chat(other).getByText('Sources and more on this').waitFor()
})

test('back at the answer to a form the browser asks whether to send it again', async () => {
  await page.goto(`${server.origin}/tools/what-will-i-pay`)
  await expect.poll(keptPaths).toContain('/offline')
  await page.getByRole('radio', { name: 'No, or only Original Medicare' }).check()
  await page.locator('[name=price-1]').fill('900')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect.poll(heading).toContain('you pay $900')
  await page.goto(`${server.origin}/about`)
  await expect(page.goBack()).rejects.toThrow('ERR_CACHE_MISS')
})

test('a form sent without a network can be sent again with one', async () => {
  await page.goto(`${server.origin}/contact`)
  await expect.poll(keptPaths).toContain('/offline')
  await page.getByRole('radio', { name: 'An idea' }).check()
  await page.getByRole('textbox', { name: 'Your message' }).fill('The lamp on page two is off.')
  await setOffline(true)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByRole('heading', { name: 'Without a connection' }).waitFor()
  await setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => server.query("SELECT 1 FROM messages WHERE message LIKE 'The lamp on page two%'"))
    .toHaveLength(1)
})

test('marks of others in an address, capitals and a full stop do not hide a kept page', async () => {
  await visit('/about')
  await open('/contact?utm_source=mail&fbclid=x')
  await expect.poll(keptPaths).toContain('/contact')
  await setOffline(true)
  await open('/about')
  const about = await heading()
  for (const path of ['/about?gclid=y', '/About', '/about.', '/about%20?fbclid=z']) {
    await open(path)
    expect(await heading(), path).toBe(about)
  }
  await open('/contact')
  expect(await heading()).not.toBe('Without a connection')
  await open('/about?q=x')
  expect(await heading()).toBe('Without a connection')
})

test('a device without room shows pages whole', async () => {
  await visit('/about')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: proxy.origin, quotaSize: 1 })
  await open('/article/root-canal')
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await isWhole()).toBe(true)
  expect(await keptPaths()).not.toContain('/article/root-canal')
})
test('with a network a page is the one of now, never the kept one', async () => {
  await visit('/about')
  proxy.rewrite = (text) => text.replace(/(<h1[^>]*>)[^<]*/, '$1Written anew')
  await open('/about')
  expect(await heading()).toBe('Written anew')
  const kept = () => page.evaluate(async () => (await caches.match('/about'))!.text())
  await expect.poll(kept).toContain('Written anew')
  await setOffline(true)
  await open('/about')
  expect(await heading()).toBe('Written anew')
})

test('a page that was taken from the site is not kept any longer', async () => {
  await visit('/about')
  proxy.rewritePath = () => undefined
  await open('/about')
  expect(await heading()).toBe('Gone')
  await expect.poll(keptPaths).not.toContain('/about')
})

test('a new build takes over, and a page of the one before reads on with its own files', async () => {
  await visit('/article/root-canal')
  // The next build: another stylesheet, and that of the build before is gone.
  const [style] = /\/assets\/client-[^"]+\.css/.exec(await (await server.fetch('/')).text())!
  const next = '/assets/client-next.css'
  proxy.rewritePath = (path) => (path === next ? style : path === style ? undefined : path)
  proxy.rewrite = (text, path) =>
    path === '/sw.js' ? `/* next */${text}` : text.replaceAll(style, next)
  await open('/about')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const emergencyStyle = () =>
    page.evaluate(async () => (await caches.match('/conditions/emergency'))!.text())
  await expect.poll(emergencyStyle).toContain(next)
  await visit('/about')
  await setOffline(true)
  for (const path of ['/article/root-canal', '/about']) {
    await open(path)
    expect(await isWhole(), path).toBe(true)
  }
  for (const path of ['/conditions/emergency', '/offline']) {
    await open(path)
    expect(await isWhole(ownPictures), path).toBe(true)
  }
})

test('a new build that waits for the network holds up no page', async () => {
  await visit('/article/root-canal')
  proxy.rewrite = (text, path) => (path === '/sw.js' ? `/* next */${text}` : text)
  // The open page is asked for again, and never comes.
  const asked = new Promise<void>((resolve) => {
    proxy.rewritePath = (path) => {
      if (path !== '/article/root-canal') return path
      resolve()
      return new Promise(() => undefined)
    }
  })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await asked
  await open('/about')
  expect(await heading()).toContain('About')
})

describe('the browser keeps', () => {
  test('from a first view little more than was seen, asking for no file twice', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/')
    expect((await keptPaths()).sort()).toEqual(['/', '/conditions/emergency', '/offline'])
    const asked = proxy.requests.map(({ path }) => path)
    const files = asked.filter((path) => /^\/(assets|art)\//.test(path))
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeLessThanOrEqual(48)
    const pages = asked.filter((path) => !/^\/(assets|art)\/|^\/(sw\.js|icon\.svg)$/.test(path))
    expect(pages.sort()).toEqual([
      '/',
      '/',
      '/conditions/emergency',
      '/offline',
      '/speculation.json',
    ])
    // To which the server says that nothing has changed.
    const again = proxy.requests.findLast(({ path }) => path === '/')!
    expect(again.headers['if-none-match']).toBeTruthy()
  })

  test('the emergency page of the other language once a page was opened in it', async () => {
    await visit('/about')
    const spanish = ['/es/conditions/emergency', '/es/offline']
    expect(await keptPaths()).not.toContain(spanish[0])
    await setOffline(true)
    await open('/es/treatments')
    expect(await heading()).toBe('Without a connection')
    await setOffline(false)
    await visit('/es/about')
    await visit('/es/contact')
    const asked = proxy.requests.map(({ path }) => path)
    expect(asked.filter((path) => spanish.includes(path)).sort()).toEqual(spanish)
    await setOffline(true)
    await open('/es/treatments')
    expect(await heading()).toBe('Sin conexión')
    await open('/conditions/emergency')
    expect(await heading()).toContain('Dental emergencies')
  })

  test('nothing that somebody typed, sent, was refused or led away from', async () => {
    await visit('/about')
    for (const path of [
      '/search',
      '/search?q=abscess',
      '/?category=news',
      '/ask-molly',
      '/nope',
      '/topics/',
    ]) {
      await open(path)
    }
    await open('/article/cavity-prevention-quiz?result=high')
    await page.goto(`${proxy.origin}/healthz`)
    await visit('/contact')
    expect((await keptPaths()).sort()).toEqual(
      [
        '/about',
        '/contact',
        '/conditions/emergency',
        '/offline',
        // Where /topics/ leads.
        '/topics',
      ].sort(),
    )
  })

  test('forty pages at most besides those it always keeps, the oldest going first', async () => {
    await visit('/es/about')
    await visit('/about')
    await expect.poll(keptPaths).toHaveLength(6)
    await page.evaluate(async () => {
      const pages = await caches.open('pages')
      for (let count = 0; count < 50; count += 1) await pages.put(`/page-${count}`, new Response())
    })
    await visit('/contact')
    await expect.poll(async () => (await keptPaths()).length).toBe(44)
    const kept = await keptPaths()
    expect(kept).toContain('/contact')
    expect(kept).toContain('/page-49')
    expect(kept).not.toContain('/about')
    expect(kept).toContain('/es/conditions/emergency')
  })

  test('nothing again of what the visitor has deleted', async () => {
    await visit('/about')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await open('/contact')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  test('nothing on the page where visitors delete it', async () => {
    await open('/privacy-settings')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})

test('a page is fetched ahead when a pointer rests on its link, and kept once it is opened', async () => {
  await visit('/about')
  await page.reload({ waitUntil: 'networkidle' })
  proxy.requests.length = 0
  const ahead = () =>
    proxy.requests.filter(({ headers }) => headers['sec-purpose']).map(({ path }) => path)
  const header = page.locator('header')
  await header.getByRole('link', { name: 'Dental diseases' }).hover()
  await expect.poll(ahead).toEqual(['/dental-diseases'])
  await header.getByRole('link', { name: 'Treatments', exact: true }).hover()
  await expect.poll(ahead).toEqual(['/dental-diseases', '/treatments'])
  await header.getByRole('link', { name: 'Treatments', exact: true }).click()
  await page.waitForURL('**/treatments')
  await expect.poll(keptPaths).toContain('/treatments')
  expect(await keptPaths()).not.toContain('/dental-diseases')
})
