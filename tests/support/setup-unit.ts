import { join } from 'node:path'
import { writeArt } from '../../build/art/write.ts'

/** Content and pages import the addresses of drawings, which otherwise only a build writes. */
export default function setup(): void {
  writeArt(join(import.meta.dirname, '../..'))
}
