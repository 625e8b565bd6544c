import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Motif } from '../../ui/Motif.tsx'

type Props = { items: Page['takeaways']; title?: string }

/** The takeaways of a page: with drawings in two columns, without them as a list. */
export function Takeaways({ items, title }: Props) {
  const { t } = usePage()
  const pictured = items.some(({ motif }) => motif)
  return (
    <section
      className="printed-box rounded-l bg-g-maiz px-5.5 py-5 sm:px-7.5 sm:pt-6.5 sm:pb-7.5"
      aria-labelledby="takeaways"
    >
      <h2 className="text-2xl mb-3 sm:mb-4" id="takeaways">
        {title ?? t('article.takeaways')}
      </h2>
      <ul
        className={
          pictured
            ? 'grid sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 gap-x-6 gap-y-4 text-body leading-[1.4]'
            : 'stars text-body leading-normal'
        }
      >
        {items.map(({ html, motif }) => (
          <li key={html} className={pictured ? 'flex gap-3.5 items-center' : 'rich'}>
            {motif && (
              <span className="no-print flex-none w-13 h-13 rounded-m p-1.75 bg-t-menta dark:bg-[#22306B]">
                <Motif name={motif} className="w-full h-full" />
              </span>
            )}
            <span dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
