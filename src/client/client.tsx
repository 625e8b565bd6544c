import '@vitejs/plugin-react/preamble'
import './reload-unloaded.ts'
import '../styles.css'
import '../styles/components.css'
import 'virtual:uno.css'
import { session } from './backend.ts'
import type { IslandModule } from './hydrate.tsx'
import type { FindCurrent } from './replaced.ts'
import type { Locale } from '../i18n/locales.ts'
import { type IslandName, islands, loadTexts } from './islands.ts'
import '../offline/register.ts'

const locale = document.documentElement.lang as Locale

const started = new WeakMap<Element, Promise<FindCurrent>>()

/** How long a click waits for the scripts of its island. */
const patienceMs = 8000

/** React itself is loaded here, not earlier. */
function load(name: IslandName) {
  return Promise.all([import('./hydrate.tsx'), islands[name](), loadTexts(name, locale)])
}

/** Hydrates an island; resolves once it is interactive. */
function start(element: HTMLElement): Promise<FindCurrent> {
  const running = started.get(element)
  if (running) return running
  const { island, id, props } = element.dataset
  const name = island as IslandName
  const loading = load(name)
  // The next touch tries again.
  loading.catch(() => started.delete(element))
  const hydrating = Promise.race([
    loading.then(([{ hydrate }, module, messages]) => {
      const loadOther = (other: Locale) => loadTexts(name, other)
      const surroundings = { locale, messages, session, loadOther }
      return hydrate(
        element,
        module as IslandModule,
        surroundings,
        id!,
        JSON.parse(props!) as object,
      )
    }),
    new Promise<never>((_, reject) => setTimeout(reject, patienceMs)),
  ]).finally(() => {
    // Also after a failure: the browser then follows links and submits forms as usual.
    element.dataset['hydrated'] = ''
  })
  started.set(element, hydrating)
  return hydrating
}

/** A closed newsletter bar stays closed for the visit; on home, until the next load. */
const barKey = 'newsletter-bar'

/**
 * A chat open beside the page stays open on the next page. The key is copied and checked by its
 * type, because importing it would load the chat's script on every page.
 */
const openKey: typeof import('../islands/chat/saved-chat.ts').openKey = 'molly-open'

/** The keys in this tab's session storage; empty where the browser denies access. */
function listStoredKeys(): string {
  try {
    return Object.keys(sessionStorage).join()
  } catch {
    return ''
  }
}

/**
 * Shows a conversation started in this tab without waiting for interaction, and keeps a closed bar
 * closed.
 */
function resume(): void {
  const stored = listStoredKeys()
  if (stored.includes('molly')) {
    const name = stored.includes(openKey) ? '^=Molly' : '=MollyChat'
    for (const chat of document.querySelectorAll<HTMLElement>(`[data-island${name}]`)) {
      start(chat).catch(console.error)
    }
  }
  const bar = document.querySelector<HTMLDetailsElement>('[data-newsletter-bar=rises]')
  if (bar && stored.includes(barKey)) bar.open = false
}

resume()

/** Tells at once whether Molly is kept here; the cache's name is that of src/molly/kept.ts. */
async function tellKept(): Promise<void> {
  const panel = document.querySelector<HTMLElement>('[data-island=KeepMolly]')
  if (panel && (await globalThis.caches?.has('molly'))) await start(panel)
}
tellKept().catch(console.error)

const wallHash: typeof import('../features/brushing-timer/wall.island.ts').wallHash = '#wall='
const timer = document.querySelector<HTMLElement>('[data-island=BrushingTimer]')
// A link with a wall of the timer: nothing need be touched for it.
if (timer && location.hash.startsWith(wallHash)) start(timer).catch(console.error)

// On return from the back/forward cache: the storage may have changed meanwhile.
addEventListener('pageshow', resume)

function islandOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-island]')
}

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      const island = islandOf(event)
      // If it fails to load, the link or form is left to the browser.
      if (island) start(island).catch(console.error)
      // A link to Molly's own page: preload her scripts.
      else if ((event.target as Element).closest('a[href*="/ask-molly?"]')) {
        load('MollyChat').catch(console.error)
      }
    },
    { passive: true },
  )
}

// A click on a button or a [data-live] link, or a POST, that happens before the island is hydrated
// is repeated afterwards. Other links and forms are left to the browser.
function replay(event: Event): void {
  const island = islandOf(event)
  if (!island || 'hydrated' in island.dataset) return
  const target = event.target as HTMLElement
  const pressed =
    event.type === 'submit'
      ? (target as HTMLFormElement).method === 'post' && submitterOf(event as SubmitEvent)
      : isPlain(event as MouseEvent) &&
        target.closest<HTMLElement>('button[type=button], [data-live]')
  if (!pressed) return
  event.preventDefault()
  event.stopImmediatePropagation()
  start(island).then(
    (find) => find(pressed).click(),
    () => pressed.click(),
  )
}

