import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatDate } from '../i18n/locales.ts'
import { Icon } from '../ui/Icon.tsx'
import { SourceList } from './SourceList.tsx'

/** The numbered sources, each with links back to where the text cites it, and the check dates. */
export function References({ page }: { page: Page }) {
  const { locale, t } = usePage()
  const { references, checked, nextCheck } = page
  const undated = references.some(({ year }) => !year)
  return (
    <section className="mt-5" aria-labelledby="references">
      <h2 className="text-[2rem] leading-[1.1] mb-4" id="references">
        {t('article.references')}
      </h2>
      <SourceList
        references={references}
        renderAfter={({ citations }, number) => <BackLinks number={number} citations={citations} />}
      />
      {checked && undated && (
        <p className="mt-3 text-base text-tinta-2">
          {t('article.referencesNote', { date: formatDate(checked, locale) })}
        </p>
      )}
      {checked && (
        <p className="printed-box flex gap-4 items-start mt-6 rounded-m bg-g-menta px-5 py-4 text-base leading-normal">
          <Icon
            name="i-ph-check-circle-fill"
            className="text-[1.375rem] text-[#0B6650] dark:text-[#63C7A0]"
          />
          <span>
            <time dateTime={checked}>
              {t('article.checked', { date: formatDate(checked, locale) })}
            </time>
            . {nextCheck && `${t('article.nextCheck', { date: formatDate(nextCheck, locale) })}.`}
          </span>
        </p>
      )}
    </section>
  )
}

function BackLinks({ number, citations }: { number: number; citations: number }) {
  const { t } = usePage()
  return (
    <span className="no-print ml-1">
      {Array.from({ length: citations }, (_, index) => index + 1).map((place) => (
        <a
          key={place}
          className="inline-flex items-center justify-center min-w-7 min-h-7 -my-1 text-link text-fine font-600 hover:underline"
          href={`#cite-${number}-${place}`}
          role="doc-backlink"
          aria-label={t('article.backTo', { number, place })}
        >
          {place === 1 && <Icon name="i-ph-arrow-bend-left-up-bold" />}
          {citations > 1 && place}
        </a>
      ))}
    </span>
  )
}
