import { createContext, useContext } from 'react'

/** The browser parses up to it before the first paint: see Document.tsx. */
export const stylesheetId = 'stylesheet'

type Stylesheets = {
  /** The URLs of the main stylesheet. */
  stylesheets: string[]
  /** The URL of a feature's style.css, by the name of its folder. */
  featureStyle: (feature: string) => string
}

/** From Document.tsx. */
export const StylesheetContext = createContext<Stylesheets | undefined>(undefined)

/**
 * The main stylesheet, once on every page, below the title. What is above it is painted with the
 * critical CSS in the head (build/critical-css.ts), the rest once the stylesheet has loaded. Its
 * priority is below that of fonts and the largest picture.
 */
export function Stylesheet() {
  const { stylesheets } = useContext(StylesheetContext)!
  return stylesheets.map((style) => (
    <link key={style} rel="stylesheet" href={style} id={stylesheetId} fetchPriority="low" />
  ))
}

/**
 * The style.css of a feature, below the main stylesheet and above what it styles, which is painted
 * once it has loaded.
 */
export function FeatureStyle({ feature }: { feature: string }) {
  const style = useContext(StylesheetContext)!.featureStyle(feature)
  return (
    <>
      {/* React moves it into the head. */}
      <link rel="preload" href={style} as="style" fetchPriority="low" />
      <link rel="stylesheet" href={style} fetchPriority="low" />
    </>
  )
}
