import { MoreLink } from '../../ui/MoreLink.tsx'

type Props = { title: string; intro?: string; more?: { href: string; text: string } }

/** Heading and intro of a band, with the way to its list page at the right. */
export function SectionHead({ title, intro, more }: Props) {
  return (
    <div className="flex flex-col lg:flex-row lg:items-end lg:justify-between gap-x-8 gap-y-3 mb-[clamp(28px,3.4vw,48px)]">
      <div>
        <h2 className="h-1">{title}</h2>
        {intro && <p className="intro">{intro}</p>}
      </div>
      {more && (
        <p className="flex-none">
          <MoreLink href={more.href}>{more.text}</MoreLink>
        </p>
      )}
    </div>
  )
}
