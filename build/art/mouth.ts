import { adultSpots } from '../../src/features/mouth-map/arches.ts'
import { areas, inside, toothShade, toothShapes } from '../../src/features/mouth-map/areas.ts'
import { element, svg } from './paint.ts'

/** The colours of src/features/mouth-map/style.css. */
const fills = {
  lip: '#C81E66',
  cheek: '#D8648C',
  palate: '#FFB3C4',
  gum: '#F78FA9',
  floor: '#D8648C',
  tongue: '#F27D95',
}

/** Draws the mouth map without text. */
export function drawMouth(): string {
  const parts = areas.map(({ kind, d }) =>
    kind === 'joint' ? '' : element('path', { fill: fills[kind], d }),
  )
  const teeth = adultSpots.map(({ shape, x, y, turn, width, depth }) => {
    const { d, line } = toothShapes[shape]
    return element(
      'g',
      { transform: `translate(${x} ${y})rotate(${turn})scale(${width / 100} ${depth / 100})` },
      element('path', { fill: '#FFFFFF', d }) +
        element('path', { fill: '#DDE7FB', d: toothShade }) +
        element('path', { fill: 'none', stroke: '#C6D4F5', 'stroke-width': 3, d: line }),
    )
  })
  const dark = element('path', { fill: '#4A1033', d: inside })
  return svg([0, 0, 600, 834], dark + parts.join('') + teeth.join(''))
}
