import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from '../../src/colors.ts'

const styles = readFileSync('src/styles.css', 'utf8')
const [light = '', dark = ''] = styles.split('@media (prefers-color-scheme: dark)')

function token(css: string, name: string): string | undefined {
  return new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1]
}

test('the colours that code names are those of the stylesheet', () => {
  const { nocheDark, ...others } = colors
  for (const [name, color] of Object.entries(others)) expect(token(light, name), name).toBe(color)
  expect(token(dark, 'noche')).toBe(nocheDark)
})

test('the emergency card for other sites has the colours of the stylesheet', () => {
  const [cardLight = '', cardDark = ''] = readFileSync(
    'src/features/embed/embed.css',
    'utf8',
  ).split('@media')
  for (const [card, own] of [
    [cardLight, light],
    [cardDark, dark],
  ] as const) {
    const colored = [...card.matchAll(/--([\w-]+): (#\w+);/g)]
    expect(colored.length).toBeGreaterThan(7)
    for (const [, name, color] of colored) expect(token(own, name!), name).toBe(color)
  }
})

// Drawings and the card for other sites cannot read a variable of the stylesheet.
test('the brand blue stands in these files, and in no other', () => {
  const files = globSync(['public/*.svg', 'src/**/*.{css,svg,ts,tsx}'], {
    exclude: ['src/art/drawn/**'],
  })
  const blue = files.filter((file) =>
    readFileSync(file, 'utf8').toLowerCase().includes(colors.cobalto),
  )
  expect(blue.sort()).toEqual([
    'public/icon.svg',
    'src/art/logo.svg',
    'src/art/tiles/strip.svg',
    'src/colors.ts',
    'src/features/brushing-timer/MouthPicture.island.tsx',
    'src/features/embed/embed.css',
    'src/features/mouth-map/style.css',
    'src/styles.css',
  ])
})
