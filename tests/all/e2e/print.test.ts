import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { type CodePage, pages } from '../../../src/pages.ts'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

/** A page as it is laid out for paper: A4 with margins of 15 mm. */
async function openPrinted(path: string) {
  const visit = await openPage({
    viewport: { width: 680, height: 1009 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await visit.page.goto(server.origin + path)
  await visit.page.emulateMedia({ media: 'print' })
  return visit
}

/** The colours of every word that is printed, and of what is behind it. */
function colours(page: Page) {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!
      if (!texts.currentNode.textContent!.trim() || !element.checkVisibility()) continue
      if (!element.getClientRects().length || element.closest('.sr-only, .sr-only-focusable'))
        continue
      found.add(getComputedStyle(element).color)
      for (let box: Element | null = element; box; box = box.parentElement) {
        found.add(`on ${getComputedStyle(box).backgroundColor}`)
      }
    }
    return [...found]
  })
}

/** What their component makes of their data is what there is to read. */
const shownPages = Object.values<CodePage>(pages).filter(({ folder }) => folder)

/** Black on white. */
const paper = ['rgb(0, 0, 0)', 'on rgba(0, 0, 0, 0)', 'on rgb(255, 255, 255)']

describe.each([
  ['/article/root-canal', 'Read at https://esmalte.example/article/root-canal on'],
  [
    '/es/home-services/oral-hygiene',
    'Leído en https://esmalte.example/es/home-services/oral-hygiene',
  ],
  ['/products/toothpaste', 'Read at https://esmalte.example/products/toothpaste on'],
  ['/es/conditions/emergency', 'Leído en https://esmalte.example/es/conditions/emergency'],
  ['/treatments', 'Read at https://esmalte.example/treatments on'],
  ...shownPages.map(({ path }) => [`/es${path}`, `Leído en https://esmalte.example/es${path}`]),
])('%s on paper', (path, footer) => {
  test('is black on white, without what is to be pressed, and says where and when', async () => {
    const { page } = await openPrinted(path)
    await page.getByText(footer).waitFor()
    for (const name of ['banner', 'contentinfo', 'complementary', 'navigation'] as const) {
      const buttons = page.getByRole(name).locator('a.btn, button, input')
      expect(await buttons.filter({ visible: true }).count(), name).toBe(0)
    }
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    // Else it covers what is printed from the middle of a page.
    const header = page.locator('body > header')
    expect(await header.evaluate((box) => getComputedStyle(box).position)).toBe('static')
    expect((await colours(page)).filter((colour) => !paper.includes(colour))).toEqual([])
  })
})

test('questions are open on paper, and sources carry their addresses', async () => {
  const { page } = await openPrinted('/article/root-canal')
  const answers = page.locator('details .prose')
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  }
  const source = page.locator('a.external').first()
  const shown = await source.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(shown).toContain((await source.getAttribute('href'))!)
})

test('the five emergency numbers stand in one row on the first sheet', async () => {
  const { page } = await openPrinted('/conditions/emergency')
  const numbers = page.locator('.emergency-number')
  const boxes = await Promise.all((await numbers.all()).map((number) => number.boundingBox()))
  expect(boxes).toHaveLength(5)
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1)
  expect(boxes[0]!.y).toBeLessThan(400)
})

