import { artHref } from '../art/href.ts'
import { Picture } from './Picture.tsx'

/** One small drawing (a brush, a clock): `name` as in src/art/motifs. */
export function Motif({ name, className }: { name: string; className?: string }) {
  return (
    <Picture className={className} src={artHref(`motifs/${name}.svg`)} width={200} height={200} />
  )
}
