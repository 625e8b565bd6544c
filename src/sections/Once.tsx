import { createContext, type ReactNode, useContext } from 'react'

/** The stretches of a page that are not rendered with it, in their order: see worker/render.tsx. */
export const StretchesContext = createContext<Map<string, ReactNode> | undefined>(undefined)

/**
 * What is the same on every page of a language for a day, under a name of its own: it is rendered
 * once, and only its place with the page. It must ask `usePage` for nothing but the language, its
 * texts and the day.
 */
export function Once({ name, children }: { name: string; children: ReactNode }) {
  const stretches = useContext(StretchesContext)
  if (!stretches) return children
  stretches.set(name, children)
  return <template data-once={name} />
}
