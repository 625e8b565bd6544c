import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { ToolTiles } from '../../sections/tools/ToolTiles.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

type Props = { topics: Topic[]; withTools: boolean }

/** The tools, and the most wanted topics. */
export function ToolsAndTopics({ topics, withTools }: Props) {
  const { locale, t } = usePage(texts)
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
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ name, path }) => (
            <li key={name}>
              <a
                className="inline-flex items-center min-h-11 px-4 py-1.5 rounded-full bg-papel font-600 hover:underline underline-offset-3"
                href={localize(path, locale)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <MoreLink href={href('topics', locale)}>{t('library.allTopics')}</MoreLink>
        </p>
      </div>
    </div>
  )
}
