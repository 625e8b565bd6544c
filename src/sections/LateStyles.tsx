import { createContext, useContext } from 'react'

/** The addresses of the stylesheets that are not in the head; Document.tsx knows them. */
export const LateStylesContext = createContext<string[]>([])

/**
 * Where the stylesheet of the whole site stands: a browser paints what comes before it by the
 * small one in the head, and reads on when the large one is there. So once on every page, below
 * the head of the page, whose files scripts/first-styles.ts lists, or else before everything.
 */
export function LateStyles() {
  const styles = useContext(LateStylesContext)
  return styles.map((style) => (
    <link key={style} rel="stylesheet" href={style} fetchPriority="low" />
  ))
}
