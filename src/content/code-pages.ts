import { routes } from '../routes.ts'

/** The pages that search engines may list and that code makes: nothing of them is in content/. */
export const codePages = [
  { path: routes.home, title: 'site.title', description: 'site.description' },
  { path: routes.askMolly, title: 'molly.title', description: 'molly.description' },
  { path: routes.subscribe, title: 'subscribe.title', description: 'subscribe.description' },
] as const
