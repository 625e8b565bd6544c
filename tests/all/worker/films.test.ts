import { beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../../../build/content/read.ts'
import { type Locale, localeCodes, localize } from '../../../src/i18n/locales.ts'
import { parseRange } from '../../../worker/services/range.ts'
import { readText } from '../../support/requests.ts'
import { platforms, sharedServer } from '../../support/servers.ts'

const records = readContent(process.cwd()).films
const paths = Object.keys(records)
const featured = '/video/dental-implants-story'
const { file, bytes } = records[featured]!.files.at(-1)!

/** What the short films begin with. */
const answers: Record<string, Record<Locale, string>> = {
  '/video/dental-implants-story': {
    en: 'You will get three parts.',
    es: 'A usted le pondrán tres partes.',
  },
  '/video/oral-care-advice': {
    en: 'Lean the bristles against the gum line, at 45 degrees.',
    es: 'Apoye las cerdas inclinadas en el borde de la encía, a 45 grados.',
  },
  '/video/sensitivity-facts': {
    en: 'The pain can come from dentin, the layer under your enamel, when it lies bare.',
    es: 'El dolor puede venir de la dentina,',
  },
  '/video/whitening-facts': {
    en: 'Bleach lightens natural teeth only.',
    es: 'El gel aclara solo los dientes naturales.',
  },
}

describe.each(platforms)('a film on %s', (platform) => {
  const server = sharedServer(platform)
  const ask = (range?: string) =>
    server.fetch(`/films/${file}`, { headers: range ? { Range: range } : {} })

  let whole: Buffer
  beforeAll(async () => {
    whole = Buffer.from(await (await ask()).arrayBuffer())
  })

  test('is there as a whole, and kept for ever', async () => {
    const { status, headers, body } = await ask()
    await body?.cancel()
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('video/mp4')
    expect(headers.get('Accept-Ranges')).toBe('bytes')
    expect(headers.get('Cache-Control')).toContain('immutable')
    expect(whole.length).toBe(bytes)
  })

  test.each([
    ['bytes=0-', 0, bytes - 1],
    ['bytes=0-1', 0, 1],
    ['bytes=200000-400000', 200_000, 400_000],
    ['bytes=-500', bytes - 500, bytes - 1],
  ])('answers %s with that part', async (range, start, end) => {
    const response = await ask(range)
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${bytes}`)
    const part = Buffer.from(await response.arrayBuffer())
    expect(part.equals(whole.subarray(start, end + 1))).toBe(true)
  })

  test('says so when a part is not there, to nobody else', async () => {
    const response = await ask(`bytes=${bytes}-`)
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toBe(`bytes */${bytes}`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    await response.body?.cancel()
  })

  test.each(['items=0-1', 'bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', '0-1', 'bytes'])(
    'is sent as a whole for the range %s, which cannot be read',
    async (range) => {
      const response = await ask(range)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Range')).toBe(null)
      expect((await response.arrayBuffer()).byteLength).toBe(bytes)
    },
  )

  test('has tracks that are text, kept for ever', async () => {
    const html = await readText(server, localize(featured, 'es'))
    const tracks = [...html.matchAll(/<track [^>]*src="([^"]+)"/g)].map(([, src]) => src!)
    expect(tracks).toHaveLength(5)
    for (const track of tracks) {
      const response = await server.fetch(track)
      expect(response.headers.get('Content-Type'), track).toContain('text/vtt')
      expect(response.headers.get('Cache-Control'), track).toContain('immutable')
      expect(await response.text()).toMatch(/^WEBVTT\n/)
    }
  })

  test('may be played by our pages', async () => {
    const { headers, body } = await server.fetch(featured)
    await body?.cancel()
    expect(headers.get('Content-Security-Policy')).toContain("media-src 'self'")
  })
})

describe.each(localeCodes)('in %s', (locale) => {
  const server = sharedServer()
  const captionsOf = (html: string) => /<track kind="captions"[^>]*>/g[Symbol.match](html)!

  test.each(paths)(
    '%s plays with captions in its language, and tells machines of it',
    async (path) => {
      const html = await readText(server, localize(path, locale))
      expect(html).toMatch(/<video [^>]*controls=""[^>]*preload="none"/)
      const [own, other] = captionsOf(html)
      expect(own).toContain('default=""')
      expect(own).toMatch(new RegExp(`srclang="${locale}"`, 'i'))
      expect(other).not.toContain('default')
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!
      const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
      const film = graph.find(({ '@type': type }) => type === 'VideoObject')!
      expect(film['duration']).toMatch(/^PT[2-6]M\d+S$/)
      expect(film['contentUrl']).toMatch(/\/films\/.*\.mp4$/)
      expect(film['thumbnailUrl']).toMatch(/\.png$/)
      expect(film['uploadDate']).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(film['caption']).toHaveLength(2)
    },
  )

  test.each(paths)(
    'above %s is a short film that opens with its answer, and loads nothing before it is played',
    async (path) => {
      const html = await readText(server, localize(path, locale))
      const [short, film] = html.match(/<video .*?<\/video>/gs)!
      const named = { en: /: In (\d\d) seconds"/, es: /: En (\d\d) segundos"/ }[locale]
      const seconds = Number(named.exec(short!)![1])
      expect(seconds).toBeGreaterThanOrEqual(60)
      expect(seconds).toBeLessThanOrEqual(90)
      expect(short).toContain('preload="none"')
      const posters = html.match(/\/films\/[^"]+\.webp/g)!
      expect(posters).toHaveLength(2)
      for (const poster of posters) {
        expect((await server.fetch(poster)).headers.get('Content-Type')).toBe('image/webp')
      }
      expect(film).toContain('kind="chapters"')
      for (const [, file] of short!.matchAll(/<source src="([^"]+)"/g)) {
        expect(file).toMatch(new RegExp(`-short(-upright)?\\.${locale}\\.`))
        const { status, headers, body } = await server.fetch(file!)
        await body?.cancel()
        expect(status, file).toBe(200)
        expect(headers.get('Content-Type'), file).toMatch(/^video\//)
      }
      const captions = /<track kind="captions" src="([^"]+)"/.exec(short!)![1]!
      const cues = await readText(server, captions)
      const [, first = ''] = cues.split('\n\n')
      expect(first.split('\n').slice(2).join(' ')).toBe(answers[path]![locale])
    },
  )

  test('the site map and the feed name every film', async () => {
    const map = await readText(server, '/sitemap.xml')
    const feed = await readText(server, localize('/feed.xml', locale))
    for (const path of paths) {
      const entry = map
        .split('<url>')
        .find((url) => url.includes(`${localize(path, locale)}</loc>`))
      expect(entry, path).toContain('<video:content_loc>')
      const item = feed
        .split('<item>')
        .find((part) => part.includes(`${localize(path, locale)}</link>`))
      expect(item, path).toMatch(/<enclosure url="[^"]+\.mp4" length="\d+" type="video\/mp4"\/>/)
    }
  })
})

test.each([
  ['bytes=5-9', { start: 5, end: 9 }],
  ['bytes=5-', { start: 5, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-9', undefined],
  ['items=0-1', undefined],
])('of 100 bytes, %s is %j', (text, range) => {
  expect(parseRange(text, 100)).toEqual(range)
})
