import '@vitejs/plugin-react/preamble'
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

/** Wakes an island up; resolves once it answers to events. */
function start(element: HTMLElement): Promise<void> {
  const running = started.get(element)
  if (running) return running
  const { island, id, props } = element.dataset
  const waking = load(island as IslandName)
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
      // Also when it failed: then links and forms work as the browser does them.
      element.dataset['hydrated'] = ''
    })
  started.set(element, waking)
  return waking
}

function islandOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-island]')
}

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  addEventListener(
    type,
    (event) => {
      const island = islandOf(event)
      // What fails to load leaves the link or form to the browser.
      if (island) start(island).catch(console.error)
      // Who is about to open Molly's own page finds her scripts already there.
      else if ((event.target as Element).closest('a[href*="/ask-molly?"]')) {
        load('MollyChat').catch(console.error)
      }
    },
    { passive: true },
  )
}

// A first click on a [data-live] link, or a POST, that comes before the island is awake is done
// again once it is. Other links and forms are the browser's.
function replay(event: Event): void {
  const island = islandOf(event)
  if (!island || 'hydrated' in island.dataset) return
  const target = event.target as HTMLElement
  const repeat =
    event instanceof SubmitEvent && (target as HTMLFormElement).method === 'post'
      ? () => (target as HTMLFormElement).requestSubmit(event.submitter)
      : event instanceof MouseEvent && isPlain(event) && target.closest('[data-live]')
        ? () => target.click()
        : undefined
  if (!repeat) return
  event.preventDefault()
  event.stopImmediatePropagation()
  start(island).then(repeat, repeat)
}
addEventListener('click', replay, true)
addEventListener('submit', replay, true)

// In the chat's field nothing is cut off where a script says what is too long, and Enter sends.
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

// Menu and search are `details`: they open without us, and close with Escape thanks to us.
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const open = document.querySelector<HTMLDetailsElement>('[data-sheet][open]')
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
})

// Whoever opens the search wants to type.
addEventListener(
  'toggle',
  ({ target }) => {
    const search = (target as Element).closest('[data-search][open]')
    search?.querySelector('input')!.focus()
  },
  true,
)

// The server never hears of the anchor: the link to the other language takes it along.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[rel=alternate]')
  if (link) link.hash = location.hash
})

if (document.documentElement.hasAttribute('data-missing')) {
  console.error(`404: no page at ${location.pathname}`)
}
