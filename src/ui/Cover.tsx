import { coverHref } from '../art/href.ts'
import { Picture } from './Picture.tsx'

const sizes = {
  card: { width: 640, height: 400 },
  arch: { width: 600, height: 636 },
  square: { width: 400, height: 368 },
  wide: { width: 960, height: 540 },
} as const

type Props = { path: string; crop?: keyof typeof sizes; className?: string; eager?: boolean }

/** The cover drawing of a page, filling its frame. */
export function Cover({ path, crop = 'card', className = '', eager }: Props) {
  return (
    <span className={`cover ${className}`}>
      <Picture
        className="cover-img"
        src={coverHref(path, crop === 'card' ? undefined : crop)}
        {...sizes[crop]}
        eager={eager}
      />
    </span>
  )
}
