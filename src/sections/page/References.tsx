import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SourceList } from './SourceList.tsx'

/** The numbered sources with their check dates, each with a link back to where it is cited first. */
export function References({ page }: { page: Page }) {
  const { locale, t } = usePage()
  const { references, checked, nextCheck } = page
  const undated = references.some(({ year }) => !year)
  return (
    <section className="bg-masa py-10 lg:py-16" aria-labelledby="references">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-[clamp(32px,6vw,104px)] lg:grid-rows-[auto_1fr] gap-y-4">
        <h2 className="h-2" id="references">
          {t('article.references')}
        </h2>
        <div className="lg:row-span-2">
          <SourceList
            references={references}
            renderAfter={(number) => <BackLink number={number} />}
          />
          {checked && undated && (
            <p className="mt-3 text-base text-tinta-2">
              {t('article.referencesNote', { date: formatDate(checked, locale) })}
            </p>
          )}
        </div>
        <div className="self-start">
          {checked && (
            <p className="printed-box flex gap-4 items-start rounded-m bg-g-menta px-5 py-4 text-base leading-normal">
              <Icon
                name="ph-check-circle-fill"
                className="text-[1.375rem] text-[#0B6650] dark:text-[#63C7A0]"
              />
              <span>
                <time dateTime={checked}>
                  {t('article.checked', { date: formatDate(checked, locale) })}
                </time>
                .{' '}
                {nextCheck && `${t('article.nextCheck', { date: formatDate(nextCheck, locale) })}.`}
              </span>
            </p>
          )}
          <Changes page={page} />
        </div>
      </div>
    </section>
  )
}

function Changes({ page: { changes } }: { page: Page }) {
  const { locale, t } = usePage()
  if (changes.length === 0) return null
  return (
    <div className="no-print">
      <h3 className="mt-6 mb-2 text-base">{t('article.changes')}</h3>
      {changes.map(({ on, what, why }) => (
        <p key={on} className="mb-2 text-fine">
          <time dateTime={on}>{formatDate(on, locale)}</time>
          {`: ${[what, why].filter(Boolean).join(' ')}`}
        </p>
      ))}
    </div>
  )
}

function BackLink({ number }: { number: number }) {
  const { t } = usePage()
  return (
    <a
      className="no-print inline-flex items-center justify-center min-w-7 min-h-7 -my-1 ml-1 text-link text-fine"
      href={`#cite-${number}`}
      role="doc-backlink"
      aria-label={t('article.backTo', { number })}
    >
      <Icon name="ph-arrow-bend-left-up-bold" />
    </a>
  )
}
