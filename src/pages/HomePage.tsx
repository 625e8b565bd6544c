import type { Category } from '../categories.ts'
import type { Lists } from '../content/index.ts'
import type { ArticlesPage } from '../client/queries.ts'
import { AskMolly } from '../sections/home/AskMolly.tsx'
import { DentalConditions } from '../sections/home/DentalConditions.tsx'
import { DentalServices } from '../sections/home/DentalServices.tsx'
import { DentalTourism } from '../sections/home/DentalTourism.tsx'
import { ExploreByCategory } from '../sections/home/ExploreByCategory.tsx'
import { FeaturedArticles } from '../sections/home/FeaturedArticles.tsx'
import { FeaturedVideo } from '../sections/home/FeaturedVideo.tsx'
import { Hero } from '../sections/home/Hero.tsx'
import { HomeCareServices } from '../sections/home/HomeCareServices.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { LatestArticlesSection } from '../sections/home/LatestArticlesSection.tsx'
import { MoreVideos } from '../sections/home/MoreVideos.tsx'
import { RecommendedProducts } from '../sections/home/RecommendedProducts.tsx'
import { TopReads } from '../sections/home/TopReads.tsx'

type Props = { lists: Lists; latest: ArticlesPage[]; category?: Category }

export function HomePage({ lists, latest, category }: Props) {
  return (
    <main id="main">
      <Hero cards={lists.hero} />
      <Stylesheet />
      <div className="home-bands">
        <AskMolly />
        <ExploreByCategory cards={lists.explore} />
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
