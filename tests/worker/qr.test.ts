import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { postForm, readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()

/** What a phone reads from the drawing, on white paper. */
async function scan(svg: string, pixels = 400): Promise<string> {
  const drawn = sharp(Buffer.from(svg)).resize(pixels).flatten({ background: '#fff' }).ensureAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test.each([
  ['/', 'https://esmalte.example/'],
  ['/es', 'https://esmalte.example/es'],
  ['/article/root-canal', 'https://esmalte.example/article/root-canal'],
  ['/es/conditions/emergency', 'https://esmalte.example/es/conditions/emergency'],
  ['/es/phrases', 'https://esmalte.example/es/phrases'],
])('the code that %s prints leads to its address', async (path, address) => {
  const html = await readText(server, path)
  const [, code] = /<img [^>]*src="((?:\/es)?\/qr\/[^"]+)"[^>]* loading="lazy"/.exec(html)!
  const response = await server.fetch(code!)
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=2592000')
  expect(await scan(await response.text())).toBe(address)
})

test.each([
  '/qr/nope.svg',
  '/qr/article/root-canal',
  '/qr/es/article/root-canal.svg',
  '/qr/article/root-canal.png',
  '/qr/article/root-canal.svg.svg',
  '/qr/https://evil.example/.svg',
  '/qr/.svg',
])('%s is no address of ours, so it has no code', async (path) => {
  const response = await server.fetch(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toContain('text/html')
})

test.each(['/search?q=teeth', '/facts/CAR-05', '/article/cavity-prevention-quiz?result=low'])(
  '%s prints none: nobody is led there',
  async (path) => {
    expect(await readText(server, path)).not.toContain('/qr/')
  },
)

describe('the sheet for the dentist', () => {
  const read = async (path: string, fields: Record<string, string>) => {
    const html = await (await postForm(server, path, fields)).text()
    const [, svg] = /src="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? []
    return { html, text: svg && (await scan(decodeURIComponent(svg), 1200)) }
  }

  test.each([
    ['', 'Where it is / Dónde es\nThe upper right first molar'],
    ['/es', 'Dónde es / Where it is\nLa primera muela superior derecha'],
  ])('has a code with all of its text, to be read without us: %s', async (prefix, start) => {
    const fields = { problem: 'Me duele «mucho» 🦷', place: 'tooth-16', pregnancy: 'on' }
    const { html, text } = await read(`${prefix}/ask-dentist`, fields)
    expect(text?.startsWith(start)).toBe(true)
    for (const line of ['Me duele «mucho» 🦷', 'I am pregnant', 'Estoy embarazada']) {
      expect(text).toContain(line)
    }
    expect(text).not.toContain('esmalte')
    expect(html).toContain('Whoever scans it can read it.')
    expect(html).toContain('Quien lo escanea puede leerlo.')
  })

  test('has none where its text is too long to scan', async () => {
    const { html, text } = await read('/ask-dentist', {
      problem: 'ñ'.repeat(600),
      health: 'ñ'.repeat(200),
    })
    expect(text).toBeUndefined()
    expect(html).toContain('too long for a QR code')
  })
})
