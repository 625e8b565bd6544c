/** A decorative icon: `name` is a whole UnoCSS icon class, such as 'i-ph-x-bold'. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <span className={`${name} ${className}`} aria-hidden="true" />
}
