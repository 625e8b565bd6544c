import type { ReactNode } from 'react'
import type { Recipe } from './art/recipes.ts'
import type { DataFile } from './content/data-file.ts'
import { texts as askMollyTexts } from './features/ask-molly/texts.ts'
import { childMonths } from './features/child-months/data.ts'
import { texts as childMonthsTexts } from './features/child-months/texts.ts'
import { codes } from './features/codes/data.ts'
import { texts as codesTexts } from './features/codes/texts.ts'
import { firstVisit } from './features/first-visit/data.ts'
import type { Page as FirstVisit } from './features/first-visit/Page.tsx'
import { texts as firstVisitTexts } from './features/first-visit/texts.ts'
import { fridgeSheet } from './features/fridge-sheet/data.ts'
import type { Page as FridgeSheet } from './features/fridge-sheet/Page.tsx'
import { texts as fridgeSheetTexts } from './features/fridge-sheet/texts.ts'
import { texts as libraryTexts } from './features/library/texts.ts'
import { loteria } from './features/loteria/data.ts'
import type { Page as Loteria } from './features/loteria/Page.tsx'
import { texts as loteriaTexts } from './features/loteria/texts.ts'
import { mollyScore } from './features/molly-score/data.ts'
import type { Page as MollyScorePage } from './features/molly-score/Page.tsx'
import { texts as mollyScoreTexts } from './features/molly-score/texts.ts'
import { mouthMap } from './features/mouth-map/data.ts'
import type { Page as MouthMap } from './features/mouth-map/Page.tsx'
import { texts as mouthMapTexts } from './features/mouth-map/texts.ts'
import { texts as newsletterTexts } from './features/newsletter/texts.ts'
import { offline } from './features/offline/data.ts'
import type { Page as Offline } from './features/offline/Page.tsx'
import { texts as offlineTexts } from './features/offline/texts.ts'
import { noAppointment } from './features/no-appointment/data.ts'
import { texts as noAppointmentTexts } from './features/no-appointment/texts.ts'
import { phrases } from './features/phrases/data.ts'
import type { Page as Phrases } from './features/phrases/Page.tsx'
import { texts as phrasesTexts } from './features/phrases/texts.ts'
import { reminders } from './features/reminders/data.ts'
import { texts as remindersTexts } from './features/reminders/texts.ts'
import { texts as planShareTexts } from './features/plan-share/texts.ts'
import { texts as searchTexts } from './features/search/texts.ts'
import { texts as symptomDiaryTexts } from './features/symptom-diary/texts.ts'
import { treatmentTerms } from './features/treatment-plan/data.ts'
import { texts as treatmentPlanTexts } from './features/treatment-plan/texts.ts'
import { urgency } from './features/urgency/data.ts'
import { texts as urgencyTexts } from './features/urgency/texts.ts'
import { en } from './i18n/en.ts'
import { es } from './i18n/es.ts'
import type { Locale } from './i18n/locales.ts'
import { routes } from './routes.ts'

export type CodePage = {
  /** Without locale prefix. */
  path: string
  about?: Record<Locale, About>
  /** Its name on /sitemap, if not its title. */
  label?: Record<Locale, string>
  /**
   * 'everywhere': for search engines, with a Markdown copy, a share picture and a line on /sitemap.
   * 'site map': only there. Otherwise unlisted.
   */
  listed?: 'everywhere' | 'site map'
  cover?: Recipe
  data?: DataFile<unknown>
  /**
   * In src/features. Its Page.tsx shows `data`, if there is any. Other pages have handlers in
   * worker/pages/routes.ts.
   */
  folder?: string
  /** The page's own script, besides the shared one. */
  script?: string
}

export type ShownPage = CodePage & Required<Pick<CodePage, 'about' | 'folder'>>

type About = { title: string; description: string }

const shared = { en, es }
const pageActions = 'src/client/page-actions.ts'

/**
 * Every page made by code. The build reads this list on plain Node, so it imports no component and
 * only gives its path.
 */
