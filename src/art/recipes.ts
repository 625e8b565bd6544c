export const themeNames = [
  'agave',
  'barro',
  'cal',
  'cielo',
  'cobalto',
  'jacaranda',
  'maiz',
  'menta',
  'mexicano',
  'noche',
  'rosa',
  'turquesa',
] as const
export type ThemeName = (typeof themeNames)[number]

export const compositionNames = ['arco', 'azulejo', 'banderin', 'horizonte', 'mesa', 'sol'] as const
export type Composition = (typeof compositionNames)[number]

/** The files of src/art/patterns. */
export const patternNames = [
  'arcadas',
  'azulejo',
  'confeti',
  'escalon',
  'escama',
  'estrella',
  'filete',
  'greca',
  'onda',
  'petalo',
  'rombo',
  'trenza',
] as const
export type PatternName = (typeof patternNames)[number]

export type Recipe = {
  /** Files of src/art/motifs: the first is the hero, the others are its companions. */
  motifs: readonly [string, ...string[]]
  theme: ThemeName
  composition: Composition
  /** Behind the motifs; the composition azulejo is all tiles and has none. */
  pattern?: PatternName
  /** The border of the tablecloth in the composition mesa. */
  trim?: PatternName
}

const scene = (theme: ThemeName, ...motifs: Recipe['motifs']): Recipe => ({
  motifs,
  theme,
  composition: 'arco',
})

/**
 * The pictures of the first visit. All have the same composition without a pattern, and those in
 * the same place share a background, which makes them easier to follow.
 */
export const storyPictures: Record<string, Recipe> = {
  today: scene('cielo', 'calendar'),
  toy: scene('cielo', 'llama'),
  wait: scene('cielo', 'clock'),
  'with-me': scene('cielo', 'heart'),
  mask: scene('menta', 'mask'),
  chair: scene('menta', 'chair'),
  light: scene('menta', 'sunglasses'),
  hand: scene('menta', 'hand'),
  open: scene('cal', 'smile'),
  mirror: scene('cal', 'mirror'),
  count: scene('cal', 'gum'),
  clean: scene('cal', 'ebrush'),
  straw: scene('cal', 'straw'),
  paint: scene('cal', 'interdental'),
  done: scene('jacaranda', 'sticker'),
  home: scene('jacaranda', 'house'),
}

/** The pictures of the cards of /loteria: each a motif in a niche on a tiled floor. */
export const loteriaPictures = Object.fromEntries(
  (
    [
      ['brush', 'menta', 'azulejo'],
      ['paste', 'cobalto', 'petalo'],
      ['floss', 'jacaranda', 'escama'],
      ['interdental', 'rosa', 'estrella'],
      ['ebrush', 'turquesa', 'onda'],
      ['mouthwash', 'mexicano', 'confeti'],
      ['jet', 'menta', 'rombo'],
      ['tooth', 'rosa', 'azulejo'],
      ['pillow', 'turquesa', 'petalo'],
      ['wisdom', 'cielo', 'escama'],
      ['root', 'jacaranda', 'filete'],
      ['gum', 'agave', 'petalo'],
      ['lips', 'turquesa', 'confeti'],
      ['smile', 'maiz', 'estrella'],
      ['drop', 'noche', 'onda'],
      ['mouse', 'rosa', 'petalo'],
      ['pacifier', 'menta', 'estrella'],
      ['braces', 'cielo', 'trenza'],
      ['aligner', 'jacaranda', 'onda'],
      ['retainer', 'barro', 'rombo'],
      ['guard', 'turquesa', 'estrella'],
      ['crown', 'rosa', 'rombo'],
      ['bridge', 'agave', 'onda'],
      ['implant', 'noche', 'escama'],
      ['denture', 'menta', 'confeti'],
      ['veneer', 'turquesa', 'azulejo'],
      ['filling', 'jacaranda', 'rombo'],
      ['cavity', 'cobalto', 'confeti'],
      ['varnish', 'rosa', 'onda'],
      ['deepclean', 'mexicano', 'escama'],
      ['mirror', 'maiz', 'azulejo'],
      ['calendar', 'cielo', 'petalo'],
    ] satisfies [string, ThemeName, PatternName][]
  ).map(([motif, theme, pattern]): [string, Recipe] => [
    motif,
    { motifs: [motif], theme, composition: 'arco', pattern },
  ]),
)

/** The mural of each month, January first: the motif beside Molly, and the wall behind them. */
export const murals: readonly [motif: string, ThemeName, PatternName][] = [
  ['kite', 'cielo', 'onda'],
  ['heart', 'rosa', 'petalo'],
  ['orchid', 'jacaranda', 'escama'],
  ['apple', 'menta', 'confeti'],
  ['cantuta', 'turquesa', 'rombo'],
  ['paleta', 'cobalto', 'estrella'],
  ['llama', 'agave', 'trenza'],
  ['trompo', 'cielo', 'escalon'],
  ['mochila', 'cobalto', 'rombo'],
  ['cactus', 'jacaranda', 'arcadas'],
  ['dahlia', 'mexicano', 'petalo'],
  ['sticker', 'noche', 'estrella'],
]
