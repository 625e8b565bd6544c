import { type Age, capitalize, listSystems, type Place, systemNames } from '../../content/mouth.ts'
import { startingWith } from '../../content/phrase.ts'
import { locales } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { type MouthMap, type MouthSet, mouthSets } from './data.ts'
import { texts } from './texts.ts'

/** All places of the drawing, in tables. */
export function PlaceList({ groups, varies }: Pick<MouthMap, 'groups' | 'varies'>) {
  const { t } = usePage(texts)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-labelledby="list">
      <h2 className="h-2" id="list">
        {t('mouth.list')}
      </h2>
      <p className="max-w-[44em]">{t('mouth.systems')}</p>
      <p className="max-w-[44em]">
        {t('mouth.varies')}
        <Sources numbers={varies} />
      </p>
      {mouthSets.map((set) => (
        <PlaceTable
          key={set}
          set={set}
          places={groups.filter((group) => group.set === set).flatMap(({ places }) => places)}
        />
      ))}
    </section>
  )
}

function PlaceTable({ set, places }: { set: MouthSet; places: Place[] }) {
  const { locale, t } = usePage(texts)
  const [own, other] = startingWith(locale)
  const systems = listSystems(locale)
  const columns = [
    locales[other!].name,
    ...(set === 'mouth' ? [] : [...systems.map((name) => systemNames[name]), t('mouth.comesIn')]),
    ...(set === 'baby' ? [t('mouth.fallsOut')] : []),
  ]
  return (
    <div className="prose mouth-table">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is focusable. */}
      <table tabIndex={0}>
        <caption>{t(`mouth.sets.${set}`)}</caption>
        <thead>
          <tr>
            {[locales[own!].name, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, words, tooth }) => {
            const cells = [
              <span key="other" lang={other}>
                {capitalize(words[other!], other!)}
              </span>,
              ...(tooth
                ? [...systems.map((name) => tooth[name]), <AgeCell key="in" age={tooth.comesIn} />]
                : []),
              ...(tooth?.fallsOut ? [<AgeCell key="out" age={tooth.fallsOut} />] : []),
            ]
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={`#${id}`}>{capitalize(words[locale], locale)}</a>
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at]} data-label={columns[at]}>
                    {cell}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function AgeCell({ age: { text, reference } }: { age: Age }) {
  return (
    <>
      {text}
      <Sources numbers={[reference]} />
    </>
  )
}

function Sources({ numbers }: { numbers: number[] }) {
  return numbers.map((number) => (
    <sup key={number}>
      <a href={`#ref-${number}`} role="doc-noteref">
        {number}
      </a>
    </sup>
  ))
}
