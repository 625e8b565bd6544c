import { join } from 'node:path'
import { writeArt } from '../../build/art/write.ts'
import { readContent } from '../../build/content/read.ts'

/** Content and pages import the addresses of drawings, which otherwise only a build writes. */
export default function setup(): void {
  const root = join(import.meta.dirname, '../..')
  writeArt(root, readContent(root))
}
