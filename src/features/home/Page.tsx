import type { Category } from '../../categories.ts'
import type { Lists } from '../../content/index.ts'
import type { ArticlesPage } from './articles.island.ts'
import { AskMolly } from './AskMolly.tsx'
import { DentalConditions } from './DentalConditions.tsx'
import { DentalServices } from './DentalServices.tsx'
import { DentalTourism } from './DentalTourism.tsx'
import { ExploreByCategory } from './ExploreByCategory.tsx'
import { FeaturedArticles } from './FeaturedArticles.tsx'
import { FeaturedVideo } from './FeaturedVideo.tsx'
import { Hero } from './Hero.tsx'
import { HomeCareServices } from './HomeCareServices.tsx'
import { FeatureStyle, Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { LatestArticlesSection } from './LatestArticlesSection.tsx'
import { HandyTools } from './HandyTools.tsx'
import { MoreVideos } from './MoreVideos.tsx'
import { RecommendedProducts } from './RecommendedProducts.tsx'
import { TopReads } from './TopReads.tsx'

type Props = { lists: Lists; latest: ArticlesPage[]; category?: Category }

export function Page({ lists, latest, category }: Props) {
  return (
    <main id="main">
      <Hero cards={lists.hero} />
      <Stylesheet />
      <FeatureStyle feature="home" />
      <div className="home-bands">
        <AskMolly />
        <ExploreByCategory cards={lists.explore} />
        <HandyTools />
        <TopReads cards={lists.topReads} />
        <DentalConditions cards={lists.conditions} />
        <RecommendedProducts cards={lists.products} />
        <HomeCareServices cards={lists.homeServices} quickLinks={lists.quickLinks} />
        <DentalServices cards={lists.dentalServices} />
        <DentalTourism />
        <FeaturedVideo />
        <MoreVideos cards={lists.videos} />
        <LatestArticlesSection latest={latest} category={category} />
        <FeaturedArticles cards={lists.featured} />
      </div>
    </main>
  )
}
