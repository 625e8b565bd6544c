import { useEffect, useId, useRef, useState } from 'react'
import sticker from '../../art/motifs/sticker.svg'
import { useIslandText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MouthPicture } from './MouthPicture.island.tsx'
import { useFullScreen } from './useFullScreen.island.ts'
import { useStopwatch } from './useStopwatch.island.ts'
import { useTune } from './useTune.island.ts'

/** As in a mirror, clockwise from nine o'clock. */
const quarters = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const

type Props = {
  partSeconds: number
  /** URL of Molly's picture. */
  molly: string
  /** URLs of the murals, January first: only the visitor's clock knows the month. */
  pictures: string[]
}

/**
 * A stopwatch in four parts, with a tune to brush along to and a mural that grows with each use.
 * Without JavaScript the parts are a list.
 */
export default function BrushingTimer({ partSeconds, molly, pictures }: Props) {
  const { t } = useIslandText()
  const total = quarters.length * partSeconds
  const { seconds, startedAt, isRunning, start, pause, restart } = useStopwatch(total)
  const isDone = seconds === total
  const tune = useTune(startedAt, isDone)
  const isFresh = seconds === 0 && !isRunning
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(panel)
  const place = useRef<HTMLElement>(null)
  const mural = useMural()
  const current = isFresh || isDone ? -1 : Math.floor(seconds / partSeconds)
  const quarter = quarters[current]

  // A single button, so that keyboard focus is never lost.
  const [act, label, icon] = isDone
    ? [restart, t('timer.again'), 'ph-arrow-counter-clockwise-bold']
    : isRunning
      ? [pause, t('timer.pause'), 'ph-pause-fill']
      : [start, t(isFresh ? 'timer.start' : 'timer.resume'), 'ph-play-fill']

  const onTune = () => {
    if (tune.isOn) return tune.turnOff()
    tune.turnOn()
    if (isFresh) start()
  }

  return (
    <>
      <div className="timer panel shadow-cut" role="group" aria-label={t('timer.name')} ref={panel}>
        <div className="flex flex-wrap gap-x-10 gap-y-7 items-center">
          <div className="media-[(scripting:none)]:hidden no-print flex-[1_0_min(100%,290px)] grid grid-cols-[minmax(0,1fr)] gap-5 justify-items-center">
            <div className="timer-mouth relative w-full max-w-72 aspect-square">
              <MouthPicture
                parts={quarters.length}
                partSeconds={partSeconds}
                seconds={isFresh ? -1 : seconds}
              />
              <span className="absolute inset-0 grid content-center justify-items-center gap-1 heading text-[2.75rem] leading-none [font-variant-numeric:tabular-nums]">
                <img src={molly} width={70} height={64} alt="" loading="lazy" />
                <span role="timer">{clock(total - seconds)}</span>
              </span>
            </div>
            <div className="flex flex-wrap justify-center gap-2.5">
              <button
                className={`btn ${isDone && mural ? 'btn-line' : 'btn-cobalto'}`}
                type="button"
                onClick={act}
              >
                <Icon name={icon} />
                <span>{label}</span>
              </button>
              {!isFresh && !isDone && (
                <button className="btn btn-line" type="button" onClick={restart}>
                  <Icon name="ph-arrow-counter-clockwise-bold" />
                  {t('timer.again')}
                </button>
              )}
              {isDone && mural && <mural.TileButton place={place} />}
              {!isDone && (
                <button className="btn btn-line" type="button" onClick={onTune}>
                  <Icon name={tune.isOn ? 'ph-speaker-slash-fill' : 'ph-music-notes-fill'} />
                  <span>{t(tune.isOn ? 'timer.mute' : 'timer.tune')}</span>
                </button>
              )}
              {fullScreen.isPossible && (
                <button className="btn btn-line" type="button" onClick={fullScreen.toggle}>
                  <Icon name={fullScreen.isFull ? 'ph-arrows-in-bold' : 'ph-arrows-out-bold'} />
                  <span>{t(fullScreen.isFull ? 'timer.leaveFull' : 'timer.full')}</span>
                </button>
              )}
            </div>
            {/* Announced once per part, not every second. */}
            <p
              className="flex flex-wrap gap-3 justify-center items-center min-h-6 font-650 text-center"
              role="status"
            >
              {isDone && <img src={sticker} width={72} height={72} alt="" />}
              {isDone && <span>{t('timer.done')}</span>}
              {quarter && (
                <span>
                  {isRunning
                    ? t('timer.part', {
                        part: current + 1,
                        quarter: t(`timer.quarters.${quarter}`),
                      })
                    : t('timer.paused')}
                </span>
              )}
            </p>
          </div>
          <ol className="flex-[2_1_280px] grid gap-2.5">
            {quarters.map((name, index) => (
              <li
                key={name}
                className={`flex gap-4 items-center rounded-m border-2 border-solid px-4 py-3 leading-[1.35] ${index === current ? 'border-link bg-g-cielo' : 'border-linea'}`}
                aria-current={index === current ? 'step' : undefined}
              >
                <span
                  className="flex-none grid place-items-center w-10 h-10 rounded-3 bg-cobalto text-white heading text-xl"
                  aria-hidden="true"
                >
                  {seconds < (index + 1) * partSeconds ? index + 1 : <Icon name="ph-check-bold" />}
                </span>
                <span>
                  <b>{t(`timer.quarters.${name}`)}</b> ·{' '}
                  {t('timer.seconds', { seconds: partSeconds })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <section
        className="media-[(scripting:none)]:hidden no-print panel mt-6"
        aria-labelledby={id}
        ref={place}
        tabIndex={-1}
      >
        <h2 className="text-2xl" id={id}>
          {t('timer.mural')}
        </h2>
        <p className="mt-2 max-w-[44em]">{t('timer.muralAbout')}</p>
        <div className="flex flex-wrap gap-x-10 gap-y-5 items-center mt-5 min-h-[24rem]">
          {mural ? (
            <mural.Mural pictures={pictures} place={place} />
          ) : (
            <div className="flex-[0_1_300px] min-w-[min(13.75rem,100%)] aspect-[5/6] max-sm:mx-auto border-2 border-dashed border-linea-form bg-masa" />
          )}
        </div>
      </section>
    </>
  )
}

/** Loaded after hydration: the server has nothing to show. */
function useMural() {
  const [mural, setMural] = useState<typeof import('./Mural.island.tsx')>()
  useEffect(() => {
    // Kept out of the worker's bundle, which never runs it.
    if (!import.meta.env.SSR) import('./Mural.island.tsx').then(setMural).catch(console.error)
  }, [])
  return mural
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
