import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { chat, isAwake, playMolly, question } from '../support/chat-page.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

/** What other people's software does to a page before its scripts have run. */
const changes: [name: string, change: (field: Element) => unknown][] = [
  [
    'an element after the field, as LastPass adds',
    (field) => field.insertAdjacentElement('afterend', document.createElement('div')),
  ],
  [
    'an element before the field, as LanguageTool adds',
    (field) => field.insertAdjacentElement('beforebegin', document.createElement('lt-highlighter')),
  ],
  [
    'every text wrapped, as translators do',
    () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement!.matches('script, style, textarea')) continue
        const font = document.createElement('font')
        text.parentElement!.insertBefore(font, text)
        font.appendChild(document.createElement('font')).appendChild(text)
      }
    },
  ],
  [
    'another word',
    (field) => {
      const label = field.closest('[data-island]')?.querySelector('p, label, span') ?? document.body
      label.insertAdjacentText('afterbegin', '¡')
    },
  ],
  [
    'attributes, as Grammarly, Dashlane and Bitdefender set',
    (field) => {
      field.setAttribute('data-gramm', 'false')
      field.setAttribute('data-dashlane-rid', '1')
      field.setAttribute('bis_skin_checked', '1')
    },
  ],
  [
    'an icon in the field and another style, as Bitwarden and 1Password set',
    (field) => {
      field.setAttribute('style', 'background-image: none')
      field.parentElement!.insertAdjacentElement(
        'afterbegin',
        document.createElement('com-1password-button'),
      )
    },
  ],
  [
    'a wrapper around the field',
    (field) => {
      const wrapper = document.createElement('span')
      field.insertAdjacentElement('beforebegin', wrapper)
      wrapper.appendChild(field)
    },
  ],
  [
    'no pictures, as savers of data leave it',
    (field) => {
      for (const picture of field.closest('[data-island]')?.querySelectorAll('img, svg') ?? []) {
        picture.remove()
      }
    },
  ],
  [
    'an element around everything',
    (field) => {
      const root = field.closest('[data-island]') ?? document.body
      const wrapper = document.createElement('div')
      while (root.firstChild) wrapper.appendChild(root.firstChild)
      root.appendChild(wrapper)
    },
  ],
]

/** What is done to fields only. */
const fieldChanges: typeof changes = [
  [
    'a hidden twin before the field, as traps for programs that fill in forms',
    (field) => {
      const twin = field.cloneNode() as HTMLElement
      twin.setAttribute('aria-hidden', 'true')
      twin.style.display = 'none'
      twin.removeAttribute('id')
      field.insertAdjacentElement('beforebegin', twin)
    },
  ],
  [
    'another name and type, as against autofill',
    (field) => {
      field.setAttribute('name', 'x1')
      if (field.matches('input')) field.setAttribute('type', 'text')
    },
  ],
]

/** The ones that change most, for what a whole errand needs. */
const deepChanges = changes.filter(([name]) => /wrapped|icon|wrapper|everything/.test(name))

const places: [name: string, path: string, find: (page: Page) => Locator][] = [
  [
    'newsletter',
    '/es',
    (page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'Correo electrónico' }),
  ],
  ['chat', '/ask-molly', question],
  // Still closed, and so without a role.
  ['search', '/about', (page) => page.locator('header [data-search] input:not([aria-hidden])')],
  ['contact', '/contact', (page) => page.getByRole('textbox', { name: 'Your message' })],
]

describe.each(places)('in %s', (place, path, find) => {
  test.each([...changes, ...fieldChanges])(
    'text, caret and focus outlast %s',
    async (_name, change) => {
      const { page } = await openPage()
      // What makes an island live comes late, as on a slow line.
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/hydrate*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(server.origin + path)
      const field = find(page)
      await field.evaluate(change)
      if (place === 'search') await page.locator('header [data-search] > summary').click()
      await field.click()
      await page.keyboard.type('ana@example.co')
      if (place !== 'newsletter') await page.keyboard.press('ArrowLeft')
      release()
      const isLive = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-island]')]
            .filter((island) => island.contains(document.activeElement))
            .every((island) => 'hydrated' in island.dataset),
        )
      await page.waitForLoadState('networkidle')
      await expect.poll(isLive).toBe(true)
      await page.keyboard.type('m')
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
        place === 'newsletter' ? 'ana@example.com' : 'ana@example.cmo',
      )
    },
  )
})

