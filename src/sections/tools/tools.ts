import type { Card, Page, PageType } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import { routes } from '../../routes.ts'

/** Every tool for readers: where tools are listed, they have this order. */
export const tools = [
  'urgency',
  'noAppointment',
  'phrases',
  'treatmentPlan',
  'planShare',
  'mouthMap',
  'childMonths',
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

type Subjects = {
  /** How their paths begin. */
  paths?: string[]
  types?: PageType[]
  tags?: string[]
  /** Topics of answer cards. */
  answers?: string[]
}

/** The pages that a tool helps with, the most urgent tool first. */
const subjects: [Tool, Subjects][] = [
  ['urgency', { types: ['condition'], tags: ['emergency', 'sensitivity', 'jaw'] }],
  ['noAppointment', { paths: [routes.askDentist, routes.payingForCare] }],
  ['planShare', { paths: [routes.payingForCare], answers: ['dental-insurance'] }],
  ['savingsCalculator', { types: ['tourism'], tags: ['costs', 'tourism'] }],
  [
    'childMonths',
    {
      tags: ['baby-teeth', 'pediatric'],
      answers: ['baby-teeth-timeline', 'children-brushing'],
    },
  ],
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
export function chooseTools({ path, type, tags }: Pick<Page, 'path' | 'type' | 'tags'>): Tool[] {
  const chosen = subjects.filter(
    ([, subject]) =>
      subject.paths?.some((start) => path.startsWith(start)) ||
      subject.types?.includes(type) ||
      subject.tags?.some((tag) => tags.includes(tag)),
  )
  return [...chosen.map(([tool]) => tool).slice(0, maxChosen), 'phrases']
}

/** The tool that helps with an answer of Molly: by its topic, its page's path, or else its page's type. */
export function findToolOf(
  topic: string,
  { path, type }: Pick<Page, 'path' | 'type'>,
): Tool | undefined {
  const fits: ((subject: Subjects) => boolean | undefined)[] = [
    ({ answers }) => answers?.includes(topic),
    ({ paths }) => paths?.some((start) => path.startsWith(start)),
    ({ types }) => types?.includes(type),
  ]
  return fits.map((fit) => subjects.find(([, subject]) => fit(subject))?.[0]).find(Boolean)
}

/** The tools as cards, for lists of pages. */
export function listTools(t: Text): Card[] {
  return tools.map((tool) => {
    const title = t(`tools.names.${tool}.title`)
    const excerpt = t(`tools.names.${tool}.text`)
    return { path: routes[tool], type: 'tool', title, shortTitle: title, excerpt, trending: false }
  })
}
