import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { CommonTopics } from '../../sections/page/CommonTopics.tsx'
import { ToolTiles } from '../../sections/tools/ToolTiles.tsx'
import { texts } from './texts.ts'

type Props = { topics: Topic[]; withTools: boolean }

/** The tools, and the most wanted topics. */
export function ToolsAndTopics({ topics, withTools }: Props) {
  const { t } = usePage(texts)
  return (
    <div className="full band mt-8 bg-g-cielo">
      <div className="wrap">
        {withTools && (
          <>
            <h2 className="h-1">{t('tools.title')}</h2>
            <p className="intro mb-7">{t('libraryPage.toolsText')}</p>
            <ToolTiles />
          </>
        )}
        <h2 className={`h-2 mb-4 ${withTools ? 'mt-13' : ''}`}>{t('library.topics')}</h2>
        <CommonTopics topics={topics} />
      </div>
    </div>
  )
}
