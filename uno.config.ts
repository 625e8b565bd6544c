import { defineConfig, presetWind3, transformerCompileClass } from 'unocss'
import { colors } from './src/colors.ts'

const token = (name: string) => `var(--${name})`
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]))

/** Tokens of the art direction. src/styles.css has their values, light and dark. */
export default defineConfig({
  presets: [presetWind3({ dark: 'media', preflight: false })],
  // By itself UnoCSS reads only what the client imports; most components stay on the server.
  content: { filesystem: ['src/**/*.{ts,tsx}', 'worker/**/*.tsx'] },
  theme: {
    // In em, so that a larger font of the browser gets the layout of a narrower window.
    breakpoints: { sm: '37.5em', md: '48em', lg: '53.8em', xl: '70.05em', '2xl': '79.43em' },
    colors: {
      ...tokens('tinta', 'tinta-2', 'tinta-3', 'cal', 'masa', 'papel', 'linea', 'linea-form'),
      ...tokens('cobalto', 'cobalto-2', 'link', 'rosa', 'rosa-2', 'rosa-t', 'maiz', 'noche'),
      ...tokens('agave', 'alert', 'alert-ground', 'alert-text', 'focus', 'field', 'outline'),
      ...tokens('g-cielo', 'g-maiz', 'g-rosa', 'g-menta', 'g-jaca', 'g-turq'),
      ...tokens('t-agua', 't-barro', 't-jaca', 't-lima', 't-menta', 't-rosa'),
      ink: colors.tinta,
      'on-dark': '#C9D3F7',
      hairline: '#3A488F',
    },
    fontFamily: { display: token('display'), text: token('text') },
    borderRadius: { s: '8px', m: '14px', l: '22px', xl: '32px', arch: '999px 999px 22px 22px' },
    fontSize: {
      hero: token('t-hero'),
      article: token('t-article'),
      read: token('t-read'),
      1: token('t-1'),
      2: token('t-2'),
      3: token('t-3'),
      lede: ['1.25rem', '1.5'],
      body: ['1.0625rem', '1.6'],
      meta: ['.9375rem', '1.5'],
      fine: ['.875rem', '1.5'],
    },
  },
  rules: [
    // Without this, the preset reads it as "rounded on the left".
    ['rounded-l', { 'border-radius': '22px' }],
    // A plain value: the preset's shadows are composed of variables, which it sets on every element.
    ['shadow-cut', { 'box-shadow': token('cut') }],
  ],
  // Plain colours too: the preset's `text-white` sets an opacity and a colour that reads it.
  postprocess: (utility) => {
    const opacity = utility.entries.find(([name]) => /^--un-\w+-opacity$/.test(name))
    if (!opacity) return
    const [value] = String(opacity[1]).split(' ')
    utility.entries = utility.entries
      .filter((entry) => entry !== opacity)
      .map(([name, text]) => [name, String(text).replace(`var(${opacity[0]})`, value!)])
  },
  // A word in the drawings' code, and classes of src/styles/components.css.
  blocklist: ['ring', 'h-1', 'h-2', 'h-3'],
  // Utilities of a `className="…"` become one class: decision 0006.
  transformers: [
    transformerCompileClass({
      trigger: /(?<=\bclassName=)(")([^"]+ [^"]+)"/g,
      layer: 'compiled',
    }),
  ],
  // Caller classes override the component's.
  layers: { compiled: 1 },
})
