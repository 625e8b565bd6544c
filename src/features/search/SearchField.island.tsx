import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type FocusEvent,
  type InputEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SuggestionList } from './SuggestionList.island.tsx'
import { type SuggestionAnswer, suggestionsQuery } from './suggestions.island.ts'
import { useCombobox } from './useCombobox.island.ts'
import { useStatus, useTyped } from './useTyped.island.ts'

type Text = ReturnType<typeof useIslandText>['t']
type Props = { place: 'sheet' | 'menu' }

/** The header's search: a GET form that, once hydrated, suggests pages while typing. */
export default function SearchField({ place }: Props) {
  const { locale, t } = useIslandText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Without suggestions the field has no combobox role.
  const [isHydrated, setHydrated] = useState(false)
  const { typed, read } = useTyped(input)
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery(locale, typed),
    placeholderData: keepPreviousData,
  })
  const answer = typed === '' ? undefined : data
  const optionCount = answer?.items.length ? answer.items.length + 1 : 0
  const idOf = (option: number) => `${id}-${option}`
  const box = useCombobox(optionCount, idOf)
  const isShown = box.isOpen && answer !== undefined
  const status = useStatus(isShown && !isPlaceholderData ? summaryOf(answer, t) : '')

  const onHydrated = useEffectEvent(() => {
    setHydrated(true)
    // The field may already contain text.
    if (document.activeElement === input.current && input.current!.value) suggest()
  })
  useEffect(() => onHydrated(), [])

  function suggest() {
    read()
    box.open()
  }

  function onInput({ nativeEvent }: InputEvent) {
    if (!nativeEvent.isComposing) suggest()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (!input.current!.form!.contains(relatedTarget)) box.close()
  }

  return (
    <form
      className={place === 'sheet' ? 'search-sheet-form' : 'search-menu-form'}
      role="search"
      action={href('search', locale)}
      onSubmit={box.close}
    >
      <input
        ref={input}
        className="field"
        type="text"
        name="q"
        dir="auto"
        maxLength={200}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('suggest.label')}
        placeholder={t('suggest.label')}
        role={isHydrated ? 'combobox' : 'searchbox'}
        aria-autocomplete={isHydrated ? 'list' : undefined}
        aria-expanded={isHydrated ? box.isExpanded : undefined}
        aria-controls={box.isExpanded ? `${id}-list` : undefined}
        aria-activedescendant={box.active < 0 ? undefined : idOf(box.active)}
        onInput={onInput}
        onCompositionEnd={suggest}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        onBlur={onBlur}
      />
      <button className="btn btn-cobalto" type="submit" onBlur={onBlur}>
        <Icon name="ph-magnifying-glass-bold" className="search-submit-icon" />
        <span className="search-submit-words">{t('suggest.submit')}</span>
      </button>
      <p className="sr-only" role="status">
        {status}
      </p>
      {isShown && (
        <div className="search-popup">
          {/* Another answer is another list: its rows are new, and none moves. */}
          <div className="search-popup-inside" key={answer.q}>
            {answer.items.length === 0 ? (
              <p className="search-none">{summaryOf(answer, t)}</p>
            ) : (
              <SuggestionList
                id={`${id}-list`}
                answer={answer}
                active={box.active}
                idOf={idOf}
                allHref={href('search', locale, queryOf(answer.q))}
              />
            )}
            <a
              className="more search-molly"
              href={href('askMolly', locale, queryOf(answer.q))}
              onBlur={onBlur}
            >
              <Icon name="ph-chats-circle-bold" />
              {t('suggest.askMolly')}
            </a>
          </div>
        </div>
      )}
    </form>
  )
}

function summaryOf({ q, items, total }: SuggestionAnswer, t: Text): string {
  if (items.length === 0) return t('suggest.none', { query: q })
  return t('suggest.found', { shown: items.length, total })
}

/** Prefills the field of the results page and of Molly's; nothing is sent to her. */
function queryOf(q: string): string {
  return `?${new URLSearchParams({ q })}`
}
