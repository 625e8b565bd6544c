import type { Card, Page, PageType } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import { routes } from '../../routes.ts'

/** Every tool for readers: where tools are listed, they have this order. */
export const tools = [
  'urgency',
  'phrases',
  'treatmentPlan',
  'mouthMap',
  'symptomDiary',
  'firstVisit',
  'fridgeSheet',
  'brushingTimer',
  'quiz',
  'savingsCalculator',
  'reminders',
  'loteria',
] as const satisfies (keyof typeof routes)[]

export type Tool = (typeof tools)[number]

type Subjects = { types?: PageType[]; tags?: string[] }

/** The types and tags of the pages that a tool helps with, the most urgent tool first. */
const subjects: [Tool, Subjects][] = [
  ['urgency', { types: ['condition'], tags: ['emergency', 'sensitivity', 'jaw'] }],
  ['savingsCalculator', { types: ['tourism'], tags: ['costs', 'tourism'] }],
  ['firstVisit', { tags: ['kids', 'pediatric', 'baby-teeth', 'anxiety'] }],
  [
    'treatmentPlan',
    { types: ['service', 'guide'], tags: ['costs', 'treatments', 'implants', 'cosmetic'] },
  ],
  ['quiz', { tags: ['cavities', 'food', 'fluoride', 'toothpaste'] }],
  ['brushingTimer', { types: ['home-service'], tags: ['hygiene', 'brushes', 'habits'] }],
  ['symptomDiary', { tags: ['sensitivity', 'jaw'] }],
  ['reminders', { tags: ['prevention', 'interdental', 'gums'] }],
]

/** Besides the phrases, which help before any visit. */
const maxChosen = 2

/** The tools that help with the subject of a page. */
export function chooseTools({ type, tags }: Pick<Page, 'type' | 'tags'>): Tool[] {
  const chosen = subjects.filter(
    ([, subject]) =>
      subject.types?.includes(type) || subject.tags?.some((tag) => tags.includes(tag)),
  )
  return [...chosen.map(([tool]) => tool).slice(0, maxChosen), 'phrases']
}

/** The tool that helps with pages of a type. */
export function findToolOfType(type: PageType): Tool | undefined {
  return subjects.find(([, { types }]) => types?.includes(type))?.[0]
}

/** The tools as cards, for lists of pages. */
export function listTools(t: Text): Card[] {
  return tools.map((tool) => {
    const title = t(`tools.names.${tool}.title`)
    const excerpt = t(`tools.names.${tool}.text`)
    return { path: routes[tool], type: 'tool', title, shortTitle: title, excerpt, trending: false }
  })
}
