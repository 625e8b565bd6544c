import type { Card, Page } from '../content/schema.ts'
import type { Tools } from '../sections/blocks/Body.tsx'
import { EmergencyPage } from './EmergencyPage.tsx'
import { GuidePage } from './GuidePage.tsx'
import { HubPage } from './HubPage.tsx'
import { ProductPage } from './ProductPage.tsx'
import { TextPage } from './TextPage.tsx'
import { Page as TourismPage } from '../features/tourism/Page.tsx'
import { Page as VideoPage } from '../features/video/Page.tsx'

type Props = {
  page: Page
  tools: Tools
  /** The site's videos, for a video page. */
  videos?: Card[]
}

/** Every page written in content/ except articles, which have lists beside them. */
export function ContentPage(props: Props) {
  const Type = pages[props.page.type]
  return <Type {...props} />
}

const pages = {
  emergency: EmergencyPage,
  condition: GuidePage,
  service: GuidePage,
  'home-service': GuidePage,
  product: ProductPage,
  video: VideoPage,
  category: HubPage,
  hub: HubPage,
  guide: GuidePage,
  tourism: TourismPage,
  tool: HubPage,
  organization: TextPage,
  issue: TextPage,
  // Both have their own handlers.
  article: TextPage,
  quiz: TextPage,
}