export const pages = {
  home: {
    path: routes.home,
    about: about(shared, 'site'),
    label: { en: libraryTexts.en.sitemap.home, es: libraryTexts.es.sitemap.home },
    listed: 'everywhere',
  },
  search: {
    path: routes.search,
    cover: { motifs: ['magnify'], theme: 'turquesa', composition: 'banderin', pattern: 'confeti' },
    label: { en: searchTexts.en.results.title, es: searchTexts.es.results.title },
    listed: 'site map',
  },
  askMolly: {
    path: routes.askMolly,
    cover: { motifs: ['chat'], theme: 'maiz', composition: 'arco', pattern: 'petalo' },
    about: about(askMollyTexts, 'molly'),
    listed: 'everywhere',
  },
  mollyScore: page<typeof MollyScorePage>({
    path: routes.mollyScore,
    cover: { motifs: ['chat', 'balance'], theme: 'maiz', composition: 'mesa', pattern: 'rombo' },
    about: about(mollyScoreTexts, 'score'),
    listed: 'everywhere',
    data: mollyScore,
    folder: 'molly-score',
    script: pageActions,
  }),
  mouthMap: page<typeof MouthMap>({
    path: routes.mouthMap,
    cover: {
      motifs: ['smile', 'tooth', 'magnify'],
      theme: 'menta',
      composition: 'mesa',
      pattern: 'escama',
    },
    about: about(mouthMapTexts, 'mouth'),
    listed: 'everywhere',
    data: mouthMap,
    folder: 'mouth-map',
    script: 'src/features/mouth-map/chosen.client.ts',
  }),
  firstVisit: page<typeof FirstVisit>({
    path: routes.firstVisit,
    cover: {
      motifs: ['sticker', 'hand', 'mirror'],
      theme: 'turquesa',
      composition: 'arco',
      pattern: 'estrella',
    },
    about: about(firstVisitTexts, 'visit'),
    listed: 'everywhere',
    data: firstVisit,
    folder: 'first-visit',
    script: pageActions,
  }),
  fridgeSheet: page<typeof FridgeSheet>({
    path: routes.fridgeSheet,
    cover: {
      motifs: ['house', 'milk', 'tooth'],
      theme: 'maiz',
      composition: 'mesa',
      pattern: 'azulejo',
    },
    about: about(fridgeSheetTexts, 'fridge'),
    listed: 'everywhere',
    data: fridgeSheet,
    folder: 'fridge-sheet',
    script: pageActions,
  }),
  loteria: page<typeof Loteria>({
    path: routes.loteria,
    cover: {
      motifs: ['mouse', 'smile', 'tooth'],
      theme: 'jacaranda',
      composition: 'mesa',
      pattern: 'estrella',
      trim: 'rombo',
    },
    about: about(loteriaTexts, 'loteria'),
    listed: 'everywhere',
    data: loteria,
    folder: 'loteria',
    script: 'src/features/loteria/caller.client.ts',
  }),
  phrases: page<typeof Phrases>({
    path: routes.phrases,
    cover: {
      motifs: ['chat', 'chair', 'globe'],
      theme: 'turquesa',
      composition: 'mesa',
      pattern: 'confeti',
    },
    about: about(phrasesTexts, 'phrases'),
    listed: 'everywhere',
    data: phrases,
    folder: 'phrases',
    script: 'src/features/phrases/large.client.ts',
  }),
  codes: {
    path: routes.codes,
    cover: { motifs: ['doc', 'magnify'], theme: 'cielo', composition: 'mesa', pattern: 'escama' },
    about: about(codesTexts, 'codes'),
    listed: 'everywhere',
    data: codes,
    script: pageActions,
  },
  reminders: {
    path: routes.reminders,
    cover: {
      motifs: ['calendar', 'heads', 'clock'],
      theme: 'menta',
      composition: 'mesa',
      pattern: 'confeti',
    },
    about: about(remindersTexts, 'reminders'),
    listed: 'everywhere',
    data: reminders,
  },
  urgency: {
    path: routes.urgency,
    cover: {
      motifs: ['clock', 'coldpack', 'calendar'],
      theme: 'cielo',
      composition: 'mesa',
      pattern: 'azulejo',
    },
    about: about(urgencyTexts, 'howSoon'),
    listed: 'everywhere',
    data: urgency,
  },
  treatmentPlan: {
    path: routes.treatmentPlan,
    cover: {
      motifs: ['magnify', 'doc', 'balance'],
      theme: 'maiz',
      composition: 'mesa',
      pattern: 'rombo',
    },
    about: about(treatmentPlanTexts, 'plan'),
    listed: 'everywhere',
    data: treatmentTerms,
    script: pageActions,
  },
  planShare: {
    path: routes.planShare,
    cover: {
      motifs: ['coins', 'balance', 'umbrella'],
      theme: 'menta',
      composition: 'mesa',
      pattern: 'rombo',
    },
    about: about(planShareTexts, 'payShare'),
    listed: 'everywhere',
    script: pageActions,
  },
  childMonths: {
    path: routes.childMonths,
    cover: {
      motifs: ['milk', 'tooth', 'calendar'],
      theme: 'turquesa',
      composition: 'mesa',
      pattern: 'petalo',
    },
    about: about(childMonthsTexts, 'childMonths'),
    listed: 'everywhere',
    data: childMonths,
    script: 'src/features/child-months/kept.client.ts',
  },
  noAppointment: {
    path: routes.noAppointment,
    cover: {
      motifs: ['hand', 'house', 'calendar'],
      theme: 'cielo',
      composition: 'mesa',
      pattern: 'estrella',
    },
    about: about(noAppointmentTexts, 'doors'),
    listed: 'everywhere',
    data: noAppointment,
    script: pageActions,
  },
  symptomDiary: {
    path: routes.symptomDiary,
    cover: {
      motifs: ['doc', 'calendar', 'tooth'],
      theme: 'jacaranda',
      composition: 'mesa',
      pattern: 'petalo',
    },
    about: about(symptomDiaryTexts, 'diary'),
    listed: 'everywhere',
    folder: 'symptom-diary',
    script: 'src/features/symptom-diary/show.client.ts',
  },
  embed: { path: routes.embed },
  subscribe: {
    path: routes.subscribe,
    cover: { motifs: ['mail'], theme: 'agave', composition: 'arco', pattern: 'estrella' },
    about: about(newsletterTexts, 'subscribe'),
    listed: 'everywhere',
  },
  newsletterConfirm: { path: routes.newsletterConfirm },
  newsletterPreferences: { path: routes.newsletterPreferences },
  newsletterUnsubscribe: { path: routes.newsletterUnsubscribe },
  offline: page<typeof Offline>({
    path: routes.offline,
    about: about(offlineTexts, 'offline'),
    data: offline,
    // The service worker caches this page and serves it offline.
    folder: 'offline',
    script: 'src/features/offline/list.client.ts',
  }),
} satisfies Record<string, CodePage>

export type PageName = keyof typeof pages

export type ListedPage = CodePage & { name: PageName; about: Record<Locale, About> }

/** The pages made by code that search engines may list. */
export const listedPages: ListedPage[] = Object.entries<CodePage>(pages).flatMap(([name, page]) =>
  page.listed === 'everywhere' ? [{ ...page, name: name as PageName, about: page.about! }] : [],
)

/** The data that the build compiles for a page. */
export type PageData<N extends PageName> = (typeof pages)[N] extends { data: DataFile<infer Data> }
  ? Data
  : undefined

/** A page that only shows its data file, with the component `Page`. */
function page<Page extends (props: { data: never }) => ReactNode>(
  definition: ShownPage & { data: DataFile<Parameters<Page>[0]['data']> },
) {
  return definition
}

/** Title and description, from a group of a feature's texts or of the shared texts. */
function about<G extends string>(
  texts: Record<Locale, Record<G, About>>,
  group: G,
): Record<Locale, About> {
  return { en: texts.en[group], es: texts.es[group] }
}
