import { usePage } from '../../page-context.ts'
import { registers } from './registers.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { texts } from './texts.ts'

const heading = '<h3 id="registers">'

/** Splits a page's opening into its text and the choice of a country. */
export function splitChoice(html: string): [text: string, choice?: string] {
  const [text = '', choice] = html.split(heading)
  return [text, choice]
}

/** Countries as buttons; pressing one opens its register, how to search it and what to check. */
export function RegisterChoice({ html }: { html: string }) {
  const { locale, t } = usePage(texts)
  const [title = '', rest = ''] = html.split('</h3>')
  const [opening = '', ...countries] = rest.split('<h4 id="register-')
  return (
    <section className="max-w-[760px] mb-7" aria-labelledby="registers">
      <h2 className="h-3" id="registers">
        {title}
      </h2>
      <div className="mt-1.5 mb-3.5" dangerouslySetInnerHTML={{ __html: opening }} />
      <div className="flex flex-wrap gap-2">
        {countries.map((country) => (
          <Country key={country} html={country} />
        ))}
        <a className="pill text-base" href={localize('/check-a-dentist#where', locale)}>
          {t('registers.other')}
        </a>
        <a className="pill text-base" href={href('askDentist', locale, '#reach')}>
          {t('registers.near')}
        </a>
      </div>
    </section>
  )
}

/** `html`: 'mx">Mexico</h4>' and its list. */
function Country({ html }: { html: string }) {
  const { t } = usePage(texts)
  const code = html.slice(0, 2)
  const [name = '', list = ''] = html.slice(4).split('</h4>')
  const site = registers[code]
  return (
    <details className="group open:w-full" name="register">
      <summary className="pill text-base group-open:border-current">{name}</summary>
      <div
        className="grid gap-3 mt-2 p-[clamp(16px,3vw,24px)] rounded-l bg-papel"
        id={`register-${code}`}
      >
        <div className="prose text-body" dangerouslySetInnerHTML={{ __html: list }} />
        {site && (
          <a className="btn btn-cobalto external justify-self-start" href={site}>
            {t('registers.open')}
          </a>
        )}
      </div>
    </details>
  )
}
