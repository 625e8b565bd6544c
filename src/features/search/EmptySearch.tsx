import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Needs } from '../../sections/forms/Needs.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'

/** Links for an empty query or one without results. */
export function EmptySearch({ topics }: { topics: Topic[] }) {
  const { locale, t } = usePage()
  return (
    <>
      <Needs />
      <section className="mt-4" aria-labelledby="topics">
        <h2 className="h-3 mb-4" id="topics">
          {t('library.topics')}
        </h2>
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
      </section>
    </>
  )
}
