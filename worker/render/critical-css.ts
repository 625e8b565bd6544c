import { type FirstRule, namesIn, pick } from './critical-rules.ts'

/** `hash`: as a content security policy writes it. */
export type FirstStyles = { css: string; hash: string }

const files = import.meta.glob<FirstRule[]>('/dist/client/.vite/first-styles.json', {
  eager: true,
  import: 'default',
})
const rules = Object.values(files)[0] ?? []
const mentioned = new Set(rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs)))

/** By the names that the HTML has, of which pages have some dozens of combinations. */
const known = new Map<string, Promise<FirstStyles>>()
const mostKnown = 500

/** Those rules of the built stylesheet that style this HTML, in their order. */
export function firstStylesOf(html: string): Promise<FirstStyles> {
  const names = namesIn(html).intersection(mentioned)
  const key = [...names].join(' ')
  const styles = known.get(key) ?? withHash(pick(rules, names))
  if (known.size > mostKnown) known.clear()
  known.set(key, styles)
  return styles
}

async function withHash(css: string): Promise<FirstStyles> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return { css, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` }
}
