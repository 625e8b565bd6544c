/**
 * Wakes Molly up once the page is idle: her picture becomes a drawing in the page whose eyes follow
 * the pointer. She sleeps at night and dresses for the feasts of the four countries.
 */

const parts = ['muertos', 'posadas', 'carnaval', 'inti'] as const

/** What she wears on a day, if anything. */
function chooseDress(day: Date): (typeof parts)[number] | undefined {
  const date = (day.getMonth() + 1) * 100 + day.getDate()
  if (date >= 1031 && date <= 1102) return 'muertos'
  if (date >= 1216 && date <= 1224) return 'posadas'
  if (date >= 621 && date <= 624) return 'inti'
  const untilEaster = Math.round((findEaster(day.getFullYear()).getTime() - day.getTime()) / 864e5)
  // From the Friday before Ash Wednesday to the Tuesday.
  return untilEaster >= 47 && untilEaster <= 51 ? 'carnaval' : undefined
}

const isNight = (hour: number): boolean => hour >= 22 || hour < 6

/** Noon on Easter Sunday: Gauss's rule as Butcher gave it, which has no exceptions. */
function findEaster(year: number): Date {
  const century = Math.floor(year / 100)
  const moon = year % 19
  const shift = Math.floor((century + 8) / 25)
  const epact =
    (19 * moon + century - Math.floor(century / 4) - Math.floor((century - shift + 1) / 3) + 15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((moon + 11 * epact + 22 * week) / 451)
  const day = epact + week - 7 * late + 114
  return new Date(year, Math.floor(day / 31) - 1, (day % 31) + 1, 12)
}

/** How far her eyes move, in units of the drawing. */
const reach = 5

/** By XMLHttpRequest, whose documents the policy trusts: it lets no script parse markup. */
function load(address: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      const drawing = request.responseXML?.documentElement
      if (drawing) resolve(drawing)
      else reject(new Error(`There is no drawing at ${address}.`))
    })
    request.send()
  })
}

async function wake(picture: HTMLImageElement): Promise<void> {
  const molly = document.importNode(await load(picture.src), true)
  molly.setAttribute('class', picture.className)
  const part = (name: string) => molly.querySelector(`#molly-${name}`)!
  const now = new Date()
  const dress = chooseDress(now)
  if (dress) part(dress).removeAttribute('display')
  if (isNight(now.getHours())) {
    part('awake').setAttribute('display', 'none')
    part('asleep').removeAttribute('display')
  }
  picture.replaceWith(molly)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const eye of part('look').querySelectorAll('ellipse')) {
    eye.style.transformBox = 'fill-box'
    eye.style.transformOrigin = 'center'
    // A minute, every five seconds and a half.
    eye.animate(
      [
        { transform: 'none', offset: 0.95 },
        { transform: 'scaleY(.08)', offset: 0.97 },
        { transform: 'none', offset: 1 },
      ],
      { duration: 5500, iterations: 11 },
    )
  }
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { left, top, width, height } = molly.getBoundingClientRect()
      const [x, y] = [clientX - left - width / 2, clientY - top - height / 2]
      const far = Math.max(Math.hypot(x, y), width)
      part('look').setAttribute('transform', `translate(${(x / far) * reach} ${(y / far) * reach})`)
    },
    { passive: true },
  )
}

/** Shows the tiles that the brushing timer keeps on this device. */
function showTiles(): void {
  const wall = document.querySelector<SVGElement>('[data-wall]')
  if (!wall) return
  const kept = JSON.parse(localStorage.getItem('brushing-mural') ?? '{}') as Partial<{
    month: string
    tiles: number
  }>
  if (kept.month !== wall.dataset['wall']) return
  for (const veil of [...wall.children].slice(0, Number(kept.tiles) - 1)) veil.remove()
}

export function wakeAll(): void {
  try {
    showTiles()
  } catch {
    // The browser keeps nothing, or nothing that makes sense.
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-molly]')) {
    wake(picture).catch(console.error)
  }
}
