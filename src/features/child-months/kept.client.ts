import '../../client/page-actions.ts'
import { saveFile } from '../../client/save-file.ts'

/** The script of the page: keeps the months of birth in this browser, if the visitor says so. */

const key = 'children-births'
const box = document.querySelector<HTMLElement>('[data-kept]')!
const status = box.querySelector<HTMLElement>('[role=status]')!
const form = box.querySelector('form')!
const shown = box.dataset['kept']!

const acts = {
  keep: () => localStorage.setItem(key, shown),
  forget: () => localStorage.removeItem(key),
  file: () =>
    saveFile(
      `${key}.json`,
      'application/json',
      JSON.stringify({ births: readKept().split(' ') }, undefined, 2),
    ),
}

/** Anything else that is there under this name is not ours. */
function readKept(): string {
  try {
    const kept = localStorage.getItem(key) ?? ''
    return /^[\d -]*$/.test(kept) ? kept : ''
  } catch {
    return ''
  }
}

function update(): void {
  const kept = readKept()
  const isOther = kept !== '' && kept !== shown
  const visible = { keep: shown !== '' && kept !== shown, show: isOther, file: kept, forget: kept }
  form.querySelector('input')!.value = kept
  for (const [name, isVisible] of Object.entries(visible)) {
    form.querySelector<HTMLButtonElement>(`[name=${name}]`)!.hidden = !isVisible
  }
  box.hidden = shown === '' && kept === '' && status.textContent === ''
}

form.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button')
  if (!button || button.name === 'show') return
  const name = button.name as keyof typeof acts
  try {
    acts[name]()
    status.textContent = status.dataset[name]!
  } catch {
    // The browser denies storage.
  }
  update()
  // The focus would be lost with the button.
  if (button.hidden) (form.querySelector<HTMLElement>('button:not([hidden])') ?? status).focus()
})

update()
