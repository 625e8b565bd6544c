import type { LetterGroup } from '../../content/letters.ts'
import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { LetterGroups } from './LetterGroups.tsx'
import { texts } from './texts.ts'

/** Topics from A to Z, each under all its names. */
export function Topics({ groups }: { groups: LetterGroup<Topic>[] }) {
  return (
    <LetterGroups groups={groups}>
      {(topics) => (
        <ul className="md:columns-2 gap-x-12">
          {topics.map((topic) => (
            <li key={topic.name} className="break-inside-avoid">
              <TopicLink topic={topic} />
            </li>
          ))}
        </ul>
      )}
    </LetterGroups>
  )
}

function TopicLink({ topic: { name, path, also, see } }: { topic: Topic }) {
  const { locale, t } = usePage(texts)
  return (
    <a
      className="group flex flex-wrap gap-x-2.5 items-baseline content-center min-h-11 py-1.5 leading-[1.35]"
      href={localize(path, locale)}
    >
      <span className={`text-[1.125rem] text-link title-hover ${see ? 'font-500' : 'font-700'}`}>
        {name}
      </span>
      {see && <span className="text-meta text-tinta-2">{t('letters.see', { name: see })}</span>}
      {also.length > 0 && (
        <span className="text-meta text-tinta-2">
          {t('letters.also', { names: also.map(lowerFirst).join(', ') })}
        </span>
      )}
    </a>
  )
}

/** 'Gingivitis' -> 'gingivitis'; 'TMJ' is unchanged. */
function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name[0]!.toLocaleLowerCase('es') + name.slice(1)
}
