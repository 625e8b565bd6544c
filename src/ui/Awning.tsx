import { artHref } from '../art/href.ts'
import { Picture } from './Picture.tsx'

/** The striped awning of a market stall, as wide as its content; `eager` on the first screen. */
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
