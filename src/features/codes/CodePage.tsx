import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import type { CodeEntry, CodeSystem } from './data.ts'
import { systemLabels, texts } from './texts.ts'

type Props = { system: CodeSystem; code: string; entry: CodeEntry }

/** One code and our page about its subject. */
export function CodePage({ system, code, entry }: Props) {
  const { locale, t } = usePage(texts)
  const other = locale === 'en' ? 'es' : 'en'
  return (
    <main id="main">
      <Stylesheet />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 justify-items-start pt-6 pb-16">
        <div>
          <Breadcrumb
            above={[{ label: t('codes.heading'), href: href('codes', locale) }]}
            current={code}
          />
          <h1 className="text-1 mt-3">{entry.names[locale]}</h1>
          <p className="mt-2 text-lede" lang={other}>
            {entry.names[other]}
          </p>
          <p className="mt-3 text-meta text-tinta-2">
            {t('codes.of', { code: entry.code, system: systemLabels[locale][system] })}
            {entry.only && ` · ${t(`codes.only.${entry.only}`)}`}
            {code !== entry.code && ` · ${t('codes.belongs', { code, category: entry.code })}`}
          </p>
        </div>
        {entry.urgent && <UrgentLine text={t('codes.urgent')} />}
        <section className="panel shadow-cut max-w-[46em]" aria-labelledby="page">
          {entry.near && <p className="mb-3">{t('codes.nearNote')}</p>}
          <h2 className="h-3" id="page">
            {entry.title}
          </h2>
          <p className="mt-2 mb-4">{entry.excerpt}</p>
          <p className="flex flex-wrap gap-2.5">
            <a className="btn btn-cobalto" href={localize(entry.page, locale)}>
              {t('codes.read')}
            </a>
            <a className="btn btn-line" href={localize(entry.page, other)} hrefLang={other}>
              {t('codes.other')}
            </a>
          </p>
        </section>
        <p className="rounded-m bg-g-rosa px-5 py-4 leading-normal max-w-[46em]">
          {t('codes.not')}
        </p>
        <p className="no-print">
          <MoreLink href={href('codes', locale)}>{t('codes.all')}</MoreLink>
        </p>
      </div>
    </main>
  )
}
