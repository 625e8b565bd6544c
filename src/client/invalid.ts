import type { Locale } from '../i18n/locales.ts'

/** What is wrong with a form, in the page's language and beside the field: not in the browser's bubbles. */

const texts = {
  en: {
    missing: 'Please fill this in.',
    choice: 'Please choose one.',
    email: 'Please write an email address, such as ana@example.com.',
    other: 'Please check this.',
  },
  es: {
    missing: 'Escriba aquí, por favor.',
    choice: 'Elija una opción, por favor.',
    email: 'Escriba un correo electrónico, por ejemplo ana@example.com.',
    other: 'Revise esto, por favor.',
  },
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const wrong = ':is(input, textarea, select):invalid'

/** Called for each wrong field of a form that was to be sent; the first one gets the focus. */
export function explain(field: Field): void {
  if (field === field.form?.querySelector(wrong)) field.focus()
  const choice = field.type === 'radio' ? field.closest('fieldset') : null
  const described = choice ?? field
  const id = `${field.id || field.name}-wrong`
  document.getElementById(id)?.remove()
  const message = document.createElement('p')
  message.id = id
  message.className = 'field-wrong'
  message.textContent = choose(field, texts[document.documentElement.lang as Locale])
  // The chat's field has buttons beside it.
  if (choice) choice.insertAdjacentElement('beforeend', message)
  else {
    const last = field.matches('[data-send]') ? field.parentElement! : field
    last.insertAdjacentElement('afterend', message)
  }
  const before = described.getAttribute('aria-describedby')
  described.setAttribute('aria-describedby', id)
  field.setAttribute('aria-invalid', 'true')
  described.addEventListener(
    'input',
    () => {
      message.remove()
      for (const each of choice?.querySelectorAll('[aria-invalid]') ?? [field]) {
        each.removeAttribute('aria-invalid')
      }
      if (before) described.setAttribute('aria-describedby', before)
      else described.removeAttribute('aria-describedby')
    },
    { once: true },
  )
}

function choose({ validity, type }: Field, text: (typeof texts)[Locale]): string {
  if (validity.valueMissing) return type === 'radio' ? text.choice : text.missing
  return type === 'email' ? text.email : text.other
}
