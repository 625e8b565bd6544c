/** Escape closes what fills the screen (src/styles/large.css), as its last link does. */
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  document.querySelector<HTMLElement>('.large:target > .large-steps > :last-child')?.click()
})
