import { coverHref } from '../art/href.ts'
import { Picture } from './Picture.tsx'

const sizes = {
  card: { width: 640, height: 400 },
  arch: { width: 600, height: 636 },
} as const

type Props = { path: string; crop?: keyof typeof sizes; className?: string; eager?: boolean }

/** The cover drawing of a page, filling its frame. */
export function Cover({ path, crop = 'card', className = '', eager }: Props) {
  return (
    <span className={`cover ${className}`}>
      <Picture
        className="cover-img"
        src={coverHref(path, crop === 'arch' ? 'arch' : undefined)}
        {...sizes[crop]}
        eager={eager}
      />
    </span>
  )
}
