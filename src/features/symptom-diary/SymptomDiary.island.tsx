import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../../client/save-file.ts'
import { useIslandText } from '../../i18n/island-text.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DiaryGraph } from './DiaryGraph.island.tsx'
import { diaryTexts } from './diary-texts.island.ts'
import { type Entry, formatDay, maxNote, toCsv, toLines } from './entries.island.ts'
import { useDiary } from './useDiary.island.ts'

type Props = {
  /** What the sheet for the dentist has room for. */
  maxLength: number
}

const columnsOf = (t: (typeof diaryTexts)['en']) => [t.day, t.score, t.trigger, t.helped]

/** The Swedish format of a local date is the ISO format. */
const today = () => new Date().toLocaleDateString('sv')

/** Days of pain, kept in this browser, as a graph and a table. Without JavaScript the page has a blank one. */
export default function SymptomDiary({ maxLength }: Props) {
  const { locale } = useIslandText()
  const t = diaryTexts[locale]
  const { entries, isSaved, add, remove, clear } = useDiary()
  const [status, setStatus] = useState('')
  const form = useRef<HTMLHeadingElement>(null)
  const table = useRef<HTMLHeadingElement>(null)
  return (
    <div className="media-[(scripting:none)]:hidden grid grid-cols-[minmax(0,1fr)] gap-7">
      <EntryForm
        ref={form}
        note={isSaved ? t.kept : t.unkept}
        onAdd={(entry) => {
          add(entry)
          setStatus(t.added)
        }}
      />
      <p className="sr-only" role="status">
        {status}
      </p>
      {entries.length > 0 && (
        <section className="diary-rows grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 className="h-2" ref={table} tabIndex={-1}>
            {t.table}
          </h2>
          <DiaryGraph
            entries={entries}
            locale={locale}
            label={t.graph(
              formatDay(entries[0]!.day, locale),
              formatDay(entries[entries.length - 1]!.day, locale),
            )}
          />
          <DiaryTable
            entries={entries}
            onRemove={(at) => {
              remove(at)
              // The pressed button is gone.
              const next = entries.length > 1 ? table : form
              next.current!.focus()
            }}
          />
          <div className="no-print flex flex-wrap gap-2.5 items-start">
            <Action icon="ph-printer-bold" onClick={() => print()}>
              {t.print}
            </Action>
            <Action
              icon="ph-download-simple-bold"
              onClick={() => saveFile(t.file, 'text/csv', toCsv(columnsOf(t), entries))}
            >
              {t.save}
            </Action>
            <ClearButton
              onClear={() => {
                clear()
                setStatus(t.cleared)
                form.current!.focus()
              }}
            />
          </div>
          <form
            className="no-print grid gap-2 justify-items-start"
            method="post"
            action={href('askDentist', locale, '#prepare-form')}
          >
            <input type="hidden" name="diary" value={toLines(entries, locale, maxLength)} />
            <button className="btn btn-small btn-cobalto" name="change" value="1">
              <Icon name="ph-pencil-simple-bold" />
              {t.sheet}
            </button>
            <span className="text-meta text-tinta-2">{t.sheetNote}</span>
          </form>
        </section>
      )}
    </div>
  )
}

type FormProps = {
  ref: RefObject<HTMLHeadingElement | null>
  /** Where the diary is kept. */
  note: string
  onAdd: (entry: Entry) => void
}

