import type { Topic } from '../../content/topics.ts'
import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'

/** The most wanted topics as pills, and the way to all of them. */
export function CommonTopics({ topics }: { topics: Topic[] }) {
  const { locale, t } = usePage()
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ name, path }) => (
          <li key={name}>
            <a className="pill" href={localize(path, locale)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <MoreLink href={href('topics', locale)}>{t('library.allTopics')}</MoreLink>
      </p>
    </>
  )
}
