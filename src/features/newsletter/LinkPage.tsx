import type { ReactNode } from 'react'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { NewsletterCard } from './NewsletterCard.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'

type Props = {
  heading: string
  text: string
  /** The action succeeded: show the text as a success. */
  done?: boolean
  /** One button that posts to `href`; `field` tells it from other forms with that URL. */
  action?: { label: string; href: string; field?: string }
  form?: ReactNode
  /** The link to the next page. */
  next: { label: string; href: string }
}

/** The page behind links in our emails: a question or a result, and one action. */
export function LinkPage({ heading, text, done, action, form, next }: Props) {
  return (
    <main id="main">
      <Stylesheet />
      <NewsletterCard heading={heading}>
        {done ? (
          <SuccessNote>{text}</SuccessNote>
        ) : (
          <p className="text-lede leading-normal max-w-[30em]">{text}</p>
        )}
        {action && (
          <form method="post" action={action.href}>
            <button
              className={`btn ${done ? 'btn-line' : 'btn-rosa text-lede'}`}
              name={action.field}
              value={action.field && '1'}
            >
              {action.label}
            </button>
          </form>
        )}
        {form}
        <p>
          <MoreLink href={next.href}>{next.label}</MoreLink>
        </p>
      </NewsletterCard>
    </main>
  )
}
