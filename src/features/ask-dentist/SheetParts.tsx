import type { AlertGroup } from '../../content/alerts.ts'
import type { Place } from '../../content/mouth.ts'
import { startingWith } from '../../content/phrase.ts'
import { formatDate } from '../../i18n/formats.ts'
import { usePage } from '../../page-context.ts'
import { EmergencyNumbers } from '../../sections/emergency/EmergencyNumbers.tsx'
import { Both } from '../../sections/forms/Both.tsx'
import { type Carried, inBoth, nameChild, namePlace, orderAlerts } from './sheet.ts'
import { texts } from './texts.ts'

/** Emergency numbers, when a sheet is not enough. */
export function CallNow({ text, country }: { text: string; country?: string }) {
  return (
    <div className="no-print on-dark grid gap-3.5 rounded-l bg-alert text-white p-4 sm:p-5 font-600">
      <p>{text}</p>
      <EmergencyNumbers country={country} />
    </div>
  )
}

/** Name and date lines. The name is written by hand and never sent. */
export function SheetHead() {
  const { locale, today } = usePage()
  return (
    <>
      <p className="both sheet-line">
        <Both text={inBoth('prepare.name')} />
      </p>
      <p className="both">
        <Both text={inBoth('prepare.date')} />
        <b>{formatDate(today, locale)}</b>
      </p>
    </>
  )
}

/** Results of the urgency questions and the mouth map. */
export function CarriedLines({ carried: { level, topic, place } }: { carried: Carried }) {
  const lines = [
    place && { name: inBoth('sheet.place'), value: namePlace(place) },
    topic && { name: inBoth('sheet.topic'), value: inBoth(`sheet.topics.${topic}`) },
    level && { name: inBoth('sheet.level'), value: inBoth(`sheet.levels.${level}`) },
  ].filter((line) => line !== undefined)
  if (lines.length === 0) return null
  return (
    <dl className="printed-box grid gap-3 rounded-m bg-g-maiz px-5 py-4">
      {lines.map(({ name, value }) => (
        <div key={name.en}>
          <dt className="both text-fine">
            <Both text={name} />
          </dt>
          <dd className="both font-650">
            <Both text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PlaceFieldProps = Pick<Carried, 'child'> & { places: Place[]; chosen?: string }

/** Where it is: any tooth or part of the mouth map, for a child the baby teeth first. */
export function PlaceField({ places, chosen, child }: PlaceFieldProps) {
  const { locale, t } = usePage(texts)
  const isBaby = ({ tooth }: Place) => Number(tooth !== undefined && tooth.fdi > 50)
  const ordered = child ? places.toSorted((a, b) => isBaby(b) - isBaby(a)) : places
  return (
    <div className="grid gap-2">
      <label className="both font-700" htmlFor="prepare-place">
        <Both text={inBoth('sheet.place')} />
      </label>
      <select className="field" id="prepare-place" name="place" defaultValue={chosen ?? ''}>
        <option value="">{t('prepare.anywhere')}</option>
        {ordered.map((place) => (
          <option key={place.id} value={place.id}>
            {startingWith(locale)
              .map((code) => namePlace(place)[code])
              .join(' / ')}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Whom it is about, as a checkbox: with the age, if that is known. */
export function ChildBox({ child }: Pick<Carried, 'child'>) {
  return (
    <label className="sheet-tick">
      <input type="checkbox" name="child" value={child ?? 'on'} defaultChecked={!!child} />
      <span className="both">
        <Both text={nameChild(child)} />
      </span>
    </label>
  )
}

type AlertBoxesProps = Pick<Carried, 'child'> & { groups: AlertGroup[]; ticked: string[] }

/** What a dentist must know before any treatment, as checkboxes. */
export function AlertBoxes({ groups, ticked, child }: AlertBoxesProps) {
  const { t } = usePage(texts)
  return (
    <fieldset className="grid gap-4">
      <legend className="both w-full font-700 mb-2">
        <Both text={inBoth('sheet.alerts')} />
      </legend>
      {child && <p className="no-print">{t('sheet.alertsChild')}</p>}
      {orderAlerts(groups, child).map(({ id, title, alerts }) => (
        <div key={id} role="group" aria-labelledby={`alerts-${id}`}>
          <p className="both sheet-title" id={`alerts-${id}`}>
            <Both text={title} />
          </p>
          {alerts.map(({ id, en, es }) => (
            <label key={id} className="sheet-tick">
              <input type="checkbox" name={id} defaultChecked={ticked.includes(id)} />
              <span className="both">
                <Both text={{ en, es }} />
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

const asks = ['one', 'two', 'three', 'four'] as const

/** Questions for every visit, with room for the answers, and beside them on paper the QR code. */
export function SheetEnd({ code }: { code?: string }) {
  const { t } = usePage(texts)
  return (
    <div className="sheet-end">
      <section>
        <h3 className="both sheet-heading">
          <Both text={inBoth('prepare.ask')} />
        </h3>
        <ul>
          {asks.map((ask) => (
            <li key={ask} className="both sheet-ask">
              <Both text={inBoth(`prepare.asks.${ask}`)} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="both sheet-heading">
          <Both text={inBoth('prepare.answers')} />
        </h3>
        {asks.map((line) => (
          <div key={line} className="sheet-line" />
        ))}
      </section>
      {code && (
        <div className="sheet-code">
          <img src={code} width={200} height={200} alt={t('sheet.code')} />
          <p className="both text-fine">
            <Both text={inBoth('sheet.codeAbout')} />
          </p>
        </div>
      )}
    </div>
  )
}
