import { artHref } from '../art/href.ts'

/** Cut-paper flags along the upper edge of a band; fewer and larger ones on a phone, and less of them in a low window. */
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
        className="bunting absolute left-0 w-full object-cover object-top"
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
