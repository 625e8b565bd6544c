import { covers } from '../../art/covers.ts'
import type { Card } from '../../content/schema.ts'
import type { Topic } from '../../content/topics.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Motif } from '../../ui/Motif.tsx'

/** The tools, and the most wanted topics. */
export function ToolsAndTopics({ tools, topics }: { tools: Card[]; topics: Topic[] }) {
  const { locale, t } = usePage()
  return (
    <div className="full band mt-8 bg-g-cielo">
      <div className="wrap">
        <h2 className="h-1">{t('library.tools')}</h2>
        <p className="intro mb-7">{t('library.toolsText')}</p>
        <ul className="grid md:grid-cols-2 xl:grid-cols-3 gap-3.5 lg:gap-5.5">
          {tools.map((card, index) => (
            <li key={card.path}>
              <ToolLink card={card} ground={grounds[index % grounds.length]!} />
            </li>
          ))}
        </ul>
        <h2 className="h-2 mt-13 mb-4">{t('library.topics')}</h2>
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

const grounds = ['bg-t-barro', 'bg-t-rosa', 'bg-t-lima', 'bg-t-menta', 'bg-t-jaca']

function ToolLink({ card, ground }: { card: Card; ground: string }) {
  const { locale } = usePage()
  return (
    <a
      className="group grid grid-cols-[68px_minmax(0,1fr)] gap-4 items-center h-full rounded-l bg-papel p-4 leading-[1.35] hover:shadow-cut transition-shadow"
      href={localize(card.path, locale)}
    >
      <Motif
        name={covers[card.path]?.motifs[0] ?? 'tooth'}
        className={`w-17 h-17 p-2 rounded-4 ${ground}`}
      />
      <span>
        <b className="block heading font-750 text-xl leading-[1.15] mb-1 title-hover">
          {card.shortTitle}
        </b>
        <span className="text-base text-tinta-2">{card.excerpt}</span>
      </span>
    </a>
  )
}
