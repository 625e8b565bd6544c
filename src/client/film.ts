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
  film.currentTime = second
  film.focus()
  // Where a browser wants another press, its own button is there.
  film.play().catch(() => undefined)
}
