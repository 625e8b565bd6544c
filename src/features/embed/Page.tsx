import { site } from '../../content/site.ts'
import type { Page } from '../../content/schema.ts'
import { locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { listCountries } from '../../sections/emergency/countries.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { texts } from './texts.ts'

type Props = { css: string; emergency: Page }
type Country = ReturnType<typeof listCountries>[number]

/**
 * A complete document for an iframe on any site: numbers, the most serious signs and a link to the
 * rest.
 */
export function Page({ css, emergency }: Props) {
  const { locale, t, otherHref } = usePage(texts)
  const countries = listCountries(locale)
  const first = emergencyNumbers.length
  const other = locale === 'en' ? 'es' : 'en'
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t('embed.title')} | ${site.brand}`}</title>
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main id="main">
          <header>
            <h1>{t('embed.title')}</h1>
          </header>
          <section aria-label={t('emergency.numbers')}>
            <Numbers countries={countries.slice(0, first)} />
            <details>
              <summary>{t('embed.more')}</summary>
              <Numbers countries={countries.slice(first)} />
            </details>
          </section>
          <section aria-labelledby="signs">
            <h2 id="signs">{t('emergency.callIf')}</h2>
            <ul className="signs">
              {emergency.callIf.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
            {emergency.callNote && <p>{emergency.callNote}</p>}
          </section>
          <footer>
            <a className="steps" href={href('emergency', locale)} target="_blank" rel="noopener">
              {t('embed.steps')}
            </a>
            <p>
              {site.brand}. {t('site.notice')}{' '}
              <a href={otherHref} hrefLang={other} lang={other}>
                {locales[other].name}
              </a>
            </p>
          </footer>
        </main>
      </body>
    </html>
  )
}

function Numbers({ countries }: { countries: Country[] }) {
  return (
    <ul className="numbers">
      {countries.flatMap(({ country, name, numbers, note }) =>
        numbers.map((number, at) => (
          <li key={`${country} ${number}`}>
            <a href={`tel:${number}`}>
              {name} <b>{number}</b>
              {note && at === 0 && <small>{note}</small>}
            </a>
          </li>
        )),
      )}
    </ul>
  )
}
