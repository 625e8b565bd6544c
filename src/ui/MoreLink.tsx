import { Icon } from './Icon.tsx'

/** A link 'All …' with an arrow, at the end of a section. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="more" href={href}>
      {children}
      <Icon name="ph-arrow-right-bold" />
    </a>
  )
}
