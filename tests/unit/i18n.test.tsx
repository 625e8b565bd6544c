import { createTranslate } from '../../src/i18n/translate.ts'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import { es } from '../../src/i18n/es.ts'
import { getText } from '../../src/i18n/index.ts'
import { PageContext, usePage } from '../../src/page-context.ts'
import { formatAge, formatDate } from '../../src/i18n/formats.ts'
import { localize, splitLocale } from '../../src/i18n/locales.ts'

type Tree = { [key: string]: string | ((argument: never) => string) | Tree }

function leaves(tree: Tree, path = ''): [key: string, text: Tree[string]][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}${key}.`) : [[path + key, value]],
  )
}

type Texts = Record<'en' | 'es', Tree>

const ofFeatures = import.meta.glob<{ texts: Texts }>('../../src/features/*/texts.ts', {
  eager: true,
})
const all: Texts[] = [{ en, es }, ...Object.values(ofFeatures).map(({ texts }) => texts)]
const english = all.flatMap((texts) => leaves(texts.en))
const spanish = all.flatMap((texts) => leaves(texts.es))

describe('texts', () => {
  test('of a feature are in a group that no other has', () => {
    const groups = all.flatMap((texts) => Object.keys(texts.en))
    expect(groups.length).toBeGreaterThan(50)
    expect(new Set(groups).size).toBe(groups.length)
  })

  test('stand in both languages under the same keys, and none is empty', () => {
    expect(spanish.map(([key]) => key)).toEqual(english.map(([key]) => key))
    for (const [key, text] of [...english, ...spanish]) expect(text, key).toBeTruthy()
  })

  test('keep their placeholders in both languages', () => {
    const translated = new Map(spanish)
    const placeholders = (text: unknown) =>
      String(text)
        .match(/\{\{\w+\}\}/g)
        ?.sort()
    for (const [key, text] of english) {
      if (typeof text === 'string')
        expect(placeholders(translated.get(key)), key).toEqual(placeholders(text))
    }
  })

  test.each([
    ['en', 'header.menu', 'Menu'],
    ['es', 'header.menu', 'Menú'],
    ['en', 'notFound.heading', 'Oops! Page not found'],
    ['en', 'askMolly.error', 'Failed to get response from Molly. Please try again.'],
    ['en', 'newsletter.success', 'Thank you for subscribing to our newsletter!'],
    ['es', 'newsletter.success', '¡Gracias por suscribirse a nuestro boletín!'],
  ] as const)('%s says %s as the specification fixes it', (locale, key, text) => {
    expect(getText(locale)(key)).toBe(text)
  })

  test('never mix when both languages render at the same time', async () => {
    function Menu() {
      const { t } = usePage()
      return <p>{t('header.menu')}</p>
    }
    const render = async (locale: 'en' | 'es') => {
      const t = getText(locale)
      await Promise.resolve()
      const page = { locale, t, path: '/', otherHref: '/', siteOrigin: '', today: '2026-11-21' }
      return renderToString(
        <PageContext value={page}>
          <Menu />
        </PageContext>,
      )
    }
    const order = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'es' : 'en'))
    const pages = await Promise.all(order.map(render))
    expect(pages).toEqual(order.map((locale) => (locale === 'es' ? '<p>Menú</p>' : '<p>Menu</p>')))
  })
})

describe('addresses', () => {
  test.each([
    ['/', '/es'],
    ['/article/x', '/es/article/x'],
    ['/?category=news', '/es?category=news'],
    ['/#latest', '/es#latest'],
    ['/search?q=a', '/es/search?q=a'],
  ])('%s is %s in Spanish', (english, spanish) => {
    expect(localize(english, 'es')).toBe(spanish)
    expect(localize(english, 'en')).toBe(english)
  })

  test.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/article/x', 'es', '/article/x'],
    ['/essay', 'en', '/essay'],
  ] as const)('%s is the %s page %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path })
  })
})

describe('dates', () => {
  test('are those of UTC, wherever the reader is', () => {
    expect(formatDate('2026-11-12', 'en')).toBe('November 12, 2026')
    expect(formatDate('2026-11-12', 'es')).toBe('12 de noviembre de 2026')
  })

  test.each([
    ['2026-11-21', 'en', 'today'],
    ['2026-11-19', 'en', '2 days ago'],
    ['2026-11-19', 'es', 'anteayer'],
    ['2026-11-13', 'en', 'last week'],
    ['2026-10-01', 'es', 'el mes pasado'],
    ['2026-11-30', 'en', 'today'],
  ] as const)('%s is told in %s as %s', (date, locale, age) => {
    expect(formatAge(date, '2026-11-21', locale)).toBe(age)
  })
})

test('a text that a language lacks is named while developing', () => {
  const t = createTranslate('es', { home: { title: 'Inicio' } })
  expect(t('home.title')).toBe('Inicio')
  expect(() => t('home.text' as 'home.title')).toThrow('The texts of "es" have no "home.text".')
})
