import { MoreLink } from '../../ui/MoreLink.tsx'

type Props = {
  title: string
  intro?: string
  more?: { href: string; text: string }
  /** Left of its content where there is room: the link to the list page is below. */
  aside?: boolean
}

/** Heading and intro of a band, with the link to its list page on the right. */
export function SectionHead({ title, intro, more, aside }: Props) {
  return (
    <div
      className={`flex flex-col lg:flex-row lg:items-end lg:justify-between gap-x-8 mb-[clamp(4px,1.8vw,24px)] ${aside ? 'xl:flex-col xl:items-start xl:justify-start' : ''}`}
    >
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
