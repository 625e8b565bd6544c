import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { codePath, endpoints, href } from '../../routes.ts'
import { FeaturePage } from '../../sections/page/FeaturePage.tsx'
import { OtherLanguageLink } from '../../sections/page/OtherLanguageLink.tsx'
import { PrintButton } from '../../sections/page/PrintButton.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CodeEntry, Codes, CodeSystem } from './data.ts'
import { texts } from './texts.ts'

/** A code has at most eight characters, but may be copied with its words. */
export const maxTyped = 80

/** A code that we don't know, as it was typed, and the nearest that we know. */
export type UnknownCode = { code: string; nearest?: CodeEntry }

type Props = { codes: Codes; unknown?: UnknownCode }

/** All codes and where they lead. */
export function Page({ codes, unknown }: Props) {
  const { t } = usePage(texts)
  const groups = groupCodes(codes)
  return (
    <FeaturePage
      ground="cielo"
      name={t('codes.heading')}
      heading={unknown && t('codes.unknown', { code: unknown.code })}
      lede={t(unknown ? 'codes.unknownText' : 'codes.lede')}
      ledeClass="no-print"
      band={
        <>
          {unknown?.nearest && (
            <p className="mt-3">
              {t('codes.nearest')} <CodeLink system="icd-10" entry={unknown.nearest} />
            </p>
          )}
          <CodeForm typed={unknown?.code} />
          <p className="no-print flex flex-wrap gap-2.5 mt-5">
            <PrintButton label={t('codes.print')} />
            {!unknown && <OtherLanguageLink />}
          </p>
        </>
      }
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-8 pb-16">
        <div className="grid gap-3 max-w-[46em]">
          <p className="rounded-m bg-g-rosa px-5 py-4 leading-normal">{t('codes.not')}</p>
          <p className="no-print text-meta text-tinta-2">{t('codes.kept')}</p>
        </div>
        {groups.map(({ id, system, entries }) => (
          <section key={id} aria-labelledby={id}>
            <h2 className="h-2 mb-4" id={id}>
              {t(`codes.groups.${id}`)}
            </h2>
            <CodeTable system={system} entries={entries} />
          </section>
        ))}
        <Lists />
      </div>
    </FeaturePage>
  )
}

function groupCodes({ 'icd-10': icd, cdt }: Codes) {
  const of = (letters: string) => icd.filter(({ code }) => letters.includes(code[0]!))
  const others = icd.filter(({ code }) => !'KST'.includes(code[0]!))
  return [
    { id: 'mouth', system: 'icd-10', entries: of('K') },
    { id: 'injuries', system: 'icd-10', entries: of('ST') },
    { id: 'others', system: 'icd-10', entries: others },
    { id: 'cdt', system: 'cdt', entries: cdt },
  ] as const
}

function CodeForm({ typed }: { typed?: string }) {
  const { locale, t } = usePage(texts)
  return (
    <form className="no-print flex flex-wrap gap-2.5 items-end mt-5" action={href('codes', locale)}>
      <div className="flex-[1_1_16em] max-w-[26em]">
        <TextField
          id="code"
          name="code"
          label={t('codes.field')}
          hint={t('codes.hint')}
          value={typed}
          maxLength={maxTyped}
          required
        />
      </div>
      <button className="btn btn-cobalto min-h-12.5">{t('codes.submit')}</button>
    </form>
  )
}

function CodeLink({ system, entry }: { system: CodeSystem; entry: CodeEntry }) {
  const { locale } = usePage()
  return (
    <a
      className="font-650 text-link underline underline-offset-3"
      href={localize(codePath(system, entry.code), locale)}
    >
      {`${entry.code}: ${entry.names[locale]}`}
    </a>
  )
}

function CodeTable({ system, entries }: { system: CodeSystem; entries: readonly CodeEntry[] }) {
  const { locale, t } = usePage(texts)
  return (
    <div className="prose">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('codes.code')}</th>
            <th scope="col">{t('codes.subject')}</th>
            <th scope="col">{t('codes.page')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ code, names, page, title, only, near }) => (
            <tr key={code}>
              <th scope="row">
                <a href={localize(codePath(system, code), locale)}>{code}</a>
              </th>
              <td>
                {names[locale]}
                {only && (
                  <span className="text-meta text-tinta-2"> ({t(`codes.only.${only}`)})</span>
                )}
              </td>
              <td>
                <a href={localize(page, locale)}>{title}</a>
                {near && <span className="text-meta text-tinta-2"> ({t('codes.near')})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Lists() {
  const { locale, t, siteOrigin } = usePage(texts)
  const address = (path: string) => (
    <code className="[overflow-wrap:anywhere]">{siteOrigin + path}</code>
  )
  return (
    <section className="max-w-[46em]" aria-labelledby="which">
      <h2 className="h-2" id="which">
        {t('codes.which')}
      </h2>
      <div className="prose text-body mt-3">
        <ul>
          <li>{t('codes.lists.icd')}</li>
          <li>{t('codes.lists.cdt')}</li>
          <li>{t('codes.lists.snomed')}</li>
        </ul>
        <h3 id="programs">{t('codes.programs')}</h3>
        <p>{t('codes.connect')}</p>
        <ul>
          <li>{address(endpoints.connectService)}</li>
          <li>{address(endpoints.connectApplication)}</li>
        </ul>
        <p>{t('codes.link')}</p>
        <ul>
          <li>{address('/codes/icd-10/K02')}</li>
          <li>{address('/es/codes/icd-10/K02')}</li>
        </ul>
      </div>
      <p className="no-print flex flex-wrap gap-x-6 mt-4">
        <MoreLink href={href('treatmentPlan', locale)}>
          {t('tools.names.treatmentPlan.title')}
        </MoreLink>
      </p>
    </section>
  )
}
