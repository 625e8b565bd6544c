import { artHref } from '../art/href.ts'

/** Cut-paper flags along the upper edge of a band; fewer and larger ones on a phone. */
export function Bunting() {
  return (
    <picture>
      <source
        media="(min-width: 37.5em)"
        srcSet={artHref('ornaments/bunting.svg')}
        width={1440}
        height={112}
      />
      <img
        className="absolute -top-1 left-0 w-full h-22 sm:h-[max(112px,7.78vw)] object-cover object-top"
        src={artHref('ornaments/bunting-narrow.svg')}
        width={390}
        height={88}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
