import '../../client/page-actions.ts'

/** The script of /loteria: calls the cards one by one, in a new order each game. */

const caller = document.querySelector<HTMLElement>('[data-caller]')!
const button = caller.querySelector('button')!
const label = button.querySelector('span')!
const shown = caller.querySelector('[role=status]')!
const called = caller.querySelector<HTMLElement>('[data-called]')!
const cards = [...document.querySelectorAll<HTMLElement>('[data-number]')]
const [draw, again] = [label.textContent, label.dataset['again']!]

let left: HTMLElement[] = []

const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches

button.addEventListener('click', () => {
  if (left.length === 0) {
    left = shuffle(cards)
    called.textContent = ''
  }
  const card = left.pop()!
  shown.replaceChildren(...card.cloneNode(true).childNodes)
  if (moves) {
    shown.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
      duration: 350,
      easing: 'ease-out',
    })
  }
  called.textContent += `${called.textContent && ', '}${card.dataset['number']}`
  called.parentElement!.hidden = false
  label.textContent = left.length > 0 ? draw : again
})

// A row, a column or a diagonal: whoever has one has won.
const lines = [0, 1, 2, 3].flatMap((at) => [
  [0, 1, 2, 3].map((step) => 4 * at + step),
  [0, 1, 2, 3].map((step) => 4 * step + at),
])
lines.push([0, 5, 10, 15], [3, 6, 9, 12])

for (const board of document.querySelectorAll<HTMLFormElement>('.loteria-board')) {
  const cells = [...board.querySelectorAll('input')]
  const shout = board.querySelector<HTMLElement>('[role=status]')!
  board.addEventListener('change', () => {
    const hasWon = lines.some((line) => line.every((at) => cells[at]!.checked))
    if (hasWon === Boolean(shout.textContent)) return
    shout.textContent = hasWon ? '¡Lotería!' : ''
    board.toggleAttribute('data-won', hasWon)
  })
  board.addEventListener('reset', () => {
    shout.textContent = ''
    board.removeAttribute('data-won')
  })
}

function shuffle<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
