import sprite from '../art/drawn/icons.svg'

/**
 * A decorative icon of Phosphor, such as 'ph-x-bold': build/art/icon-sprite.ts collects those that
 * the code names.
 */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
