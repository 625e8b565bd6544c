import { readFileSync } from 'node:fs'
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

test.each(['public/icon.svg', 'src/art/logo.svg', 'src/art/tiles/strip.svg'])(
  '%s is painted in the cobalt of the stylesheet',
  (file) => {
    expect(readFileSync(file, 'utf8').toLowerCase()).toContain(`"${colors.cobalto}"`)
  },
)
