import type { Category } from '../categories.ts'
import type { Lists } from '../content/index.ts'
import type { ArticlesPage } from '../queries.ts'
import { AskMolly } from '../sections/AskMolly.tsx'
import { DentalConditions } from '../sections/DentalConditions.tsx'
import { DentalServices } from '../sections/DentalServices.tsx'
import { DentalTourism } from '../sections/DentalTourism.tsx'
import { ExploreByCategory } from '../sections/ExploreByCategory.tsx'
import { FeaturedArticles } from '../sections/FeaturedArticles.tsx'
import { FeaturedVideo } from '../sections/FeaturedVideo.tsx'
import { Hero } from '../sections/Hero.tsx'
import { HomeCareServices } from '../sections/HomeCareServices.tsx'
import { LateStyles } from '../sections/LateStyles.tsx'
import { LatestArticlesSection } from '../sections/LatestArticlesSection.tsx'
import { MoreVideos } from '../sections/MoreVideos.tsx'
import { Once } from '../sections/Once.tsx'
import { RecommendedProducts } from '../sections/RecommendedProducts.tsx'
import { TopReads } from '../sections/TopReads.tsx'

type Props = { lists: Lists; latest: ArticlesPage[]; category?: Category }

export function HomePage({ lists, latest, category }: Props) {
  return (
    <main id="main">
      <Once name="home">
        <Hero cards={lists.hero} />
        <LateStyles />
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
      </Once>
      <LatestArticlesSection latest={latest} category={category} />
      <Once name="home-end">
        <FeaturedArticles cards={lists.featured} />
      </Once>
    </main>
  )
}
