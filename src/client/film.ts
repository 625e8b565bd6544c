/**
 * A link with [data-seek] starts the film of the page at that second; where a poster stands, the film
 * takes its place. Loaded when one is pressed. Without a script, links lead to the film's page or file.
 */
export function seek(link: HTMLAnchorElement): void {
  const film = document.querySelector('video')
  const poster = link.closest('[data-poster]')
  if (film) start(film, Number(link.dataset['seek']))
  else if (poster) putFilm(poster, link.href)
  else location.assign(link.href)
}

/** The page of the film knows it: so home need not carry what few visitors press. */
function putFilm(poster: Element, page: string): void {
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.onloadend = () => {
    const film = request.response?.querySelector('video')
    if (!film) return location.assign(page)
    const own = document.importNode(film, true)
    poster.replaceWith(own)
    start(own, 0)
  }
  request.open('GET', page)
  request.send()
}

function start(film: HTMLVideoElement, second: number): void {
  follow(film, second)
  film.currentTime = second
  film.focus()
  // Where a browser wants another press, its own button is there.
  film.play().catch(() => undefined)
}

const followed = new WeakSet<HTMLVideoElement>()

/** Shorter parts are not worth going on with: in seconds, from the start and to the end. */
const edge = 10

/** Goes on where this tab left the film, unless it starts at a `second`, and keeps where it is left. */
export function follow(film: HTMLVideoElement, second?: number): void {
  if (followed.has(film)) return
  followed.add(film)
  const key = `film ${film.dataset['film']}`
  if (second === undefined && !hasMoved(film)) goOn(film, Number(read(key)))
  film.addEventListener('timeupdate', () => {
    const isWithin = film.currentTime > edge && film.currentTime < film.duration - edge
    keep(key, isWithin ? `${Math.floor(film.currentTime)}` : '0')
  })
}

/** Whoever has chosen a place wants that one. */
function hasMoved({ played }: HTMLVideoElement): boolean {
  return played.length > 1 || (played.length === 1 && played.start(0) > 1)
}

function goOn(film: HTMLVideoElement, second: number): void {
  if (!(second > 0)) return
  film.currentTime = second
  const note = document.querySelector<HTMLElement>('[data-goes-on]')
  if (note) note.hidden = false
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, second: string): void {
  try {
    sessionStorage.setItem(key, second)
  } catch {
    // Then the film starts anew.
  }
}