function EntryForm({ ref, note, onAdd }: FormProps) {
  const { locale } = useIslandText()
  const t = diaryTexts[locale]
  const id = useId()

  function submit(form: HTMLFormElement) {
    if (!form.reportValidity()) return
    const field = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value.trim()
    onAdd({
      day: field('day'),
      score: Number(field('score')),
      trigger: field('trigger'),
      helped: field('helped'),
    })
    form.reset()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field
    <form
      className="no-print panel shadow-cut grid sm:grid-cols-2 gap-5"
      aria-labelledby={`${id}-name`}
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event
        if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
        event.preventDefault()
        submit(currentTarget)
      }}
    >
      <h2 className="h-2 sm:col-span-2" id={`${id}-name`} ref={ref} tabIndex={-1}>
        {t.add}
      </h2>
      <div className="grid gap-2 content-end">
        <label className="font-700" htmlFor={`${id}-day`}>
          {t.day}
        </label>
        <DayField id={`${id}-day`} />
      </div>
      <div className="grid gap-2 content-end">
        <label className="font-700" htmlFor={`${id}-score`}>
          {t.score}
        </label>
        <select className="field" id={`${id}-score`} name="score" required defaultValue="">
          <option value="">{t.choose}</option>
          {Array.from({ length: 11 }, (_, score) => (
            <option key={score} value={score}>
              {score === 0 ? t.none : score === 10 ? t.worst : score}
            </option>
          ))}
        </select>
      </div>
      <TextField
        id={`${id}-trigger`}
        name="trigger"
        label={t.trigger}
        hint={t.triggerHint}
        maxLength={maxNote}
      />
      <TextField
        id={`${id}-helped`}
        name="helped"
        label={t.helped}
        hint={t.helpedHint}
        maxLength={maxNote}
      />
      <p className="sm:col-span-2">
        {/* Never submitted by the browser itself, which would put the words into the address. */}
        <button
          className="btn btn-cobalto"
          type="button"
          onClick={({ currentTarget }) => submit(currentTarget.form!)}
        >
          {t.submit}
        </button>
      </p>
      <p className="sm:col-span-2 text-meta text-tinta-2">{note}</p>
    </form>
  )
}

/** Today, which the server does not know, unless another day is chosen. */
function DayField({ id }: { id: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current!.max = field.current!.defaultValue = today()
  }, [])
  return (
    <input
      ref={field}
      className="field"
      id={id}
      name="day"
      type="date"
      autoComplete="off"
      min="2020-01-01"
      required
    />
  )
}

function DiaryTable({ entries, onRemove }: { entries: Entry[]; onRemove: (at: number) => void }) {
  const { locale } = useIslandText()
  const t = diaryTexts[locale]
  const columns = columnsOf(t)
  return (
    <div className="prose diary-table">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is focusable. */}
      <table tabIndex={0}>
        <caption className="sr-only">{t.table}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th className="no-print" scope="col">
              <span className="sr-only">{t.clearColumn}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ day, score, trigger, helped }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal
            <tr key={at}>
              <th scope="row">{formatDay(day, locale)}</th>
              {[score, trigger, helped].map((value, column) => (
                <td key={columns[column + 1]} data-label={columns[column + 1]} dir="auto">
                  {value}
                </td>
              ))}
              <td className="no-print">
                <button
                  className="icon-btn text-link"
                  type="button"
                  aria-label={t.remove(formatDay(day, locale), score)}
                  onClick={() => onRemove(at)}
                >
                  <Icon name="ph-trash-bold" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { locale } = useIslandText()
  const t = diaryTexts[locale]
  const [isAsking, setIsAsking] = useState<boolean>()
  if (!isAsking) {
    return (
      <Action icon="ph-trash-bold" isFocused={isAsking === false} onClick={() => setIsAsking(true)}>
        {t.clear}
      </Action>
    )
  }
  return (
    <div className="grid gap-2.5" role="group" aria-label={t.clear}>
      <p>{t.ask}</p>
      <p className="flex flex-wrap gap-2.5">
        <Action icon="ph-trash-bold" onClick={onClear}>
          {t.yes}
        </Action>
        <Action icon="ph-x-bold" isFocused onClick={() => setIsAsking(false)}>
          {t.no}
        </Action>
      </p>
    </div>
  )
}

type ActionProps = {
  icon: string
  /** Takes the focus from the button that it replaces. */
  isFocused?: boolean
  onClick: () => void
  children: ReactNode
}

function Action({ icon, isFocused = false, onClick, children }: ActionProps) {
  return (
    <button
      ref={(button) => {
        if (isFocused) button?.focus()
      }}
      className="btn btn-small btn-line"
      type="button"
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}