test('what to do in an emergency fits on one sheet', async () => {
  for (const path of ['/conditions/emergency', '/es/conditions/emergency']) {
    const { page } = await openPrinted(path)
    expect(
      await page.getByRole('heading', { name: /^(Baby tooth|Diente de leche)/ }).isVisible(),
    ).toBe(true)
    const pdf = await page.pdf({
      format: 'Letter',
      margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' },
    })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
})

test('the phrases fit on both sides of one sheet, a language on each half', async () => {
  for (const path of ['/phrases', '/es/phrases']) {
    const { page } = await openPrinted(path)
    const halves = page.getByRole('main').locator('li > [lang]')
    const boxes = await halves.evaluateAll((all) => all.map((half) => half.getBoundingClientRect()))
    const lefts = new Map(['en', 'es'].map((lang) => [lang, new Set<number>()]))
    for (const [at, half] of (await halves.all()).entries()) {
      lefts.get((await half.getAttribute('lang'))!)!.add(Math.round(boxes[at]!.x))
    }
    expect([...lefts.values()].map(({ size }) => size)).toEqual([1, 1])
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
    const pdf = await page.pdf({ format: 'A4', margin })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  }
})

test('the empty sheet is printed alone, a language on each half, on two pages', async () => {
  for (const path of ['/ask-dentist?place=tooth-16&level=today&topic=pain', '/es/ask-dentist']) {
    const { page } = await openPrinted(path)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
    const halves = page.locator('.sheet .both > span:not(b)').filter({ visible: true })
    const lefts = await halves.evaluateAll((all) =>
      all.map((half) => half.getBoundingClientRect().x > innerWidth / 2 - 20),
    )
    expect(lefts.length).toBeGreaterThan(60)
    expect(lefts.filter(Boolean)).toHaveLength(lefts.length / 2)
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(12)
    expect((await colours(page)).filter((colour) => !paper.includes(colour))).toEqual([])
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
    const pdf = await page.pdf({ format: 'A4', margin })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  }
})

test('the first visit fits on two pages, nine cards on the first', async () => {
  for (const path of ['/first-visit', '/es/first-visit']) {
    const { page } = await openPrinted(path)
    for (const format of ['A4', 'Letter']) {
      const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
      const pdf = await page.pdf({ format, margin })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${path} ${format}`).toHaveLength(
        2,
      )
    }
  }
})

test('the fridge sheet fits on one page, with digits to be read from a metre', async () => {
  for (const path of ['/fridge-sheet', '/es/fridge-sheet']) {
    const { page } = await openPrinted(path)
    const us = page.getByRole('main').getByText('911', { exact: true }).first()
    const size = await us.evaluate((digits) => parseFloat(getComputedStyle(digits).fontSize))
    expect(size).toBeGreaterThanOrEqual(40)
    for (const format of ['A4', 'Letter']) {
      const margin = { top: '13mm', right: '13mm', bottom: '13mm', left: '13mm' }
      const pdf = await page.pdf({ format, margin })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${path} ${format}`).toHaveLength(
        1,
      )
    }
  }
})

test('the Lotería is four boards and four pages of cards, with every picture there unscrolled', async () => {
  for (const [path, format] of [
    ['/loteria', 'A4'],
    ['/es/loteria', 'Letter'],
  ] as const) {
    const { page } = await openPrinted(path)
    const pictures = page.locator('main img')
    expect(
      await pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)),
    ).toBe(true)
    const margin = { top: '13mm', right: '13mm', bottom: '13mm', left: '13mm' }
    const pdf = await page.pdf({ format, margin })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(8)
  }
})

test('a sheet of notes fits on one piece of paper', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/ask-dentist`)
  await page.locator('#prepare-problem').fill('A molar hurts with cold. It began on Monday.')
  for (const field of ['since', 'changes', 'tried', 'health', 'questions']) {
    await page.locator(`#prepare-${field}`).fill('A line of this, and a line of that, in my words.')
  }
  await page.locator('#prepare-place').selectOption('tooth-46')
  await page.locator('[name=pregnancy]').check()
  await page.getByRole('button', { name: 'Make the sheet' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your sheet' }).waitFor()
  expect(await page.getByRole('img', { name: 'QR code' }).count()).toBe(1)
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' }
    const pdf = await page.pdf({ format, margin })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})

/** What a PDF draws: its streams, unpacked. */
function readStreams(pdf: Buffer): string {
  const packed = pdf.toString('latin1').matchAll(/stream\r?\n(x.*?)\r?\nendstream/gs)
  return [...packed].map(([, stream]) => inflate(stream!)).join('')
}

function inflate(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

test('the code of the address is fetched and drawn for a printer only', async () => {
  const { page } = await openPage()
  const fetched: string[] = []
  await page.route('**/qr/**', async (route) => {
    fetched.push(new URL(route.request().url()).pathname)
    // Found again in the PDF by its colour, also when it comes late.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0Z"/></svg>'
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  await page.goto(`${server.origin}/es/conditions/cavities`, { waitUntil: 'networkidle' })
  await page.keyboard.press('End')
  expect(fetched).toEqual([])
  const pdf = await page.pdf({ format: 'A4' })
  expect(fetched).toEqual(['/es/qr/conditions/cavities.svg'])
  expect(readStreams(pdf)).toContain('1 0 0 rg')
})
