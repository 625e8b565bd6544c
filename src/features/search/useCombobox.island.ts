import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * Keyboard behaviour of an editable combobox with a listbox, as in the ARIA Authoring Practices.
 * The focus stays in the field; `active` is the option that Enter chooses, -1 for the field itself.
 */
export function useCombobox(optionCount: number, idOf: (option: number) => string) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setActive] = useState(-1)
  const isExpanded = isOpen && optionCount > 0
  const active = isExpanded && chosen < optionCount ? chosen : -1

  useEffect(() => {
    if (active >= 0) document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' })
  })

  function open() {
    setOpen(true)
    setActive(-1)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  /** Moves one option down or up, wrapping around. */
  function move(event: KeyboardEvent, step: 1 | -1) {
    if (optionCount === 0) return
    event.preventDefault()
    setOpen(true)
    if (event.altKey) return
    const from = active < 0 && step < 0 ? 0 : active
    setActive((from + step + optionCount) % optionCount)
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, keys belong to it; Safari reports that only by the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') {
      if (event.altKey) close()
      else move(event, -1)
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(-1)
    else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the next one the element around the field.
      if (isExpanded) event.stopPropagation()
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      document.getElementById(idOf(active))?.click()
    }
  }

  return { isOpen, isExpanded, active, open, close, onKeyDown }
}
