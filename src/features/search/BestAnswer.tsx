import { usePage } from '../../page-context.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

/** What a page says about the query; `title` is the page's. */
export type Answer = { question: string; first: string; rest: string; title: string; href: string }

/** The nearest answer of the site, before the pages. */
export function BestAnswer({ answer }: { answer: Answer }) {
  const { t } = usePage(texts)
  const { question, first, rest, title, href } = answer
  return (
    <section
      className="rounded-l bg-g-maiz px-5.5 py-5 sm:px-7.5 sm:py-6.5"
      aria-labelledby="answer"
    >
      <p className="meta">
        {t('results.best')}
        {question !== title && `: ${title}`}
      </p>
      <h2 className="h-3 mt-1 mb-2" id="answer">
        <a className="title-hover" href={href}>
          {question}
        </a>
      </h2>
      <p>
        <b>{first}</b> {rest}
      </p>
      <MoreLink href={href}>{t('results.readOn')}</MoreLink>
    </section>
  )
}
