/** A topic that people look for, and the page (or section) about it. */
export type Topic = {
  name: string
  path: string
  /** Synonyms, if this is the main name. */
  also: string[]
  /** The main name, if this is a synonym. */
  see?: string
  common?: boolean
}
