import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The ids are on the answers: a link to an answer opens its question without JavaScript. */
export function Faq({ items }: { items: Page['faq'] }) {
  const { t } = usePage()
  return (
    <section className="mt-5" aria-labelledby="faq">
      <h2 className="text-[2rem] leading-[1.1] mb-4" id="faq">
        {t('article.faq')}
      </h2>
      {items.map(({ id, question, html }) => (
        <details key={id} className="group hairlines last:border-b">
          <summary className="flex gap-4 items-center justify-between min-h-15 py-3 font-display font-750 text-xl leading-[1.2] [word-spacing:.05em]">
            {question}
            <Icon
              name="ph-plus-bold"
              className="text-link transition-transform group-open:[transform:rotate(45deg)]"
            />
          </summary>
          <div
            className="prose max-w-[35em] pb-4.5 scroll-mt-18"
            id={id}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </details>
      ))}
    </section>
  )
}
