import '@vitejs/plugin-react/preamble'
import './reload-unloaded.ts'
import '../styles.css'
import '../styles/components.css'
import 'virtual:uno.css'
import { session } from './backend.ts'
import type { IslandModule } from './hydrate.tsx'
import type { Locale } from '../i18n/locales.ts'
import { type IslandName, islands, loadTexts } from '../islands/index.ts'
import '../offline/register.ts'

const locale = document.documentElement.lang as Locale

const started = new WeakMap<Element, Promise<void>>()

/** React itself loads here, not before. */
function load(name: IslandName) {
  return Promise.all([import('./hydrate.tsx'), islands[name](), loadTexts(name, locale)])
}

/** Hydrates an island; resolves once it answers to events. */
function start(element: HTMLElement): Promise<void> {
  const running = started.get(element)
  if (running) return running
  const { island, id, props } = element.dataset
  const hydrating = load(island as IslandName)
    .then(([{ hydrate }, module, messages]) => {
      const surroundings = { locale, messages, session }
      return hydrate(
        element,
        module as IslandModule,
        surroundings,
        id!,
        JSON.parse(props!) as object,
      )
    })
    .finally(() => {
      // After a failure too: then the browser follows links and submits forms as usual.
      element.dataset['hydrated'] = ''
    })
  started.set(element, hydrating)
  return hydrating
}

/** Once closed, the newsletter bar is closed for the visit; on home until the next load. */
const barKey = 'newsletter-bar'

/**
 * Where a chat is open beside the page, it is on the next page too. A copy, kept right by its type: the
 * import would load the chat's script on every page.
 */
const openKey: typeof import('../islands/chat/kept.ts').openKey = 'molly-open'

/** What this tab keeps, by name; nothing where the browser lets nobody look. */
function listKept(): string {
  try {
    return Object.keys(sessionStorage).join()
  } catch {
    return ''
  }
}

/** A conversation that was begun in this tab is shown without waiting for a touch; a closed bar stays closed. */
function resume(): void {
  const kept = listKept()
  if (kept.includes('molly')) {
    const name = kept.includes(openKey) ? '^=Molly' : '=MollyChat'
    for (const chat of document.querySelectorAll<HTMLElement>(`[data-island${name}]`)) {
      start(chat).catch(console.error)
    }
  }
  const bar = document.querySelector<HTMLDetailsElement>('[data-newsletter-bar=rises]')
  if (bar && kept.includes(barKey)) bar.open = false
}

resume()
// The browser had put the page aside: it may have happened elsewhere since.
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
      // A link to Molly's own page: her scripts are there when it opens.
      else if ((event.target as Element).closest('a[href*="/ask-molly?"]')) {
        load('MollyChat').catch(console.error)
      }
    },
    { passive: true },
  )
}

// A click on a button or a [data-live] link, or a POST, that comes before the island is hydrated is
// repeated afterwards. Other links and forms are left to the browser.
function replay(event: Event): void {
  const island = islandOf(event)
  if (!island || 'hydrated' in island.dataset) return
  const target = event.target as HTMLElement
  const repeat =
    event instanceof SubmitEvent && (target as HTMLFormElement).method === 'post'
      ? () => (target as HTMLFormElement).requestSubmit(event.submitter)
      : event instanceof MouseEvent &&
          isPlain(event) &&
          target.closest('button[type=button], [data-live]')
        ? () => target.click()
        : undefined
  if (!repeat) return
  event.preventDefault()
  event.stopImmediatePropagation()
  start(island).then(repeat, repeat)
}
addEventListener('click', replay, true)
addEventListener('submit', replay, true)

// With a script the chat's field says what is too long, instead of cutting it off, and Enter sends.
addEventListener('focusin', ({ target }) => {
  if (isQuestion(target)) target.removeAttribute('maxlength')
})
addEventListener('keydown', (event) => {
  const { target, key, shiftKey, isComposing } = event
  if (key !== 'Enter' || shiftKey || isComposing || !isQuestion(target)) return
  if ('hydrated' in islandOf(event)!.dataset) return
  event.preventDefault()
  target.form!.requestSubmit()
})

function isQuestion(target: EventTarget | null): target is HTMLTextAreaElement {
  return (target as Element).matches('[data-send]')
}

function isPlain(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button)
}

// Menu and search are `details`, which open without a script. Escape closes them.
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const open = document.querySelector<HTMLDetailsElement>('[data-sheet][open]')
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
})

// An opened search is ready for typing; a closed bar is remembered.
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
      // Closed on this page then.
    }
  },
  true,
)

const loadFilm = () => import('./film.ts')

addEventListener('click', (event) => {
  const pressed = event.target as Element
  // The server doesn't know the anchor: the link to the other language gets it on click.
  const link = pressed.closest<HTMLAnchorElement>('a[rel=alternate]')
  if (link) link.hash = location.hash
  // Loaded by the first press, it listens to the next ones itself.
  if (pressed.closest('[data-listen]')) import('./listen.ts').catch(console.error)
  const phrase = pressed.closest<HTMLElement>('[data-say]:not([data-listen])')
  if (phrase) import('./speak.ts').then(({ say }) => say(phrase)).catch(console.error)
  const film = pressed.closest<HTMLAnchorElement>('[data-seek]')
  if (!film || !isPlain(event)) return
  event.preventDefault()
  loadFilm()
    .then(({ seek }) => seek(film))
    .catch(() => location.assign(film.href))
})

addEventListener(
  'play',
  ({ target }) => void loadFilm().then(({ follow }) => follow(target as HTMLVideoElement)),
  true,
)

if (document.documentElement.hasAttribute('data-missing')) {
  console.error(`404: no page at ${location.pathname}`)
}
