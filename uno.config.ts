import { defineConfig, presetWind3 } from 'unocss'
import { compileClasses } from './build/compile-classes.ts'
import { colors } from './src/colors.ts'

const token = (name: string) => `var(--${name})`
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]))

const shortcuts = {
  wrap: 'max-w-[1320px] mx-auto px-[var(--gutter)]',
  band: 'py-[var(--section)]',
  heading: 'font-display font-800 tracking-[-.012em] [word-spacing:.06em] text-balance m-0',
  'h-1': 'heading text-1 leading-[1.04]',
  'h-2': 'heading text-2 leading-[1.06]',
  'h-3': 'heading font-750 text-3 leading-[1.14]',
  intro: 'max-w-[35.9em] text-tinta-2 text-lg mt-3.5 on-dark:text-white/90',
  meta: 'flex flex-wrap gap-x-3 gap-y-1 items-center text-meta text-tinta-2 font-500',
  btn: 'inline-flex items-center justify-center gap-[.55em] min-h-13 px-[1.35em] py-[.7em] rounded-m font-700 text-body leading-[1.15] border-2 border-solid border-transparent cursor-pointer text-center text-balance no-underline transition-[transform,background-color,box-shadow] duration-180 hover:([transform:translate(-2px,-2px)] shadow-[4px_5px_0_rgb(23_32_74/.28)]) active:([transform:none] shadow-[none]) disabled:(cursor-not-allowed [transform:none] shadow-[none])',
  'btn-small': 'min-h-11 text-[.9688rem] px-[1.05em] py-[.5em] rounded-3',
  'btn-cobalto': 'bg-cobalto text-white hover:bg-cobalto-2',
  'btn-rosa': 'bg-rosa text-white hover:bg-rosa-2',
  'btn-maiz': 'bg-maiz text-ink',
  'btn-white': 'bg-white text-ink',
  'btn-line': 'border-current bg-transparent text-inherit',
  'btn-red': 'bg-alert text-white',
  'icon-btn':
    'inline-grid place-items-center w-11 h-11 p-0 border-0 rounded-3 bg-transparent text-inherit cursor-pointer hover:shadow-[inset_0_0_0_2px_currentColor]',
  'text-yes': 'text-[#0B6650] dark:text-[#63C7A0]',
  letter: 'inline-grid place-items-center min-w-11 min-h-11 text-[1.0625rem]',
  more: 'inline-flex items-center gap-[.5em] min-h-11 font-700 text-link no-underline border-0 border-b-2 border-solid border-transparent hover:border-current on-dark:text-maiz',
  pill: 'inline-flex items-center gap-[.5em] min-h-[46px] px-4.5 py-1.5 rounded-full border-2 border-solid border-linea-form bg-papel font-650 no-underline whitespace-nowrap text-inherit hover:border-current',
  'pill-on': 'bg-tinta! border-tinta! text-cal!',
  badge:
    'inline-flex items-center gap-[.45em] font-700 text-meta rounded-full py-[5px] pl-[11px] pr-3.5 no-underline',
  field:
    'min-h-13 px-4 rounded-m border-2 border-solid border-linea-form bg-field text-tinta w-full min-w-0',
  choice:
    'rounded-4 border-2 border-solid border-linea-form bg-papel font-600 cursor-pointer has-[:checked]:(border-link bg-g-cielo shadow-[inset_0_0_0_1px_var(--link)]) has-[:focus-visible]:(outline-3 outline-solid outline-offset-3 outline-focus)',
  panel: 'rounded-xl border-2 border-solid border-outline bg-papel p-[clamp(20px,3vw,40px)]',
  'quiz-card':
    'max-w-[860px] mx-auto rounded-xl border-2 border-solid border-outline bg-papel shadow-cut p-[clamp(22px,4vw,52px)]',
  'title-hover': 'group-hover:(underline decoration-2 underline-offset-4)',
  play: 'absolute grid place-items-center rounded-full bg-white text-rosa text-[1.2rem] shadow-[3px_4px_0_rgb(23_32_74/.3)]',
  'cinema-play':
    'play left-7.5 bottom-19.5 w-19 h-19 lg:w-26 lg:h-26 text-[1.75rem] lg:text-[2.2rem]',
  clipped: 'overflow-hidden',
  cover: 'block overflow-hidden rounded-l relative bg-masa',
  'cover-img':
    'block w-full h-full object-cover transition-transform duration-500 group-hover:[transform:scale(1.035)]',
  'ornament-bg': 'absolute inset-0 w-full h-full pointer-events-none',
  // A pattern is a drawing, and makes a browser a document: only once a reader comes near.
  'pattern-bg':
    'ornament-bg dark:opacity-6 [content-visibility:auto] before:(content-empty absolute inset-0 [background-image:var(--pattern)])',
  lines: 'border-0 border-t-2 border-solid border-tinta',
  hairlines: 'border-0 border-t border-solid border-linea',
  'sr-only-focusable':
    'absolute left-[-999px] focus:(left-4 top-3 z-99 bg-white text-ink px-4.5 py-3 rounded-2.5)',
}