/** Safari before 15.4 does not tell the submitter, and before 16 has no `requestSubmit`. */
function submitterOf({ submitter, target }: SubmitEvent): HTMLElement | null {
  return submitter ?? (target as Element).querySelector<HTMLElement>('[type=submit]')
}
addEventListener('click', replay, true)
addEventListener('submit', replay, true)

// With JavaScript the chat's field reports text that is too long instead of cutting it off, and
// Enter sends.
addEventListener('focusin', ({ target }) => {
  if (isQuestion(target)) target.removeAttribute('maxlength')
})
addEventListener('keydown', (event) => {
  const { target, key, shiftKey, isComposing } = event
  if (key !== 'Enter' || shiftKey || isComposing || !isQuestion(target)) return
  if ('hydrated' in islandOf(event)!.dataset) return
  event.preventDefault()
  target.form!.querySelector<HTMLElement>('[type=submit]')!.click()
})

function isQuestion(target: EventTarget | null): target is HTMLTextAreaElement {
  return (target as Element).matches('[data-send]')
}

function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
}

// Menu and search are `details`, which open without JavaScript. Escape closes them.
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const open = document.querySelector<HTMLDetailsElement>('[data-sheet][open]')
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
})

// Molly's button makes room for those who read on, and returns when they turn back.
let lastTop = 0
addEventListener(
  'scroll',
  () => {
    document.documentElement.toggleAttribute('data-reading', scrollY > lastTop)
    lastTop = scrollY
  },
  { passive: true },
)

// Focuses the field of an opened search; remembers a closed bar.
addEventListener(
  'toggle',
  ({ target }) => {
    const details = target as Element
    const search = details.closest('[data-search][open]')
    search?.querySelector('input')!.focus()
    if (!details.matches('[data-newsletter-bar]:not([open])')) return
    try {
      sessionStorage.setItem(barKey, 'closed')
    } catch {
      // On home, closed only for this page.
    }
  },
  true,
)

addEventListener(
  'invalid',
  (event) => {
    event.preventDefault()
    const field = event.target as HTMLInputElement
    import('./invalid.ts').then(({ explain }) => explain(field)).catch(console.error)
  },
  true,
)

const loadFilm = () => import('./film.ts')

addEventListener('click', (event) => {
  const pressed = event.target as Element
  // The server doesn't see the fragment, so the link to the other language gets it on click.
  const link = pressed.closest<HTMLAnchorElement>('a[rel=alternate]')
  if (link) link.hash = location.hash
  // Once loaded by the first press, the script handles the next ones itself.
  if (pressed.closest('[data-listen]')) import('./listen.ts').catch(console.error)
  const phrase = pressed.closest<HTMLElement>('[data-say]:not([data-listen])')
  if (phrase) import('./speak.ts').then(({ say }) => say(phrase)).catch(console.error)
  const diary = pressed.closest<HTMLElement>('[data-diary]')
  if (diary) {
    import('../features/symptom-diary/add.island.ts')
      .then(({ addDiary }) => addDiary(diary))
      .catch(console.error)
  }
  if (pressed instanceof HTMLVideoElement) playFromPicture(pressed, event.offsetY)
  const film = pressed.closest<HTMLAnchorElement>('[data-seek]')
  if (!film || !isPlain(event)) return
  event.preventDefault()
  loadFilm()
    .then(({ seek }) => seek(film))
    .catch(() => location.assign(film.href))
})

/** Some browsers start a film by its small button only; above it, the whole picture is one. */
function playFromPicture(film: HTMLVideoElement, y: number): void {
  if (!film.paused || y > film.clientHeight - controlsHeight) return
  setTimeout(() => film.paused && film.play().catch(() => undefined))
}
const controlsHeight = 80

// Words of a text that are marked can be asked about.
document.addEventListener('selectionchange', () => {
  if (getSelection()!.anchorNode?.parentElement?.closest('main article')) {
    import('./quote.ts').catch(console.error)
  }
})

addEventListener(
  'play',
  ({ target }) => void loadFilm().then(({ follow }) => follow(target as HTMLVideoElement)),
  true,
)

// Safari has no idle callbacks.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout
if (document.querySelector('[data-molly]')) {
  addEventListener('load', () =>
    whenIdle(() => void import('./molly.ts').then(({ wakeAll }) => wakeAll())),
  )
}

if (document.documentElement.hasAttribute('data-missing')) {
  console.error(`404: no page at ${location.pathname}`)
}
