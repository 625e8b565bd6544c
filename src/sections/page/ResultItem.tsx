import type { PageType } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { toTerm } from '../../text/terms.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Marked } from '../../ui/Marked.tsx'

export type Result = {
  path: string
  type: PageType | 'term'
  title: string
  excerpt: string
  href: string
  /** The best matching section of the page. */
  section?: { title: string; href: string }
  /** The terms to highlight, from `toTerm`. */
  terms?: Set<string>
}

/** A search result. All of it links to the page, its second line to the best section. */
export function ResultItem({ result }: { result: Result }) {
  const { t } = usePage()
  const { path, type, title, excerpt, href, section, terms } = result
  const isMarked = (word: string) => terms?.has(toTerm(word) ?? '') ?? false
  return (
    <li className="hairlines">
      <article className="group relative grid grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[148px_minmax(0,1fr)] gap-4 sm:gap-6 items-center py-4 sm:py-5.5">
        <Cover path={path} className="aspect-[1/.86] sm:aspect-[16/11] rounded-m" />
        <div>
          <p className="meta">{t(`search.types.${type}`)}</p>
          <h3 className="h-3 mt-.5">
            <a className="title-hover after:content-[''] after:absolute after:inset-0" href={href}>
              <Marked text={title} isMarked={isMarked} />
            </a>
          </h3>
          {section && (
            <a
              className="relative flex w-fit gap-2 items-center min-h-11 font-600 text-meta text-link leading-[1.3] hover:underline underline-offset-3"
              href={section.href}
            >
              <Icon name="ph-arrow-bend-down-right-bold" />
              <span>
                <Marked text={section.title} isMarked={isMarked} />
              </span>
            </a>
          )}
          <p className="text-base sm:text-[1.0313rem] leading-normal text-tinta-2 line-clamp-3">
            <Marked text={excerpt} isMarked={isMarked} />
          </p>
        </div>
      </article>
    </li>
  )
}
