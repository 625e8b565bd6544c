import { type Crop, crops } from '../art/crops.ts'
import { coverHref } from '../art/href.ts'
import { Picture } from './Picture.tsx'

type Props = { path: string; crop?: Crop; className?: string; eager?: boolean }

/** The cover drawing of a page, filling its frame. */
export function Cover({ path, crop = 'card', className = '', eager }: Props) {
  return (
    <span className={`cover ${className}`}>
      <Picture className="cover-img" src={coverHref(path, crop)} {...crops[crop]} eager={eager} />
    </span>
  )
}
