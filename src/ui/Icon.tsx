import { artHref } from '../art/href.ts'

/** A decorative icon of Phosphor, such as 'ph-x-bold': build/art/icon-sprite.ts draws those that the code names. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${artHref('icons.svg')}#${name}`} />
    </svg>
  )
}
