import { type RefObject, useEffect, useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useMuralText } from './mural-texts.island.ts'
import { type Day, parseCode, printCode, type Wall, wallHash } from './wall.island.ts'

type Props = {
  wall: Wall
  today: Day
  onJoin: (other: Wall) => void
  /** Receives focus when a link brought a wall. */
  place: RefObject<HTMLElement | null>
}

type Outcome = 'joined' | 'already' | 'unreadable' | 'otherMonth'

/** The code of this wall for other phones, and a field for theirs: no server is asked. */
export function SharedWall({ wall, today, onJoin, place }: Props) {
  const t = useMuralText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  function take(code: string): Outcome {
    const other = parseCode(code, today)
    if (typeof other === 'string') return other
    onJoin(other)
    return other.tiles > wall.tiles ? 'joined' : 'already'
  }

  useEffect(() => {
    const takeLink = () => {
      if (!location.hash.startsWith(wallHash)) return
      setOutcome(take(location.hash.slice(wallHash.length)))
      setIsOpen(true)
      // Taken once: tiles that are taken down later don't come back.
      history.replaceState(history.state, '', location.pathname + location.search)
      place.current?.focus()
    }
    takeLink()
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  })

  const code = printCode(wall, today)
  const link = location.origin + location.pathname + wallHash + code
  const isRefused = outcome === 'unreadable' || outcome === 'otherMonth'
  return (
    <details
      className="text-meta"
      data-address={link}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="inline-flex items-center gap-2 min-h-11 text-link font-650 underline underline-offset-3">
        <Icon name="ph-device-mobile-bold" />
        {t.phones}
      </summary>
      <div className="grid gap-4 max-w-[34em] pb-3">
        <p>{t.phonesAbout}</p>
        {wall.tiles > 0 && (
          <div className="flex flex-wrap gap-x-6 gap-y-3 items-center">
            {isOpen && <Square link={link} label={t.square} />}
            <div className="grid gap-3 justify-items-start">
              <p>
                <b className="block">{t.code}</b>
                <span className="heading text-[2rem] leading-[1.2] [font-variant-numeric:tabular-nums]">
                  {code.replaceAll(/...(?=.)/g, '$& ')}
                </span>
              </p>
              {/* Its script: src/client/page-actions.ts. */}
              <button className="btn btn-small btn-line" type="button" data-act="copy" key={link}>
                <Icon name="ph-link-bold" />
                {t.copy}
                <span className="text-yes" role="status" data-done={t.copied} />
              </button>
            </div>
            <p className="select-all text-tinta-2 [overflow-wrap:anywhere]" data-select>
              {link}
            </p>
          </div>
        )}
        <form
          className="grid gap-3 justify-items-start"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const form = event.currentTarget
            const field = form.elements.namedItem('code') as HTMLInputElement
            const result = take(field.value)
            setOutcome(result)
            if (result === 'joined' || result === 'already') form.reset()
            else field.focus()
          }}
        >
          <TextField
            id={`${id}-code`}
            name="code"
            label={t.theirs}
            hint={t.theirsHint}
            error={isRefused ? t[outcome] : undefined}
            inputMode="numeric"
            maxLength={20}
          />
          <button className="btn btn-small btn-cobalto">{t.take}</button>
          <p className="font-650" role="status">
            {outcome && !isRefused && t[outcome]}
          </p>
        </form>
      </div>
    </details>
  )
}

/** The link as a QR code. What draws it is loaded when it is first shown. */
function Square({ link, label }: { link: string; label: string }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const draw = async () => {
      const { encodeQR } = await import('qr')
      const svg = encodeQR(link, 'svg', { ecc: 'medium' })
      setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    }
    draw().catch(console.error)
  }, [link])
  return <img className="rounded-m bg-white" src={source} width={160} height={160} alt={label} />
}
