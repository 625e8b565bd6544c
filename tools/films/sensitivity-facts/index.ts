import { wall } from '../kit/stage.ts'
import { glass } from '../kit/things.ts'
import { section, spark } from '../kit/tooth.ts'
import { shift } from '../kit/draw.ts'
import { mix, pop, ramp, type Shot } from '../kit/time.ts'
import type { Film } from '../film.ts'
import { cavity, wait } from './pain.ts'
import { gone, paste } from './paste.ts'
import { juice, whitening } from './care.ts'

/** A cold glass comes to a tooth, and its nerve feels it. */
const opening: Shot = ({ s }) => {
  const felt = ramp(s, 1, 0.6)
  return (
    wall('cobalto', 'escama') +
    shift(760, 380, section({ back: 70, felt })) +
    glass(mix(-200, 250, ramp(s, 0, 0.9)), 560, 380, { ice: 1 }) +
    (felt > 0.5 ? spark(560, 230, 44 * pop(s, 1.3)) + spark(500, 320, 30 * pop(s, 1.5)) : '')
  )
}

export const sensitivity: Film = {
  path: '/video/sensitivity-facts',
  tempo: { pace: 14.4 },
  opening,
  scenes: [cavity, wait, paste, gone, juice, whitening],
  tune: { seed: 34, root: 52, beatsPerMinute: 80 },
}
