import { useEffect, useRef, useState } from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import { locales } from '../../i18n/locales.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Found, isKept, keep, look, type Problem, remove } from './keep.island.ts'

type State = {
  found?: Found
  problem?: Problem
  /** Bytes that came, while more are coming. */
  came?: number
  /** What was done last, for those who do not see it. */
  done?: 'kept' | 'removed'
}

/** In millions, as shops of phones count, and never less than it is. */
const toMegabytes = (bytes: number) => Math.ceil(bytes / 1e6)

/** Keeps what Molly needs in the browser, if a visitor asks for it: she then answers without a network. */
export default function KeepMolly(_props: object) {
  const { t } = useIslandText()
  const [state, setState] = useState<State>({})
  const going = useRef<AbortController>(undefined)
  const { found, problem, came, done } = state

  // A button that was pressed may be gone: the focus stays here.
  const box = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    isPressed.current = false
    box.current!.focus({ preventScroll: true })
  })

  // What is kept is told before anyone asks.
  useEffect(() => {
    void (async () => {
      const found = (await isKept()) && (await look())
      if (typeof found === 'object') setState((now) => (now.found ? now : { ...now, found }))
    })()
  }, [])

  async function begin() {
    isPressed.current = true
    const found = await look()
    if (typeof found === 'string') setState({ problem: found })
    else if (found.missingBytes === 0 || savesData()) setState({ found })
    else await start(found)
  }

  async function lookAgain(more: Omit<State, 'found'> = {}) {
    isPressed.current = true
    const found = await look()
    if (typeof found === 'string') setState({ problem: found })
    else setState({ found, ...more })
  }

  async function start(found: Found) {
    isPressed.current = true
    going.current = new AbortController()
    setState({ found, came: 0 })
    const onBytes = (bytes: number) =>
      setState((now) => ({ ...now, came: (now.came ?? 0) + bytes }))
    const problem = await keep(found.offer!, onBytes, going.current.signal)
    await lookAgain(problem ? { problem } : { done: 'kept' })
  }

  const whole = found?.offer && toMegabytes(found.missingBytes)
  const percent = came === undefined ? 0 : Math.round((100 * came) / found!.missingBytes)
  const quarter = percent - (percent % 25)

  return (
    <div ref={box} className="panel grid gap-4 no-print" tabIndex={-1}>
      <p>{t('keepMolly.about')}</p>
      {found && came === undefined && <Report found={found} />}
      {came !== undefined && (
        <p className="grid gap-2">
          <progress
            className="w-full"
            aria-label={t('keepMolly.coming')}
            max={100}
            value={percent}
          />
          {t('keepMolly.came', { came: Math.round(came / 1e6), whole: whole! })}
        </p>
      )}
      <p role="status" className={problem ? 'font-600 text-alert-text' : 'font-600'}>
        {problem && t(`keepMolly.problems.${problem}`)}
        {done && t(`keepMolly.${done}`)}
        {came !== undefined && <span className="sr-only">{t('keepMolly.part', { quarter })}</span>}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {!found && problem !== 'old' && (
          <button className="btn btn-cobalto" type="button" onClick={() => void begin()}>
            {t('keepMolly.begin')}
          </button>
        )}
        {came !== undefined && (
          <button className="btn btn-line" type="button" onClick={() => going.current!.abort()}>
            {t('keepMolly.stop')}
          </button>
        )}
        {found && came === undefined && whole !== undefined && whole > 0 && (
          <button className="btn btn-cobalto" type="button" onClick={() => void start(found)}>
            {t(found.kept ? 'keepMolly.update' : 'keepMolly.keep', { whole })}
          </button>
        )}
        {found?.isKept && came === undefined && (
          <button
            className="btn btn-line"
            type="button"
            onClick={() => void remove().then(() => lookAgain({ done: 'removed' }))}
          >
            <Icon name="ph-trash-bold" />
            {t('keepMolly.remove')}
          </button>
        )}
      </div>
    </div>
  )
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

function Report({ found: { offer, kept, isKept, missingBytes } }: { found: Found }) {
  const { locale, t } = useIslandText()
  const day = (list: { date: string }) =>
    new Date(list.date).toLocaleDateString(locales[locale].lang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
  return (
    <>
      {kept && <p>{t('keepMolly.whole', { day: day(kept) })}</p>}
      {isKept && !kept && <p>{t('keepMolly.inPart')}</p>}
      {!offer && <p>{t('keepMolly.noNetwork')}</p>}
      {offer && kept && missingBytes > 0 && <p>{t('keepMolly.newer', { day: day(offer) })}</p>}
      {offer && missingBytes > 0 && savesData() && <p>{t('keepMolly.savesData')}</p>}
    </>
  )
}
