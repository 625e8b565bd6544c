/** Prints this element and nothing else of the page: src/styles/print.css. */
export function printOnly({ dataset }: HTMLElement): void {
  dataset['printed'] = ''
  addEventListener('afterprint', () => delete dataset['printed'], { once: true })
  print()
}
