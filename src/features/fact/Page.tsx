import type { ReactNode } from 'react'
import type { FactEntry } from '../../content/facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { endpoints, href } from '../../routes.ts'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { Breadcrumb } from '../../sections/page/Breadcrumb.tsx'
import { Source } from '../../sections/page/SourceList.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

/** The source of a statement on the site. */
export function Page({ fact }: { fact: FactEntry }) {
  const { locale, t } = usePage(texts)
  const { id, figure, confidence, source, pages, history } = fact
  const title = t('fact.title', { id })
  const above = [{ label: t('footer.contentIntegrity'), href: href('contentIntegrity', locale) }]
  // The fact pack is in English; pages in other languages phrase it in their own words.
  const lang = locale === 'en' ? undefined : 'en'
  return (
    <main id="main">
      <Stylesheet />
      <div className="wrap pt-6 pb-16 lg:pt-7.5 lg:pb-22">
        <Breadcrumb above={above} current={title} />
        <h1 className="text-article leading-none mt-3 mb-5 lg:mt-4">{title}</h1>
        <blockquote className="text-lede leading-normal max-w-[36em] m-0 mb-8" lang={lang}>
          {fact.fact}
        </blockquote>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-6 max-w-[760px] leading-normal">
          {figure && (
            <Row name={t('fact.figure')}>
              <span lang={lang}>{figure}</span>
            </Row>
          )}
          <Row name={t('fact.source')}>
            {source ? (
              <>
                <Source publication={source} />
                {source.readAt !== undefined &&
                  ` ${source.readAt ? t('fact.readAt', { host: source.readAt }) : t('article.readInCopy')}`}
              </>
            ) : (
              t('fact.none')
            )}
          </Row>
          <Row name={t('fact.confidence')}>{t(`fact.${confidence}`)}</Row>
          <Row name={t('fact.pages')}>
            {pages.length === 0 && t('fact.noPages')}
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <a
                    className="inline-block py-0.5 text-link underline underline-offset-3"
                    href={localize(path, locale)}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Row>
          <Row name={t('fact.history')}>
            {history.length === 0 && t('fact.first')}
            {history.map(({ on, what }) => (
              <p key={on}>
                <time dateTime={on}>{formatDate(on, locale)}</time>: {t(`fact.${what}`)}
              </p>
            ))}
          </Row>
        </dl>
        <p className="flex flex-wrap gap-x-6 mt-8">
          <MoreLink href={endpoints.facts}>{t('fact.pack')}</MoreLink>
          <MoreLink href={href('contentIntegrity', locale, '#sources')}>{t('fact.rules')}</MoreLink>
        </p>
      </div>
    </main>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-700">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
