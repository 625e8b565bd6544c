import { routes } from '../src/routes.ts'

/** The pages without a folder in content/ that search engines may list. */
export const codePages = [
  { path: routes.home, title: 'site.title', description: 'site.description' },
  { path: routes.askMolly, title: 'molly.title', description: 'molly.description' },
  { path: routes.mouthMap, title: 'mouth.title', description: 'mouth.description' },
  { path: routes.firstVisit, title: 'visit.title', description: 'visit.description' },
  { path: routes.fridgeSheet, title: 'fridge.title', description: 'fridge.description' },
  { path: routes.loteria, title: 'loteria.title', description: 'loteria.description' },
  { path: routes.phrases, title: 'phrases.title', description: 'phrases.description' },
  { path: routes.reminders, title: 'reminders.title', description: 'reminders.description' },
  { path: routes.urgency, title: 'howSoon.title', description: 'howSoon.description' },
  { path: routes.treatmentPlan, title: 'plan.title', description: 'plan.description' },
  { path: routes.subscribe, title: 'subscribe.title', description: 'subscribe.description' },
] as const

export type CodePage = (typeof codePages)[number]
