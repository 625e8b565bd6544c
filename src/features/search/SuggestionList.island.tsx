import { useIslandText } from '../../i18n/island-text.ts'
import { fold } from '../../text/fold.ts'
import { stopWords } from '../../text/stop-words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Marked } from '../../ui/Marked.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { Suggestion, SuggestionAnswer } from './suggestions.island.ts'

type Props = {
  id: string
  answer: SuggestionAnswer
  active: number
  idOf: (option: number) => string
  /** The page with all results. */
  allHref: string
}

/** The listbox: found pages, then a link to all results. Options are links. */
export function SuggestionList({ id, answer, active, idOf, allHref }: Props) {
  const { t } = useIslandText()
  const { items, total, q } = answer
  const option = (index: number) => ({
    id: idOf(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
  })
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('suggest.list')}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        // Rows are reused and only their content changes, so nothing jumps.
        <a key={idOf(index)} className="suggestion" href={item.href} {...option(index)}>
          <SuggestionRow key={item.href + item.title} item={item} typed={q} />
        </a>
      ))}
      <a className="suggestion suggestion-all" href={allHref} {...option(items.length)}>
        {t('suggest.all', total)}
        <Icon name="ph-arrow-right-bold" />
      </a>
    </div>
  )
}

function SuggestionRow({ item, typed }: { item: Suggestion; typed: string }) {
  const { t } = useIslandText()
  const { image, title, section, excerpt, type } = item
  return (
    <>
      <Picture className="suggestion-cover" src={image} width={640} height={400} />
      <span className="suggestion-words">
        <b className="suggestion-title">
          <Marked text={title} isMarked={beginsAs(typed)} />
        </b>
        <span className="suggestion-text">{section ?? excerpt}</span>
      </span>
      <span className="suggestion-type">{t(`suggest.types.${type}`)}</span>
    </>
  )
}

/**
 * Matches words that start like a typed one, ignoring accents and stop words such as 'of' and
 * 'para'.
 */
function beginsAs(typed: string): (word: string) => boolean {
  const words = fold(typed).match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const starts = words.filter((word) => !stopWords.has(word))
  return (word) => starts.some((start) => fold(word).startsWith(start))
}
