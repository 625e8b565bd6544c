import type { ReactNode } from 'react'
import type { Phrase } from '../../content/phrase.ts'
import { nameRegion } from '../../i18n/formats.ts'
import { localize } from '../../i18n/locales.ts'
import { emergencyNumbers } from '../../molly/numbers.ts'
import { usePage } from '../../page-context.ts'
import { href, routes } from '../../routes.ts'
import { listCountries } from '../../sections/emergency/countries.ts'
import { Both } from '../../sections/forms/Both.tsx'
import { FactLinks } from '../../sections/page/FactLinks.tsx'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { PageActions } from '../../sections/page/PageActions.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'
import type { FridgeSheet } from './data.ts'
import { texts } from './texts.ts'

type Props = { data: FridgeSheet }

/** A sheet for the kitchen door: numbers, first steps and blank lines, in both languages. */
export function Page({ data: sheet }: Props) {
  const { locale, t } = usePage(texts)
  return (
    <FeaturePage
      feature="fridge-sheet"
      ground="maiz"
      above={[{ label: t('site.emergency'), href: href('emergency', locale) }]}
      name={t('fridge.heading')}
      lede={t('fridge.lede')}
      bandClass="no-print"
      ledeClass="mb-5"
      band={<PageActions page={{ path: routes.fridgeSheet, title: t('fridge.title') }} />}
    >
      <div className="wrap py-8 lg:py-11">
        <div className="fridge">
          <h2 className="fridge-title" id="numbers">
            <Motif name="emergency" className="fridge-motif" />
            <span className="both">
              <Both text={sheet.title} />
            </span>
            <Motif name="smile" className="fridge-motif" />
          </h2>
          <Numbers />
          <Part id="now" motif="megaphone" title={sheet.now.title}>
            <ul>
              {sheet.now.signs.map((sign) => (
                <li key={sign.en} className="both">
                  <Both text={sign} />
                </li>
              ))}
            </ul>
          </Part>
          {sheet.parts.map(({ id, motif, title, steps, lines }) => (
            <Part key={id} id={id} motif={motif} title={title}>
              {steps.length > 1 ? (
                <ol className="fridge-steps">
                  {steps.map((step) => (
                    <li key={step.en} className="both">
                      <Both text={step} />
                    </li>
                  ))}
                </ol>
              ) : (
                steps.map((step) => (
                  <p key={step.en} className="both">
                    <Both text={step} />
                  </p>
                ))
              )}
              {lines.length > 0 && (
                <ul className="fridge-lines">
                  {lines.map(({ country, number }) => (
                    <li key={country}>
                      <OneOrBoth
                        text={{ en: nameRegion(country, 'en'), es: nameRegion(country, 'es') }}
                      />
                      <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
                    </li>
                  ))}
                </ul>
              )}
            </Part>
          ))}
          <Part id="own" motif="house" title={sheet.own.title}>
            <ul className="fridge-blanks">
              {sheet.own.blanks.map((blank) => (
                <li key={blank.en}>
                  <Both text={blank} />
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <Sources data={sheet} />
      </div>
    </FeaturePage>
  )
}

function Part({
  id,
  motif,
  title,
  children,
}: {
  id: string
  motif: string
  title: Phrase
  children: ReactNode
}) {
  return (
    <section className={`fridge-part fridge-${id}`} aria-labelledby={id}>
      <h3 className="fridge-heading" id={id}>
        <Motif name={motif} className="fridge-motif" />
        <span className="both">
          <Both text={title} />
        </span>
      </h3>
      {children}
    </section>
  )
}

/** All countries, by their names in both languages where those differ. */
function listInBoth() {
  const spanish = new Map(listCountries('es').map((entry) => [entry.country, entry]))
  return listCountries('en').map(({ country, name, numbers, note }) => {
    const other = spanish.get(country)!
    return {
      country,
      numbers,
      name: { en: name, es: other.name },
      note: note && other.note ? { en: note, es: other.note } : undefined,
    }
  })
}

function Numbers() {
  const all = listInBoth()
  return (
    <section className="fridge-part fridge-numbers" aria-labelledby="numbers">
      <ul className="fridge-first">
        {all.slice(0, emergencyNumbers.length).map(({ country, name, numbers: [number], note }) => (
          <li key={country}>
            <a href={`tel:${number}`}>
              <OneOrBoth text={name} />
              <b className="fridge-digits">{number}</b>
              {note && (
                <small>
                  <OneOrBoth text={note} />
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
      <ul className="fridge-others">
        {all.slice(emergencyNumbers.length).map(({ country, name, numbers, note }) => (
          <li key={country}>
            <OneOrBoth text={name} />{' '}
            {numbers.map((number) => (
              <a key={number} href={`tel:${number.replace('-', '')}`}>
                {number}
              </a>
            ))}{' '}
            {note && (
              <small>
                <OneOrBoth text={note} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A short text, shown once if it is the same in both languages. */
function OneOrBoth({ text }: { text: Phrase }) {
  const { locale } = usePage()
  if (text.en === text.es) return text.en
  const other = locale === 'en' ? 'es' : 'en'
  return (
    <span>
      {text[locale]} / <span lang={other}>{text[other]}</span>
    </span>
  )
}

function Sources({ data: { now, parts } }: Props) {
  const { locale, t } = usePage(texts)
  const cited = [...now.signs, ...parts.flatMap(({ steps, lines }) => [...steps, ...lines])]
  return (
    <section className="no-print mt-8 max-w-[60rem]" aria-labelledby="sources">
      <h2 className="h-2" id="sources">
        {t('fridge.sources')}
      </h2>
      <p className="mt-3 text-meta text-tinta-2">{t('fridge.facts')}</p>
      <p className="mt-2 text-meta">
        <FactLinks facts={cited.flatMap(({ facts }) => facts)} />
      </p>
      <p className="flex flex-wrap gap-x-6 mt-4">
        <MoreLink href={href('emergency', locale)}>{t('fridge.emergency')}</MoreLink>
        <MoreLink href={href('urgency', locale)}>{t('fridge.urgency')}</MoreLink>
        <MoreLink href={localize('/pediatric', locale)}>{t('fridge.kids')}</MoreLink>
      </p>
    </section>
  )
}
