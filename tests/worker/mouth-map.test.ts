import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { capitalize } from '../../src/content/mouth.ts'
import { startingWith } from '../../src/content/phrase.ts'
import { mouthMap } from '../../src/features/mouth-map/data.ts'
import { texts } from '../../src/features/mouth-map/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()
const places = readDataFile(readContent(process.cwd()), mouthMap).flatMap((group) =>
  group.places.map((place) => ({
    group,
    words: { en: place.en, es: place.es },
    ...('fdi' in place
      ? { id: `tooth-${place.fdi}`, label: String(place.fdi), universal: place.universal }
      : { id: place.id, label: undefined, universal: undefined }),
  })),
)

describe.each(localeCodes)('the mouth map in %s', (locale) => {
  const t = getText(locale, texts)
  const path = localize('/mouth-map', locale)

  test('links every place in the drawing and in the list to what is said of it', async () => {
    const html = await readText(server, path)
    const list = html.slice(html.indexOf('id="list"'))
    for (const { id, group, label, universal, words } of places) {
      const number = locale === 'en' ? universal : label
      const name = `${number ?? group.title[locale]}: ${words[locale]}`
      expect(html, id).toMatch(new RegExp(`<a [^>]*href="#${id}"[^>]*><title>${name}</title>`))
      expect(html, id).toContain(`<section class="mouth-place`)
      expect(html.split(`id="${id}"`), id).toHaveLength(2)
      expect(list, id).toContain(`<a href="#${id}">${capitalize(words[locale], locale)}</a>`)
    }
  })

  test('says each place in both languages, and takes it along to the sheet', async () => {
    const html = await readText(server, path)
    for (const { id, words, universal } of places) {
      const start = html.indexOf(`id="${id}"`)
      const panel = html.slice(start, html.indexOf('</section>', start))
      for (const code of localeCodes) {
        expect(panel, id).toMatch(
          new RegExp(`lang="${code}".*?<b[^>]*>${capitalize(words[code], code)}</b>`),
        )
      }
      expect(panel, id).toContain(`href="${localize(`/ask-dentist?place=${id}`, locale)}"`)
      if (universal) expect(panel, id).toContain(`>${universal}</b>`)
    }
  })

  test('names the source of an age beside it and below the list', async () => {
    const html = await readText(server, path)
    const start = html.indexOf('id="tooth-55"')
    const panel = html.slice(start, html.indexOf('</section>', start))
    expect(panel).toContain(t('mouth.ages.months', { from: 20, to: 30 }))
    expect(panel).toContain(t('mouth.ages.years', { from: 10, to: 12 }))
    for (const fact of ['ERU-27', 'ERU-24']) {
      expect(panel).toContain(`href="${localize(`/facts/${fact}`, locale)}"`)
    }
    for (const [, number] of html.matchAll(/href="#ref-(\d+)"/g)) {
      expect(html).toContain(`id="ref-${number}"`)
    }
    expect(await readText(server, localize('/facts/ERU-27', locale))).toContain(`href="${path}"`)
  })

  test('is a list in its Markdown copy', async () => {
    const markdown = await readText(server, `${path}.md`)
    for (const { words, label, universal } of places) {
      const names = startingWith(locale).map((code) => words[code])
      const systems = [`FDI ${label}`, `Universal ${universal}`]
      if (locale === 'en') systems.reverse()
      const numbers = label ? `. ${systems.join(', ')}. ` : '\n'
      expect(markdown).toContain(`- ${names.join(' / ')}${numbers}`)
    }
    expect(markdown).toMatch(/\[\^1\]: American Dental Association/)
  })

  test.each(['/', '/phrases', '/ask-dentist', '/conditions', '/tools', '/topics', '/sitemap'])(
    'is one link away from %s',
    async (from) => {
      const html = await readText(server, localize(from, locale))
      expect(html.slice(html.indexOf('<main'))).toContain(`href="${path}"`)
    },
  )
})
