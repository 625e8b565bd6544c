/** The sizes of covers in pixels. build/art/drawings.ts decides which page has which. */
export const crops = {
  card: { width: 640, height: 400 },
  arch: { width: 600, height: 636 },
  square: { width: 400, height: 368 },
  loteria: { width: 300, height: 310 },
  story: { width: 480, height: 336 },
  wide: { width: 960, height: 540 },
} as const

export type Crop = keyof typeof crops

/** The cover of a page, as `artHref` takes it. */
export const coverPath = (page: string, crop: Crop = 'card') =>
  `covers${page}${crop === 'card' ? '' : `.${crop}`}.svg`
