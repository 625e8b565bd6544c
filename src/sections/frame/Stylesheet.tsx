import { createContext, useContext } from 'react'

/** What browsers read up to before they paint at all. */
export const stylesheetId = 'late-styles'

/** The addresses of the stylesheets; Document.tsx knows them. */
export const StylesheetContext = createContext<string[]>([])

/**
 * Where the stylesheet of the whole site stands: a browser paints what comes before it by the
 * styles in the head, which worker/render/critical-css.ts picks, and reads on when the stylesheet is there.
 * So once on every page, below its title and what a first screen shows. Less urgent than fonts and the
 * largest picture: nothing above waits for it.
 */
export function Stylesheet() {
  const styles = useContext(StylesheetContext)
  return styles.map((style) => (
    <link key={style} rel="stylesheet" href={style} id={stylesheetId} fetchPriority="low" />
  ))
}
