export const mouthBox = '0 0 600 834'

/** The id of a place's shape in the drawing. */
export function shapeId(place: string): string {
  return `shape-${place}`
}

/** Everything but teeth, from back to front. `label`: the position of its name. */
type Area = {
  id: string
  kind: 'lip' | 'cheek' | 'palate' | 'gum' | 'floor' | 'tongue' | 'joint'
  d: string
  detail?: string
  label: [x: number, y: number]
}

/** The opening between the jaws: the lips around it, and the dark inside. */
export const inside =
  'M28 415C28 160 132 62 300 62S572 160 572 415C572 676 470 780 300 780S28 676 28 415Z'

export const areas: Area[] = [
  {
    id: 'upper-lip',
    kind: 'lip',
    d: 'M2 415C2 150 100 14 208 5C250 2 276 14 300 28C324 14 350 2 392 5C500 14 598 150 598 415H568C568 166 468 70 300 70S32 166 32 415Z',
    detail: 'M96 122C124 84 164 50 210 36',
    label: [300, 57],
  },
  {
    id: 'lower-lip',
    kind: 'lip',
    d: 'M2 415C2 696 122 830 300 830S598 696 598 415H568C568 668 466 772 300 772S32 668 32 415Z',
    detail: 'M148 748C176 776 208 792 244 798',
    label: [300, 808],
  },
  {
    id: 'right-cheek',
    kind: 'cheek',
    d: 'M34 415C36 350 110 346 162 378V452C110 484 36 480 34 415Z',
    label: [98, 422],
  },
  {
    id: 'left-cheek',
    kind: 'cheek',
    d: 'M566 415C564 350 490 346 438 378V452C490 484 564 480 566 415Z',
    label: [502, 422],
  },
  {
    id: 'palate',
    kind: 'palate',
    d: 'M134 380A166 202 0 0 1 466 380C448 406 374 392 328 400C320 426 280 426 272 400C226 392 152 406 134 380Z',
    detail:
      'M300 222V318M284 232C258 224 238 238 226 260M282 270C254 262 230 278 216 302M316 232C342 224 362 238 374 260M318 270C346 262 370 278 384 302',
    label: [300, 362],
  },
  {
    id: 'upper-gum',
    kind: 'gum',
    d: 'M40 380A260 305 0 0 1 560 380C560 398 468 398 468 380A168 204 0 0 0 132 380C132 398 40 398 40 380Z',
    label: [300, 99],
  },
  {
    id: 'under-tongue',
    kind: 'floor',
    d: 'M136 450A164 214 0 0 0 464 450C424 430 176 430 136 450Z',
    label: [300, 618],
  },
  {
    id: 'lower-gum',
    kind: 'gum',
    d: 'M46 452A254 313 0 0 0 554 452C554 434 462 434 462 452A162 212 0 0 1 138 452C138 434 46 434 46 452Z',
    label: [300, 756],
  },
  {
    id: 'tongue',
    kind: 'tongue',
    d: 'M164 492C154 442 214 424 300 424S446 442 436 492C440 546 390 582 300 582S160 546 164 492Z',
    detail: 'M300 440C296 474 296 504 300 540',
    label: [300, 508],
  },
  {
    id: 'right-jaw-joint',
    kind: 'joint',
    d: 'M55 4A52 52 0 1 1 54.900 4Z',
    label: [55, 63],
  },
  {
    id: 'left-jaw-joint',
    kind: 'joint',
    d: 'M545 4A52 52 0 1 1 544.900 4Z',
    label: [545, 63],
  },
]

/** A tooth's outline in a box of 100, outer side up, with its shading and edge line. */
export const toothShapes = {
  incisor: {
    d: 'M-48-16C-47-40-24-49 0-49S47-40 48-16C50 6 33 49 0 49S-50 6-48-16Z',
    line: 'M-36-22C-20-33 20-33 36-22',
  },
  canine: {
    d: 'M-46-8C-43-30-17-50 0-50S43-30 46-8C50 16 28 50 0 50S-50 16-46-8Z',
    line: 'M-30-16 0-34 30-16',
  },
  premolar: {
    d: 'M-46-6C-46-36-28-50 0-50S46-36 46-6C48 26 30 50 0 50S-48 26-46-6Z',
    line: 'M-34 0C-16-10 16-10 34 0',
  },
  molar: {
    d: 'M-44-20C-48-44-24-55-2-45C22-55 48-44 45-20C51-6 51 8 46 20C48 45 24 55 0 46C-24 55-49 45-46 20C-51 8-51-6-44-20Z',
    line: 'M-40-2C-18 8 18-10 40 0M-4-38C4-18-4-8 0 0C4 10-4 22 2 38',
  },
}

/** The shading on the inner side of a tooth, within every outline. */
export const toothShade = 'M46-4C48 24 28 49 0 49C-20 49-34 38-41 22C-14 42 32 34 46-4Z'
