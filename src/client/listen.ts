import { enPlayer } from '../i18n/en.player.ts'
import { esPlayer } from '../i18n/es.player.ts'
import styles from '../styles/player.css?url'
import { listSentences, type PageSentence } from './page-text.ts'
import { hush, mark as markRange, utter } from './utter.ts'

/** Reads a page aloud with a local voice. Loaded when its button is first pressed. */

const { lang } = document.documentElement
const t = (lang === 'es' ? esPlayer : enPlayer).player
const opener = document.querySelector<HTMLElement>('[data-listen]')!
let sentences: PageSentence[] = []
let at = 0
let isOn = false

const bar = document.createElement('section')
bar.className = 'player no-print'
bar.setAttribute('aria-label', t.name)
const back = createButton('ph-skip-back-fill', t.previous, () => move(-1))
const toggle = createButton('ph-pause-fill', t.pause, () => (isOn ? stop() : say()))
const forward = createButton('ph-skip-forward-fill', t.next, () => move(1))
const speed = createSpeed()
const close = createButton('ph-x-bold', t.close, leave)
bar.replaceChildren(back, toggle, forward, speed, close)
bar.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') leave()
})

const sheet = document.createElement('link')
sheet.rel = 'stylesheet'
sheet.href = styles
document.head.appendChild(sheet)
addEventListener('pagehide', stop)
opener.addEventListener('click', open)
open()

function open(): void {
  sentences = listSentences()
  at = 0
  document.body.appendChild(bar)
  // Until its style has loaded, the player is at the end of the page.
  toggle.focus({ preventScroll: true })
  say()
}

function leave(): void {
  stop()
  mark(undefined)
  bar.remove()
  opener.focus()
}

function move(step: number): void {
  at = Math.min(Math.max(at + step, 0), sentences.length - 1)
  say()
}

/** Speaks this sentence and those after it. */
function say(follow = true): void {
  const sentence = sentences[at]!
  isOn = true
  showState()
  mark(sentence)
  if (follow) show(sentence)
  const rate = Number(speed.querySelector('select')!.value)
  utter(sentence.text, lang, { onEnd: goOn, onStop: stop }, rate)
}

function goOn(): void {
  const { range } = sentences[at]!
  at += 1
  // Visitors who have scrolled away are not scrolled back.
  if (at < sentences.length) return say(isInView(range))
  at = 0
  stop()
  mark(undefined)
}

function stop(): void {
  isOn = false
  hush()
  showState()
}

function mark(sentence: PageSentence | undefined): void {
  markRange(sentence?.range)
  if ('highlights' in CSS) return
  for (const { box } of sentences) box.classList.toggle('spoken', box === sentence?.box)
}

function show({ range, box }: PageSentence): void {
  const folded = box.closest('details')
  if (folded) folded.open = true
  if (isInView(range)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({
    top: range.getBoundingClientRect().top - innerHeight / 3,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}

/** Between the header and the player. */
function isInView(range: Range): boolean {
  const { top, bottom, height } = range.getBoundingClientRect()
  return height > 0 && top > 90 && bottom < bar.getBoundingClientRect().top
}

function showState(): void {
  if (isOn) setLook(toggle, 'ph-pause-fill', t.pause)
  else setLook(toggle, 'ph-play-fill', t.play)
}

function createButton(icon: string, name: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'icon-btn'
  button.appendChild(opener.querySelector('svg')!.cloneNode(true))
  setLook(button, icon, name)
  button.addEventListener('click', act)
  return button
}

function setLook(button: HTMLButtonElement, icon: string, name: string): void {
  const use = opener.querySelector('use')!
  const [sprite] = use.getAttribute('href')!.split('#')
  button.querySelector('use')!.setAttribute('href', `${sprite}#${icon}`)
  button.setAttribute('aria-label', name)
}

function createSpeed(): HTMLLabelElement {
  const label = document.createElement('label')
  const select = document.createElement('select')
  for (const rate of [0.75, 1, 1.25, 1.5, 2]) {
    select.add(new Option(`${rate.toLocaleString(lang)}×`, String(rate), rate === 1, rate === 1))
  }
  select.addEventListener('change', () => {
    if (isOn) say()
  })
  label.textContent = t.speed
  label.appendChild(select)
  return label
}
