import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { words } from '../molly/normalize.ts'
import { Cover } from '../ui/Cover.tsx'

export type Result = {
  path: string
  type: string
  title: string
  excerpt: string
  href: string
  /** The heading that `href` leads to. */
  section?: string
}

/** One found page; the words of the query are marked. */
export function ResultItem({ result, query = '' }: { result: Result; query?: string }) {
  const { t } = usePage()
  const wanted = words(query)
  return (
    <li className="hairlines">
      <a
        className="group grid grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[148px_minmax(0,1fr)] gap-4 sm:gap-6 items-center py-4 sm:py-5.5"
        href={result.href}
      >
        <Cover path={result.path} className="aspect-[1/.86] sm:aspect-[16/11] rounded-m" />
        <span>
          <span className="meta">
            {t(`search.types.${result.type as Card['type']}`)}
            {result.section && ` · ${result.section}`}
          </span>
          <b className="h-3 block mt-.5 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
            <Marked text={result.title} wanted={wanted} />
          </b>
          <span className="mt-1.5 text-base sm:text-[1.0313rem] leading-normal text-tinta-2 line-clamp-2 sm:line-clamp-3">
            <Marked text={result.excerpt} wanted={wanted} />
          </span>
        </span>
      </a>
    </li>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string[] }) {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu), ({ 0: part, index: start }) =>
    wanted.some(isFormOf(part)) ? <mark key={start}>{part}</mark> : part,
  )
}

/** 'gum' is found in 'gums', 'bleeding' in 'bleed'. */
function isFormOf(part: string) {
  const [word = ''] = words(part)
  return (other: string) => {
    const [short, long] = [word, other].toSorted((a, b) => a.length - b.length) as [string, string]
    return short.length > 2 && long.startsWith(short) && long.length - short.length < 4
  }
}
