import sprite from '../art/drawn/icons.svg'

/**
 * A decorative Phosphor icon, such as 'ph-x-bold': build/art/icons.ts collects the names used
 * in the code.
 */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