/** Tokens of the art direction. Their values, light and dark, stand in src/styles.css. */
export default defineConfig({
  presets: [presetWind3({ dark: 'media', preflight: false })],
  // Uno sees only what the client bundle imports; most components never leave the server.
  content: { filesystem: ['src/**/*.{ts,tsx}', 'worker/**/*.tsx'] },
  theme: {
    breakpoints: { sm: '600px', md: '768px', lg: '861px', xl: '1121px', '2xl': '1271px' },
    colors: {
      ...tokens('tinta', 'tinta-2', 'tinta-3', 'cal', 'masa', 'papel', 'linea', 'linea-form'),
      ...tokens('cobalto', 'cobalto-2', 'link', 'rosa', 'rosa-2', 'rosa-t', 'maiz', 'noche'),
      ...tokens('agave', 'alert', 'alert-ground', 'alert-text', 'focus', 'field', 'outline'),
      ...tokens('g-cielo', 'g-maiz', 'g-rosa', 'g-menta', 'g-jaca', 'g-turq'),
      ink: colors.tinta,
      'on-dark': '#C9D3F7',
      hairline: '#3A488F',
    },
    fontFamily: { display: token('display'), text: token('text') },
    borderRadius: { s: '8px', m: '14px', l: '22px', xl: '32px', arch: '999px 999px 22px 22px' },
    fontSize: {
      hero: token('t-hero'),
      article: token('t-article'),
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
    // Plain values: the preset composes its own of fifty variables, and sets those on every element.
    ['shadow-cut', { 'box-shadow': token('cut') }],
    [/^shadow-\[(.+)\]$/, ([, value]) => ({ 'box-shadow': value!.replaceAll('_', ' ') })],
    [/^brightness-(\d+)$/, ([, percent]) => ({ filter: `brightness(${percent}%)` })],
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
  ],
  // The same of colours: `text-white` is one value, not an opacity and what is made with it.
  postprocess: (utility) => {
    const opacity = utility.entries.find(([name]) => /^--un-\w+-opacity$/.test(name))
    if (!opacity) return
    const [value] = String(opacity[1]).split(' ')
    utility.entries = utility.entries
      .filter((entry) => entry !== opacity)
      .map(([name, text]) => [name, String(text).replace(`var(${opacity[0]})`, value!)])
  },
  // A word of the drawings, not the utility.
  blocklist: ['ring'],
  shortcuts,
  transformers: [compileClasses(import.meta.dirname, shortcuts)],
  // What a page gives a component decides against what the component says itself.
  layers: { compiled: 1 },
  variants: [
    (matcher) =>
      matcher.startsWith('on-dark:')
        ? { matcher: matcher.slice(8), selector: (selector) => `.on-dark ${selector}` }
        : matcher,
  ],
})
