import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { Needs } from '../../sections/forms/Needs.tsx'
import { CommonTopics } from '../../sections/page/CommonTopics.tsx'

/** Links for an empty query or one without results. */
export function EmptySearch({ topics }: { topics: Topic[] }) {
  const { t } = usePage()
  return (
    <>
      <Needs />
      <section className="mt-4" aria-labelledby="topics">
        <h2 className="h-3 mb-4" id="topics">
          {t('library.topics')}
        </h2>
        <CommonTopics topics={topics} />
      </section>
    </>
  )
}
