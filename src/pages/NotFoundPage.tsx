import type { Card } from '../content/schema.ts'
import { usePage } from '../page-context.ts'
import { ErrorMessage } from '../sections/frame/ErrorMessage.tsx'
import { RelatedCard } from '../sections/page/RelatedPages.tsx'
import { SearchForm } from '../sections/forms/SearchForm.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'

export function NotFoundPage({ nearest }: { nearest: Card[] }) {
  const { t } = usePage()
  return (
    <main id="main">
      <Stylesheet />
      <ErrorMessage
        code={t('notFound.code')}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        home={t('notFound.home')}
      >
        <div className="mt-5 max-w-[560px] mx-auto">
          <SearchForm />
        </div>
      </ErrorMessage>
      {nearest.length > 0 && (
        <section className="bg-g-maiz">
          <div className="wrap band">
            <h2 className="h-1 mb-7">{t('notFound.nearest')}</h2>
            <ul className="grid sm:grid-cols-[repeat(auto-fit,minmax(250px,1fr))] gap-2.5 sm:gap-4.5 lg:gap-5.5">
              {nearest.map((card) => (
                <li key={card.path}>
                  <RelatedCard card={card} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </main>
  )
}
