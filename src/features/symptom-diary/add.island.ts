import type { Locale } from '../../i18n/locales.ts'
import { key, parseEntries, toLines } from './entries.island.ts'

/** Puts the diary of this browser into the field of the sheet that the button belongs to. */
export function addDiary(button: HTMLElement): void {
  const field = document.querySelector<HTMLTextAreaElement>('#prepare-diary')!
  const text = toLines(read(), document.documentElement.lang as Locale, field.maxLength)
  const status = button.parentElement!.querySelector('[role=status]')!
  status.textContent = text ? '' : button.dataset['none']!
  if (!text) return
  field.value = text
  field.focus()
}

function read() {
  try {
    return parseEntries(localStorage.getItem(key))
  } catch {
    return []
  }
}
