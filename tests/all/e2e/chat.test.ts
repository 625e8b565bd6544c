import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { button, chat, isAwake, playMolly, question, status } from '../../support/chat-page.ts'
import { listShifts, recordShifts, twoFrames } from '../../support/layout-shifts.ts'
import { showMolly } from '../../support/scroll.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer()

test('a stream that ends without an end is a failed call', async () => {
  const { page } = await openPage()
  await page.route('**/functions/v1/ask-molly', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: ': hi\n\nevent: meta\ndata: {"kind":"answer","sources":[]}\n\nevent: delta\ndata: {"text":"Half an"}\n\n',
    }),
  )
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await page.getByRole('alert').getByText('Failed to get response from Molly.').waitFor()
  expect(await chat(page).getByText('Half an').count()).toBe(0)
})

test('where the signs of an emergency cannot be read on the device, the server answers', async () => {
  const { page } = await openPage()
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await chat(page).getByText('Sources and more on this').waitFor()
  await question(page).fill('I cannot breathe and my face is swollen')
  await question(page).press('Enter')
  await chat(page).locator('.chat-emergency').waitFor()
  await expect.poll(() => question(page).isEnabled()).toBe(true)
})

test.each([
  ['sources', { reply: 'Two minutes.', sources: undefined }],
  ['suggestions', { reply: 'Two minutes.', suggestions: undefined }],
])('an answer without %s leaves the chat alive', async (what, answer) => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  await molly.answer(answer)
  if (what === 'sources') {
    await page.getByRole('alert').getByText('Failed to get response from Molly.').waitFor()
    await button(page, 'Try again').click()
  } else {
    await chat(page).getByText('Two minutes.').first().waitFor()
    await question(page).fill('How long should I brush?')
    await question(page).press('Enter')
  }
  await molly.begin(2)
  await molly.answer({ reply: 'Two minutes, twice a day.' })
  await chat(page).getByText('Two minutes, twice a day.').first().waitFor()
})

