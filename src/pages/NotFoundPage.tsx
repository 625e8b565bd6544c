import type { Card } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { localize } from '../i18n/locales.ts'
import { LostBand } from '../sections/LostBand.tsx'
import { ResultItem } from '../sections/ResultItem.tsx'
import { SearchForm } from '../sections/SearchForm.tsx'

export function NotFoundPage({ nearest }: { nearest: Card[] }) {
  const { locale, t } = usePage()
  return (
    <main id="main">
      <LostBand
        code={t('notFound.code')}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        home={t('notFound.home')}
      >
        <div className="mt-5 max-w-[560px] mx-auto">
          <SearchForm />
        </div>
      </LostBand>
      {nearest.length > 0 && (
        <section className="wrap band">
          <h2 className="h-2 mb-5">{t('notFound.nearest')}</h2>
          <ul className="grid lg:grid-cols-2 gap-x-[clamp(28px,4vw,64px)]">
            {nearest.map((card) => (
              <ResultItem key={card.path} result={{ ...card, href: localize(card.path, locale) }} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
