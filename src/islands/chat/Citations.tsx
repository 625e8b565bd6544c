import { useChatText } from '../../i18n/island-text.ts'
import type { Citation, Source } from '../../molly/protocol.ts'
import { useHasPopovers } from './browser.ts'
import { formatDay } from './cite.ts'

/** The citations of an answer; `id` is the prefix of their elements' ids. */
export type Cited = { id: string; citations: Citation[] }

/** The number in the text: opens its citation, or without a script links to it. */
export function Cite({ n, cited: { id, citations } }: { n: number; cited: Cited }) {
  const { t } = useChatText()
  const hasPopovers = useHasPopovers()
  const citation = citations.find((citation) => citation.n === n)
  if (!citation) return null
  const { organisation, title } = citation
  const label = `${t('askMolly.citation', { n })}: ${organisation}, ${title}`
  const target = `${id}-${n}`
  return hasPopovers ? (
    <button className="chat-cite" type="button" popoverTarget={target} aria-label={label}>
      {n}
    </button>
  ) : (
    <a className="chat-cite" href={`#${target}`} aria-label={label}>
      {n}
    </a>
  )
}

type Props = { cited: Cited; source?: Source }

/**
 * The citations behind the numbers: popovers once the script runs, a list until then and in print.
 * `source`: the page of this site behind the answer, which the list needn't repeat.
 */
export function Citations({ cited: { id, citations }, source }: Props) {
  const { t } = useChatText()
  const hasPopovers = useHasPopovers()
  if (citations.length === 0) return null
  const List = hasPopovers ? 'div' : 'ol'
  return (
    <div className={`chat-citations mt-3 ${hasPopovers ? 'chat-popovers' : ''}`}>
      <p className="font-700 text-meta">{t('askMolly.citations')}</p>
      <List>
        {citations.map((citation) => (
          <Item
            key={citation.n}
            id={`${id}-${citation.n}`}
            citation={citation}
            source={source}
            isPopover={hasPopovers}
          />
        ))}
      </List>
    </div>
  )
}

type ItemProps = { id: string; citation: Citation; source?: Source; isPopover: boolean }

function Item({ id, citation, source, isPopover }: ItemProps) {
  const { locale, t } = useChatText()
  const { n, organisation, title, year, href } = citation
  const content = (
    <>
      <p>
        {n}. <b>{organisation}</b>: {title}
        {year && ` (${year})`}
      </p>
      <p>{t('askMolly.checked', { date: formatDay(citation.checked, locale) })}</p>
      <p>
        <a className="chat-citation-link external" href={href} rel="noopener">
          {t('askMolly.toSource')}
        </a>
      </p>
      {isPopover && source && (
        <p>
          <a className="chat-citation-link" href={source.href}>
            {t('askMolly.onThisSite', { title: source.section ?? source.title })}
          </a>
        </p>
      )}
    </>
  )
  if (!isPopover) {
    return (
      <li id={id} className="chat-citation">
        {content}
      </li>
    )
  }
  return (
    <div
      id={id}
      className="chat-citation"
      popover="auto"
      role="group"
      aria-label={t('askMolly.citation', { n })}
    >
      {content}
    </div>
  )
}