test('an emergency that cannot be drawn still says to call, and where to read what to do', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/es/ask-molly`)
  const log = page.getByRole('log')
  await page.locator('[data-island=MollyChat] textarea').fill('me pasa algo')
  await page.keyboard.press('Enter')
  await molly.begin()
  await molly.answer({ kind: 'emergency', reply: 'Llame ahora.', sources: undefined })
  await log.getByText('llame ahora').waitFor()
  const link = log.getByRole('link', { name: 'Emergencias dentales: qué hacer ahora' })
  expect(await link.getAttribute('href')).toBe('/es/conditions/emergency')
})

test('a replacement drops what was shown', async () => {
  const { page, messages } = await openPage()
  const about = { kind: 'answer', sources: [] }
  const events = [
    ['meta', about],
    ['delta', { text: 'Half an' }],
    ['replace', { ...about, text: 'A whole one' }],
    ['delta', { text: ', and its end.' }],
    ['done', { ...about, reply: 'A whole one, and its end.', suggestions: [] }],
  ] as const
  await page.route('**/functions/v1/ask-molly', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events
        .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(''),
    }),
  )
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await chat(page).getByText('A whole one, and its end.').first().waitFor()
  expect(await chat(page).getByText('Half an').count()).toBe(0)
  expect(messages).toEqual([])
})

test('where the reply names the lines of the United States, they can be called', async () => {
  const { page } = await openPage({ timezoneId: 'America/Chicago' })
  await page.goto(server.origin)
  const call = (name: RegExp) => chat(page).getByRole('link', { name })
  await question(page).fill('My son drank a whole bottle of mouthwash')
  await question(page).press('Enter')
  await call(/Poison help/).waitFor()
  expect(await call(/Poison help/).getAttribute('href')).toBe('tel:18002221222')
  await question(page).fill('I want to kill myself')
  await question(page).press('Enter')
  await call(/Crisis line/).waitFor()
  expect(await call(/Crisis line/).getAttribute('href')).toBe('tel:988')
})

test.each([
  ['over', 390],
  ['beside', 1440],
])(
  'the dialog opens %s any page, holds the same conversation, and gives the focus back',
  async (where, width) => {
    const { page, messages } = await openPage({ viewport: { width, height: 900 } })
    await page.goto(`${server.origin}/es/article/root-canal`)
    const open = page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link')
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Chatee con Molly' })
    await dialog.waitFor()
    const box = await dialog.boundingBox()
    expect(box!.height).toBeLessThanOrEqual(900 * 0.8 + 1)
    const main = (await page.getByRole('main').boundingBox())!
    expect(main.x + main.width <= box!.x).toBe(where === 'beside')
    const field = dialog.getByRole('textbox', { name: 'Su pregunta' })
    await field.fill('¿Duele una endodoncia?')
    await field.press('Enter')
    await dialog.getByText('Fuentes y más sobre el tema').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await open.evaluate((link) => link === document.activeElement)).toBe(true)
    await open.click()
    await dialog.getByText('¿Duele una endodoncia?').waitFor()
    for (const [name, to] of [
      ['Página de Molly', '/es/ask-molly?page=/es/article/root-canal'],
      ['Tenerla sin conexión', '/es/ask-molly#keep-molly'],
      ['¿Acierta?', '/es/molly-score'],
    ] as const) {
      expect(await dialog.getByRole('link', { name }).getAttribute('href')).toBe(to)
    }
    expect(messages).toEqual([])
  },
)

test('the page beside the chat can be used, and the next one has it too, until it is closed', async () => {
  const { page } = await openPage({ viewport: { width: 1100, height: 900 } })
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/article/root-canal`)
  await page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Chat with Molly' })
  await dialog.getByRole('textbox').fill('How should I brush?')
  await dialog.getByRole('textbox').press('Enter')
  await molly.begin()
  await molly.end('Gently.', [
    { title: 'Habits', href: '/article/daily-oral-health-habits#seven-habits' },
  ])
  await dialog.getByRole('link', { name: 'Habits' }).click()
  await page.waitForURL('**/article/daily-oral-health-habits#seven-habits')
  await dialog.locator('.chat-molly', { hasText: 'Gently.' }).waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL(`${server.origin}/`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await chat(page).getByText('Gently.').waitFor()
  expect(await dialog.isVisible()).toBe(false)
})

test('a source on the page below the dialog is shown, not covered', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } })
  const molly = await playMolly(page)
  const path = '/article/root-canal'
  await page.goto(server.origin + path)
  await page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Does a root canal hurt?')
  await dialog.getByRole('textbox').press('Enter')
  await molly.begin()
  await molly.end('Often not.', [{ title: 'Root canal', href: `${path}#does-it-hurt` }])
  await dialog.getByRole('link', { name: 'Root canal' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(`${server.origin}${path}#does-it-hurt`)
})

