import type { Figure } from './figures.ts'
import type { Card } from './schema.ts'

export const grades = ['strong', 'good', 'some', 'little', 'none'] as const
export type Grade = (typeof grades)[number]

export const verdicts = ['true', 'false', 'partly'] as const
export type Verdict = (typeof verdicts)[number]

/** Boxes filled by code: forms, generated lists, the emergency numbers. */
export const toolNames = [
  'browser-data',
  'calculator',
  'contact',
  'embed',
  'explore',
  'glossary',
  'issues',
  'newsletter',
  'numbers',
  'picker',
  'prepare',
  'sitemap',
  'timer',
  'topics',
  'updates',
] as const
export type ToolName = (typeof toolNames)[number]

type UrgencyCard = { when: string; items: string[] }
type Side = { title: string; figure: string; items: string[] }

export type ProductType = {
  id: string
  motif: string
  evidence: Grade
  title: string
  text: string
  bestFor: string
  skipIf: string
  price: string
}

/** A box of a page: its texts are compiled Markdown without a surrounding paragraph. */
export type Block =
  | { kind: 'signs' | 'questions' | 'skip' | 'checklist'; items: string[] }
  | { kind: 'urgency'; now?: UrgencyCard; soon?: UrgencyCard; see?: UrgencyCard }
  | { kind: 'do-dont'; do: string[]; dont: string[] }
  | { kind: 'suits'; yes: string[]; no: string[] }
  | { kind: 'steps'; steps: { title: string; text: string; time?: string }[] }
  | { kind: 'types'; types: ProductType[] }
  | { kind: 'terms'; terms: { term: string; text: string }[] }
  | { kind: 'save-lose'; save: Side; lose: Side }
  | { kind: 'letters'; letters: { en: string; es: string }[] }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'pages'; cards: Card[] }
  | { kind: 'figure'; id: string; figure: Figure }
  | { kind: 'tool'; tool: ToolName }
