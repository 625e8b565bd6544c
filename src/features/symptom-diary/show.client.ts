import '../../client/page-actions.ts'

/** Copied and checked by its type, because importing it would load the diary's script. */
const key: typeof import('./entries.island.ts').key = 'symptom-diary'

/** The script of /tools/symptom-diary: a diary that is kept is shown before anything is touched. */
addEventListener('load', () => {
  try {
    if (!localStorage.getItem(key)) return
  } catch {
    return
  }
  const island = document.querySelector('[data-island=SymptomDiary]')
  island?.dispatchEvent(new Event('pointerover', { bubbles: true }))
})