test('every answer speaks at most twice to a screen reader', async () => {
  const { page } = await openPage()
  await page.goto(server.origin)
  await question(page).focus()
  await isAwake(page)
  await page.evaluate(() => {
    const region = document.querySelector('[data-island=MollyChat] [role=status]')!
    const texts = ((globalThis as unknown as { spoken: string[] }).spoken = [] as string[])
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await question(page).fill('What helps kids brush well?')
  await question(page).press('Enter')
  await chat(page).getByRole('status').filter({ hasText: 'Answer ready:' }).waitFor()
  const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  expect(spoken.filter(Boolean).length).toBeLessThanOrEqual(2)
  expect(await chat(page).getByRole('log').getAttribute('aria-live')).toBe('off')
})

test('Enter that ends a composed character does not send', async () => {
  const { page } = await openPage()
  await page.goto(server.origin)
  await question(page).fill('que')
  await isAwake(page)
  const wasPrevented = await question(page).evaluate(
    (field) =>
      !field.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
  )
  expect(wasPrevented).toBe(true)
})

test('a stopped answer keeps what arrived, and asking again takes its place', async () => {
  const { page, messages } = await openPage()
  const molly = await playMolly(page)
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await chat(page).getByText('Molly is thinking…').waitFor()
  await button(page, 'Stop').click()
  await button(page, 'Ask again').click()
  await molly.begin(2)
  await molly.say('Half an answer.')
  await chat(page).getByText('Half an answer.').waitFor()
  await button(page, 'Stop').click()
  await status(page).filter({ hasText: 'Stopped before the end' }).waitFor()
  await chat(page).getByText('Half an answer.').waitFor()
  await button(page, 'Ask again').click()
  await molly.begin(3)
  await molly.end('A whole answer.', [], ['How long should I brush?', 'And floss?'])
  await chat(page).locator('.chat-molly', { hasText: 'A whole answer.' }).waitFor()
  expect(await chat(page).getByText('Half an answer.').count()).toBe(0)
  expect(await chat(page).locator('.chat-user').count()).toBe(1)
  expect(await button(page, 'Ask again').count()).toBe(0)
  const suggested = chat(page).getByRole('list', { name: 'You could ask next' })
  expect(await suggested.innerText()).toBe('And floss?')
  const asked = { message: 'How long should I brush?', history: [] }
  expect(await molly.requests()).toMatchObject([asked, asked, asked])
  expect(messages).toEqual([])
})

test('clearing the conversation while she answers leaves an empty chat', async () => {
  const { page, messages } = await openPage()
  const molly = await playMolly(page)
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  await molly.say('Half an answer.')
  await chat(page).getByText('Half an answer.').waitFor()
  await chat(page).getByRole('link', { name: 'Clear conversation' }).click()
  await chat(page).getByText('Half an answer.').waitFor({ state: 'detached' })
  await chat(page).getByRole('link', { name: 'What is better, braces or aligners?' }).waitFor()
  expect(await chat(page).locator('.chat-user, .chat-molly').count()).toBe(1)
  expect(await question(page).isEnabled()).toBe(true)
  expect(messages).toEqual([])
})

test('an answer asked for in one chat can be stopped in the other', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  await (await showMolly(page)).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask again' }).waitFor()
})

test('an answer is copied with the titles and whole addresses of its sources', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  await molly.end('Two minutes.', [{ title: 'Brushing', section: 'Time', href: '/a#time' }])
  await button(page, 'Copy').click()
  await status(page).filter({ hasText: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const expected = `Two minutes.\n\nSources and more on this\n\nBrushing: Time\n${server.origin}/a#time`
  expect(copied.replaceAll('\r', '')).toBe(expected)
})

test.each(['is not there', 'refuses'])(
  'where the clipboard %s, nothing offers it',
  async (what) => {
    const { page, messages } = await openPage()
    await page.addInitScript((refuses) => {
      const clipboard = refuses ? { writeText: () => Promise.reject(new Error('no')) } : undefined
      Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    }, what === 'refuses')
    await page.goto(`${server.origin}/ask-molly`)
    await question(page).fill('How long should I brush?')
    await question(page).press('Enter')
    await chat(page).getByText('Sources and more on this').waitFor()
    if (what === 'refuses') await button(page, 'Copy').click()
    await button(page, 'Copy').waitFor({ state: 'detached' })
    expect(messages).toEqual([])
  },
)

test('the dialog suggests the questions of the page below it, without asking for them', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/article/root-canal`)
  const suggested = page
    .getByRole('dialog')
    .getByRole('list', { name: 'You could ask next' })
    .getByRole('link')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname)
  })
  await page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link').click()
  await suggested.first().waitFor()
  // The server is told to be ready, and nothing else.
  expect(requests.filter((path) => path !== '/api/molly')).toEqual([])
  const texts = await suggested.allInnerTexts()
  expect(texts).toHaveLength(3)
  const main = await page.getByRole('main').innerText()
  for (const text of texts) expect(main).toContain(text)
  await suggested.first().click()
  await page.getByRole('dialog').getByText('Sources and more on this').waitFor()
  expect(await suggested.allInnerTexts()).not.toContain(texts[0])
})

test('near the limit the room left is counted, and what is too long is kept but not sent', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).focus()
  await isAwake(page)
  await question(page).fill('a'.repeat(799))
  expect(await chat(page).getByText('Characters left').count()).toBe(0)
  await question(page).fill('a'.repeat(801))
  await chat(page).getByText('Characters left: 199').waitFor()
  await status(page).filter({ hasText: 'Characters left: 200' }).waitFor()
  await question(page).press('a')
  await chat(page).getByText('Characters left: 198').waitFor()
  expect(await status(page).innerText()).toBe('Characters left: 200')
  await question(page).fill('a'.repeat(1000))
  await status(page).filter({ hasText: 'Characters left: 0' }).waitFor()
  expect(await button(page, 'Send').isEnabled()).toBe(true)
  await question(page).fill('')
  await question(page).evaluate((field) => {
    field.focus()
    document.execCommand('insertText', false, 'b'.repeat(1012))
  })
  await chat(page).getByText('Too long to send. Please shorten it (−12)').waitFor()
  await status(page).filter({ hasText: 'Too long to send. Please shorten it' }).waitFor()
  await question(page).press('Enter')
  expect(await question(page).inputValue()).toHaveLength(1012)
  expect(await question(page).getAttribute('aria-invalid')).toBe('true')
  expect(await button(page, 'Send').isDisabled()).toBe(true)
  expect(await chat(page).locator('.chat-user').count()).toBe(0)
})

test('who writes an address or a number is asked to leave it out, and may send it', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('Please answer to ana@example.org: how long should I brush?')
  const hint = 'Please leave out names, numbers and addresses: Molly doesn’t need them.'
  await chat(page).getByText(hint).first().waitFor()
  await status(page).filter({ hasText: hint }).waitFor()
  const described = await question(page).getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain(hint)
  await question(page).press('Enter')
  await chat(page).getByText('Sources and more on this').waitFor()
  await chat(page).getByText(hint).first().waitFor({ state: 'detached' })
})

test('a long question has room: the field grows, and Shift+Enter begins a line', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).focus()
  await isAwake(page)
  const height = async () => (await question(page).boundingBox())!.height
  const panel = async () => (await chat(page).boundingBox())!.height
  const [low, whole] = [await height(), await panel()]
  await question(page).pressSequentially('One')
  await question(page).press('Shift+Enter')
  await question(page).pressSequentially('two')
  expect(await question(page).inputValue()).toBe('One\ntwo')
  expect(await height()).toBeGreaterThan(low + 20)
  await question(page).fill('word '.repeat(190))
  expect(await height()).toBeLessThan(220)
  expect(await panel()).toBe(whole)
  await question(page).fill('What is\na root canal?')
  await question(page).press('Enter')
  await chat(page).getByText('Sources and more on this').waitFor()
  expect(await height()).toBe(low)
})

test.each(['the page', 'the dialog'])(
  'on paper %s shows the whole conversation with the addresses of its sources',
  async (place) => {
    const isDialog = place === 'the dialog'
    const { page } = await openPage({ viewport: { width: isDialog ? 390 : 1440, height: 900 } })
    const molly = await playMolly(page)
    await page.goto(server.origin + (isDialog ? '/article/root-canal' : '/ask-molly'))
    if (isDialog) {
      await page
        .getByRole('complementary', { name: 'Molly', exact: true })
        .getByRole('link')
        .click()
    }
    const box = isDialog ? page.getByRole('dialog') : chat(page)
    await box.getByRole('textbox').fill('How long?')
    await box.getByRole('textbox').press('Enter')
    await molly.begin()
    const reply = Array.from({ length: 40 }, (_, index) => `Line ${index}.`).join('\n\n')
    await molly.end(reply, [{ title: 'Brushing', href: '/article/x#time' }])
    await box.getByText('Sources and more on this').waitFor()
    await page.emulateMedia({ media: 'print' })
    const log = box.getByRole('log')
    expect(await log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    expect(await log.evaluate((element) => element.scrollHeight)).toBeGreaterThan(900)
    expect(await box.getByRole('textbox').isVisible()).toBe(false)
    expect(await page.getByRole('main').isVisible()).toBe(!isDialog)
    const address = await box
      .getByRole('link', { name: 'Brushing' })
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(address).toBe(`"${server.origin}/article/x#time"`)
    const pdf = await page.pdf()
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThanOrEqual(2)
  },
)

test.each([
  ['an empty field', '/', ''],
  ['a field that held a question', '/ask-molly?q=How%20long?', 'How long?'],
])(
  'what is typed into %s before React is there stays, and so does the caret',
  async (_what, path, held) => {
    const { page, messages } = await openPage()
    let release = () => {}
    const late = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/hydrate-*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(server.origin + path)
    await question(page).focus()
    await question(page).press('End')
    await question(page).pressSequentially(' Brushing teeth')
    for (let index = 0; index < 6; index++) await question(page).press('ArrowLeft')
    // A composition that is under way: '´' waits for its letter.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.imeSetComposition', {
      text: 'é',
      selectionStart: 1,
      selectionEnd: 1,
    })
    release()
    await isAwake(page)
    await devtools.send('Input.insertText', { text: 'é' })
    expect(await question(page).inputValue()).toBe(`${held} Brushingé teeth`)
    const caret = await question(page).evaluate(
      (field: HTMLTextAreaElement) => field.selectionStart,
    )
    expect(caret).toBe(held.length + 10)
    expect(await button(page, 'Send').isEnabled()).toBe(true)
    expect(messages).toEqual([])
  },
)

test('Enter pressed before React is there sends once it is', async () => {
  const { page } = await openPage()
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(server.origin)
  await question(page).pressSequentially('How long should I brush?')
  await question(page).press('Enter')
  late.resolve()
  await chat(page).locator('.chat-user', { hasText: 'How long should I brush?' }).waitFor()
  await chat(page).getByText('Sources and more on this').waitFor()
  expect(page.url()).toBe(`${server.origin}/`)
})

test('a question from further down the page brings the start of its answer into view', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } })
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How long should I brush?')
  await question(page).evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 200))
  const asked = chat(page).locator('.chat-user')
  await question(page).press('Enter')
  await molly.begin()
  await molly.say('Two minutes')
  await chat(page).getByText('Two minutes').waitFor()
  const header = (await page.getByRole('banner').boundingBox())!
  // It scrolls smoothly.
  await expect
    .poll(async () => (await asked.boundingBox())!.y)
    .toBeGreaterThan(header.y + header.height)
})

test.each([390, 1440])('an answer moves nothing that is being read, at %i', async (width) => {
  const { page } = await openPage({
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  })
  const molly = await playMolly(page)
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await isAwake(page)
  await question(page).press('Enter')
  await chat(page).getByText('Molly is thinking…').waitFor()
  // A shift within half a second of a key counts as expected.
  await page.waitForTimeout(600)
  await page.evaluate(recordShifts)
  const asked = chat(page).locator('.chat-user')
  const { y } = (await asked.boundingBox())!
  const words = 'Two minutes, twice a day, and gently. '.repeat(6)
  const sources = [{ title: 'Brushing', href: '/a' }]
  await molly.begin(1, sources)
  for (let part = 0; part < 8; part++) {
    await molly.say(`${words}\n\n`)
    await twoFrames(page)
  }
  await molly.end(`${words}\n\n`.repeat(8), sources, ['And floss?'])
  await chat(page).getByText('Sources and more on this').waitFor()
  await twoFrames(page)
  expect((await asked.boundingBox())!.y).toBe(y)
  expect(await page.evaluate(listShifts)).toEqual([])
})

test('a long answer that arrives at once is shown, down to its last word', async () => {
  const { page, messages } = await openPage()
  const molly = await playMolly(page)
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  await molly.say(...Array.from({ length: 200 }, () => 'Two minutes, twice a day.\n\n'), 'Gently.')
  await chat(page).getByText('Gently.').waitFor()
  expect(messages).toEqual([])
})

test('the log follows new text only for a reader at its end, and leaves the others alone', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  const log = chat(page).getByRole('log')
  const top = () => log.evaluate((box) => box.scrollTop)
  const hidden = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
  const grow = async () => {
    const height = await log.evaluate((box) => box.scrollHeight)
    await molly.say('Two minutes, twice a day.\n\n'.repeat(12))
    await expect.poll(() => log.evaluate((box) => box.scrollHeight)).toBeGreaterThan(height)
    await twoFrames(page)
  }
  await grow()
  const first = await top()
  await grow()
  expect(await top()).toBe(first)
  await button(page, 'New text').click()
  expect(await hidden()).toBeLessThan(2)
  expect(await log.evaluate((box) => box === document.activeElement)).toBe(true)
  await grow()
  expect(await hidden()).toBeLessThan(2)
  const end = await top()
  await page.keyboard.press('PageUp')
  // The scroll is smooth: it has ended when two looks at it agree.
  let read = end
  await expect
    .poll(async () => {
      const before = read
      read = await top()
      return read < end && read === before
    })
    .toBe(true)
  await grow()
  expect(await top()).toBe(read)
  await button(page, 'New text').waitFor()
  await page.keyboard.press('End')
  await button(page, 'New text').waitFor({ state: 'detached' })
  await grow()
  expect(await hidden()).toBeLessThan(2)
})

test('everything to press in the chat is at least 44 px in size', async () => {
  const { page } = await openPage({ viewport: { width: 320, height: 700 } })
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await molly.begin()
  await molly.say('Half')
  await chat(page).getByText('Half').waitFor()
  const small = () =>
    chat(page)
      .locator('a, button, textarea')
      .evaluateAll((targets) =>
        targets
          .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 44 || height < 44),
      )
  expect(await small()).toEqual([])
  await button(page, 'Stop').click()
  await button(page, 'Ask again').waitFor()
  expect(await small()).toEqual([])
})

describe('without JavaScript', () => {
  test('the page it was opened from is kept through question, suggestion and new start', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    const from = '/article/root-canal'
    await page.goto(`${server.origin}${from}`)
    await page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link').click()
    const suggested = chat(page).getByRole('list', { name: 'You could ask next' }).getByRole('link')
    expect(await suggested.count()).toBe(3)
    const [first] = await suggested.allInnerTexts()
    await suggested.first().click()
    expect(await question(page).inputValue()).toBe(first)
    await button(page, 'Send').click()
    await chat(page).getByText('Sources and more on this').waitFor()
    expect(await page.locator('form:has(textarea) input[name=page]').inputValue()).toBe(from)
    await chat(page).getByRole('link', { name: 'Clear conversation' }).click()
    await page.waitForURL(`**/ask-molly?page=${from}`)
    expect(await suggested.first().innerText()).toBe(first)
  })

  test('an emergency can be called', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/es/ask-molly`)
    await page.getByRole('textbox', { name: 'Su pregunta' }).fill('No puedo respirar bien')
    await page.getByRole('button', { name: 'Enviar' }).click()
    const call = page.getByRole('link', { name: 'Colombia 123' })
    await call.waitFor()
    expect(await call.getAttribute('href')).toBe('tel:123')
  })

  test('the bar leads to Molly’s own page', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/es`)
    await page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link').click()
    await page.waitForURL(/\/es\/ask-molly\?page=\/es$/)
    await page.getByRole('heading', { level: 1, name: 'Pregunte a Molly' }).waitFor()
  })
})