test.each(deepChanges)('Molly opens from a phone, and answers, after %s', async (_name, change) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${server.origin}/about`)
  const link = page
    .getByRole('complementary', { name: 'Molly', exact: true })
    .getByRole('link', { name: 'Ask Molly' })
  await link.evaluate(change)
  await page.locator('[data-island=MollyDialog] a').first().click()
  const dialog = page.getByRole('dialog', { name: 'Chat with Molly' })
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('How long should I brush?')
  await page.keyboard.press('Enter')
  await dialog.getByText('Sources and more on this').waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
})

test.each([...deepChanges, ...fieldChanges])(
  'an address is sent after %s',
  async (name, change) => {
    const { page } = await openPage()
    await page.goto(server.origin)
    const footer = page.getByRole('contentinfo')
    const field = footer.getByRole('textbox', { name: 'Email address' })
    await field.evaluate(change)
    await field.click()
    await page.keyboard.type(`${name.replace(/\W+/g, '-').slice(0, 40)}@example.com`)
    await footer.locator('button[type=submit]').first().click()
    await page.getByRole('status').filter({ hasText: 'Thank you for subscribing' }).waitFor()
  },
)

test('the first press starts the timer where others put a button before ours', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/tools/brushing-timer`)
  const timer = page.locator('[data-island=BrushingTimer]')
  await timer.evaluate((island) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Save'
    island.insertAdjacentElement('afterbegin', button)
  })
  // Not by a pointer, which would wake the island before.
  await timer.getByRole('button', { name: 'Start' }).evaluate((one: HTMLElement) => one.click())
  await timer.getByRole('button', { name: 'Pause' }).waitFor()
})

/** As Google Translate: puts other words, in elements of their own, for every text, later ones too. */
function keepTranslating(): void {
  const wrap = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found = [texts.currentNode as Text]
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const isText = text.nodeType === Node.TEXT_NODE && text.data.trim()
      if (!isText || !text.parentElement?.matches(':not(font, script, style, textarea)')) continue
      const font = document.createElement('font')
      font.appendChild(document.createElement('font')).append(`${text.data}·`)
      text.replaceWith(font)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(wrap)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

async function waitUntilLive(island: Locator): Promise<void> {
  await expect.poll(() => island.getAttribute('data-hydrated')).not.toBeNull()
}

describe('on a page that is being translated', () => {
  test("Molly's answer grows to its end", async () => {
    const { page, messages } = await openPage()
    const molly = await playMolly(page)
    await page.goto(`${server.origin}/ask-molly`)
    await question(page).click()
    await isAwake(page)
    await page.evaluate(keepTranslating)
    await question(page).fill('Does whitening hurt?')
    await page.keyboard.press('Enter')
    await molly.begin()
    const answer = chat(page).locator('.chat-molly').last()
    await molly.say('Teeth may ')
    await answer.getByText('Teeth may').waitFor()
    await molly.say('be sensitive. ')
    await answer.getByText('Teeth may be sensitive.').waitFor()
    await molly.end('Teeth may be sensitive. It goes away.')
    await answer.getByText('Teeth may be sensitive. It goes away.').waitFor()
    expect(messages).toEqual([])
  })

  test('an emergency ends with what else to do', async () => {
    const { page } = await openPage()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/ask-molly', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await page.goto(`${server.origin}/es/ask-molly`)
    await page.locator('[data-island=MollyChat] textarea').click()
    await isAwake(page)
    await page.evaluate(keepTranslating)
    await page
      .locator('[data-island=MollyChat] textarea')
      .fill('no puedo respirar, tengo la cara hinchada')
    await page.keyboard.press('Enter')
    const card = page.locator('.chat-emergency')
    await card.getByText('Enseguida le decimos qué más hacer.').waitFor()
    release()
    await card.getByText('Llame ahora a su número de emergencias.').waitFor()
    expect(await card.getByText('Enseguida le decimos qué más hacer.').count()).toBe(0)
  })

  test('the brushing timer and its mural last past the two minutes', async () => {
    const { page, messages } = await openPage()
    await page.clock.install()
    await page.goto(`${server.origin}/tools/brushing-timer`)
    const timer = page.locator('[data-island=BrushingTimer]')
    await timer.hover()
    await waitUntilLive(timer)
    await timer.getByText('0 tiles laid').waitFor()
    await page.evaluate(keepTranslating)
    await timer.getByRole('button', { name: 'Start' }).click()
    await timer.getByRole('button', { name: 'Pause' }).waitFor()
    await page.clock.runFor(10_000)
    await timer.getByText('Part 1 of 4').waitFor()
    await page.clock.runFor(30_000)
    await timer.getByText('Part 2 of 4').waitFor()
    await page.clock.runFor(90_000)
    await timer.getByText('Done: all four places').waitFor()
    await timer.getByRole('button', { name: 'Lay today’s tile' }).click()
    await timer.getByText('Today’s tile is there.').waitFor()
    expect(messages).toEqual([])
  })

  test("home's articles stay, and more come", async () => {
    const { page } = await openPage()
    await page.goto(server.origin)
    await page.evaluate(keepTranslating)
    const list = page.locator('[data-island=LatestArticles]')
    const cards = list.getByRole('heading', { level: 3 })
    const titles = await cards.allTextContents()
    await list.hover()
    await waitUntilLive(list)
    expect(await cards.allTextContents()).toEqual(titles)
    await list.getByRole('link', { name: 'Load More Articles' }).click()
    await expect.poll(() => cards.count()).toBe(titles.length * 2)
    expect((await cards.allTextContents()).slice(0, titles.length)).toEqual(titles)
  })
})
