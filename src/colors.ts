/**
 * Design tokens of src/styles.css for places a stylesheet can't reach. tests/unit/colors.test.ts
 * compares them.
 */
export const colors = {
  cal: '#fdfcf9',
  cobalto: '#2046c0',
  noche: '#1b2660',
  tinta: '#17204a',
  /** In dark mode. */
  nocheDark: '#0a0f2a',
} as const
