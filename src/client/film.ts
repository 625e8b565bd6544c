/** Not the short film above it. */
const whole = 'video#film'

/**
 * A link with [data-seek] plays the page's whole film from that second, in place of a poster if
 * there is one. Loaded on the first press. Without JavaScript, links lead to the video's page or file.
 */
export function seek(link: HTMLAnchorElement): void {
  const film = document.querySelector<HTMLVideoElement>(whole)
  const poster = link.closest('[data-poster]')
  if (film) start(film, Number(link.dataset['seek']))
  else if (poster) putFilm(poster, link.href)
  else location.assign(link.href)
}

/** Takes the player from the video's page: few visitors of home need it. */
function putFilm(poster: Element, page: string): void {
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.onloadend = () => {
    const film = request.response?.querySelector(whole) as HTMLVideoElement | null | undefined
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
  // Where the browser blocks autoplay, its own play button is shown.
  film.play().catch(() => undefined)
}

const followed = new WeakSet<HTMLVideoElement>()

/** Minimum seconds from the start and to the end for a position worth resuming. */
const edge = 10

/** Resumes where this tab left the whole film, unless it starts at a `second`; saves the position. */
export function follow(film: HTMLVideoElement, second?: number): void {
  if (followed.has(film)) return
  followed.add(film)
  if (!film.matches(whole)) return coverPicture(film)
  const key = `film ${film.dataset['film']}`
  if (second === undefined && !hasMoved(film)) resume(film, Number(read(key)))
  film.addEventListener('timeupdate', () => {
    const isWithin = film.currentTime > edge && film.currentTime < film.duration - edge
    save(key, isWithin ? `${Math.floor(film.currentTime)}` : '0')
    markChapter(film.currentTime)
  })
}

/** When a phone is turned, the film no longer fills its box, and the picture below would show. */
function coverPicture(film: HTMLVideoElement): void {
  film.addEventListener('timeupdate', () => (film.style.background = 'var(--noche)'), {
    once: true,
  })
}

/** The chapter that plays, in the list of chapters if the page has one. */
function markChapter(second: number): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav [data-seek]')]
  const begun = links.filter((link) => Number(link.dataset['seek']) <= second)
  const current = begun[begun.length - 1]
  for (const link of links) link.ariaCurrent = link === current ? 'step' : null
}

/** Whether the visitor has already chosen a position. */
function hasMoved({ played }: HTMLVideoElement): boolean {
  return played.length > 1 || (played.length === 1 && played.start(0) > 1)
}

function resume(film: HTMLVideoElement, second: number): void {
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

function save(key: string, second: string): void {
  try {
    sessionStorage.setItem(key, second)
  } catch {
    // Then the video starts from the beginning.
  }
}
