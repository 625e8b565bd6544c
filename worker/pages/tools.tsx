import type { Context } from 'hono'
import { artHref } from '../../src/art/href.ts'
import { murals } from '../../src/art/recipes.ts'
import type { Page } from '../../src/content/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Island } from '../../src/client/Island.tsx'
import { parseSavings } from '../../src/features/savings-calculator/savings.ts'
import type { Tools } from '../../src/sections/blocks/Body.tsx'
import { EmbedSnippet } from '../../src/features/embed/EmbedSnippet.tsx'
import { Calculator } from '../../src/features/savings-calculator/Calculator.tsx'
import { ContactForm, ContactThanks } from '../../src/features/contact/ContactForm.tsx'
import { FeatureStyle } from '../../src/sections/frame/Stylesheet.tsx'
import { EmergencyNumbers } from '../../src/sections/emergency/EmergencyNumbers.tsx'
import { PrepareForm } from '../../src/features/ask-dentist/PrepareForm.tsx'
import { ProductPicker } from '../../src/features/product-picker/ProductPicker.tsx'
import { SubscribeForm } from '../../src/features/newsletter/SubscribeForm.tsx'
import type { AppEnv } from '../services/types.ts'
import { parseCarried, readOffered } from './sheet.ts'
import {
  makeExplore,
  makeGlossary,
  makeIssues,
  makeSiteMap,
  makeTopics,
  makeUpdates,
} from '../features/library.tsx'

export async function createTools(c: Context<AppEnv>, page: Page, locale: Locale): Promise<Tools> {
  const names = page.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'tool' ? [part.tool] : [])),
  )
  const made = await Promise.all(
    names.map(async (name) => [name, await makers[name]?.(c, page, locale)] as const),
  )
  return Object.fromEntries(made)
}

type Maker = (
  c: Context<AppEnv>,
  page: Page,
  locale: Locale,
) => Promise<Tools[keyof Tools]> | Tools[keyof Tools]

const makers: { [Name in keyof Tools]: Maker } = {
  'browser-data': (c) => (
    <Island
      name="BrowserData"
      props={{
        address: new URL(c.var.settings.siteOrigin).host,
        asksForPrivacy: c.req.header('Sec-GPC') === '1',
      }}
    />
  ),
  calculator: (c) => <Calculator form={parseSavings(c.req.query())} />,
  contact: (c) => (c.req.query('sent') === undefined ? <ContactForm /> : <ContactThanks />),
  embed: () => <EmbedSnippet />,
  explore: (c, _page, locale) => makeExplore(c, locale),
  glossary: (c, _page, locale) => makeGlossary(c, locale),
  issues: (c, _page, locale) => makeIssues(c, locale),
  newsletter: (c) => <SubscribeForm source="newsletters" confirms={Boolean(c.var.mail)} />,
  numbers: () => <EmergencyNumbers quiet />,
  picker: (c, page) => <ProductPicker picker={page.picker} need={c.req.query('need')} />,
  prepare: async (c) => {
    const [offered, carried] = await Promise.all([
      readOffered(c.var.assets),
      parseCarried(c.var.assets, c.req.query()),
    ])
    return <PrepareForm sheet={{ notes: {}, ticked: [], carried }} offered={offered} />
  },
  sitemap: (c, _page, locale) => makeSiteMap(c, locale),
  timer: () => {
    const pictures = murals.map((_, month) => artHref(`murals/${month + 1}.svg`))
    const molly = artHref('molly/hello.svg')
    return (
      <>
        <FeatureStyle feature="brushing-timer" />
        <Island name="BrushingTimer" props={{ partSeconds: 30, molly, pictures }} />
      </>
    )
  },
  topics: (c, _page, locale) => makeTopics(c, locale),
  updates: (c, _page, locale) => makeUpdates(c, locale),
}
