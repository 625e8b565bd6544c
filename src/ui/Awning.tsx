import { artHref } from '../art/href.ts'
import { Picture } from './Picture.tsx'

/** The striped roof of a market stall, as wide as what stands below it; `eager` in a first view. */
export function Awning({ eager }: { eager?: boolean }) {
  return (
    <Picture
      className="w-full h-13 lg:h-[78px]"
      src={artHref('ornaments/awning.svg')}
      width={1320}
      height={78}
      eager={eager}
    />
  )
}
