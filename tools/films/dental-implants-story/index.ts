import { circle, group, place } from '../../../build/art/paint.ts'
import { rays } from '../../../build/art/shapes.ts'
import { shift } from '../kit/draw.ts'
import { abutment, ceramicCrown, post } from '../kit/jaw.ts'
import { wall } from '../kit/stage.ts'
import { mix, ramp, type Shot } from '../kit/time.ts'
import type { Film } from '../film.ts'
import { checks } from './checks.ts'
import { crown } from './crown.ts'
import { gap } from './gap.ts'
import { healing } from './healing.ts'
import { parts } from './parts.ts'
import { post as day } from './post.ts'
import { ready } from './ready.ts'

/** Three parts come together. */
const opening: Shot = ({ s }) =>
  wall('noche', 'azulejo') +
  rays(640, 360, [270, 760], 24, '#26347A') +
  circle(640, 360, 250, '#FFB524') +
  group(
    place(640, 360),
    shift(0, mix(520, 30, ramp(s, 0, 0.9)), post()) +
      shift(0, mix(-620, 30, ramp(s, 0.5, 0.9)), abutment()) +
      shift(0, mix(-620, 30, ramp(s, 1.1, 0.9)), ceramicCrown()),
  )

export const implants: Film = {
  path: '/video/dental-implants-story',
  // The length that the client named: 06:58.
  tempo: { seconds: 418 },
  opening,
  scenes: [gap, parts, ready, day, healing, crown, checks],
  tune: { seed: 58, root: 57, beatsPerMinute: 76 },
}
