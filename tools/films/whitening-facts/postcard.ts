import { circle, fillWith, rect } from '../../../build/art/paint.ts'

/** A postcard of a beach, its middle at 0 0. */
export const scene = () =>
  rect(-202, -142, 420, 300, 'ink', { rx: 12, opacity: 0.14 }) +
  rect(-210, -150, 420, 300, '#FFF7E6', { rx: 12 }) +
  rect(-190, -130, 380, 130, '#A9D6FF') +
  circle(110, -70, 34, '#FFB524') +
  rect(-190, -10, 380, 70, '#1FA9AE') +
  fillWith('#F6E0A8')`M-190 60C-80 30 60 40 190 20V130H-190Z` +
  fillWith('#E23A80')`M-110 20a60 60 0 0 1 110 -20l-110 20z` +
  rect(-62, 0, 8, 96, '#8A5A33', { transform: 'rotate(-14 -58 50)' })
