/** What people look for, and the page (or section) about it. */
export type Topic = {
  name: string
  path: string
  /** Its other names, when this is its main one. */
  also: string[]
  /** Its main name, when this is another one. */
  see?: string
  common?: boolean
}
