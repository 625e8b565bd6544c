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

button.addEventListener('click', () => {
  if (left.length === 0) {
    left = shuffle(cards)
    called.textContent = ''
  }
  const card = left.pop()!
  shown.replaceChildren(...card.cloneNode(true).childNodes)
  called.textContent += `${called.textContent && ', '}${card.dataset['number']}`
  called.parentElement!.hidden = false
  label.textContent = left.length > 0 ? draw : again
})

function shuffle<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
