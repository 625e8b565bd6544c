import { createContext, useContext } from 'react'

/** The browser parses up to it before the first paint: see Document.tsx. */
export const stylesheetId = 'stylesheet'

/** The URLs of the main stylesheet, from Document.tsx. */
export const StylesheetContext = createContext<string[]>([])

/**
 * The main stylesheet, once on every page, below the title. What is above it is painted with the
 * critical CSS in the head (build/critical-css.ts), the rest once the stylesheet has loaded. Its
 * priority is below that of fonts and the largest picture.
 */
export function Stylesheet() {
  const styles = useContext(StylesheetContext)
  return styles.map((style) => (
    <link key={style} rel="stylesheet" href={style} id={stylesheetId} fetchPriority="low" />
  ))
}
