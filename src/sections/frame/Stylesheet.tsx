import { createContext, useContext } from 'react'

/** Browsers read up to it before the first paint: see Document.tsx. */
export const stylesheetId = 'stylesheet'

/** The addresses of the main stylesheet; Document.tsx knows them. */
export const StylesheetContext = createContext<string[]>([])

/**
 * The main stylesheet, once on every page, below its title. Browsers paint what is above it by the
 * critical CSS in the head (build/critical-css.ts), and continue when the stylesheet has arrived. It
 * is less urgent than fonts and the largest picture.
 */
export function Stylesheet() {
  const styles = useContext(StylesheetContext)
  return styles.map((style) => (
    <link key={style} rel="stylesheet" href={style} id={stylesheetId} fetchPriority="low" />
  ))
}
