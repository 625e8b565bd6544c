import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * The keys of an editable combobox with a list, as the ARIA Authoring Practices describe them. The
 * focus stays in the field; `active` is the option that Enter chooses, -1 when it is the field's.
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

  /** One step down or up; past either end comes the other one. */
  function move(event: KeyboardEvent, step: 1 | -1) {
    if (optionCount === 0) return
    event.preventDefault()
    setOpen(true)
    if (event.altKey) return
    const from = active < 0 && step < 0 ? 0 : active
    setActive((from + step + optionCount) % optionCount)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys belong to the input method while it composes; Safari tells by the key code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') {
      if (event.altKey) close()
      else move(event, -1)
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(-1)
    else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list, the next one what the field stands in.
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
