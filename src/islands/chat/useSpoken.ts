import { useEffect, useState } from 'react'
import type { TextContext } from '../../i18n/island-text.ts'
import { useChatText } from '../../i18n/island-text.ts'
import { type Locale, splitLocale } from '../../i18n/locales.ts'
import { createTranslate } from '../../i18n/translate.ts'
import type { Source } from '../../molly/protocol.ts'

/**
 * The texts around an answer, in its own language, which its pages tell; in that of the page until
 * they have loaded.
 */
export function useSpoken(sources: Source[]): TextContext {
  const page = useChatText() as TextContext
  const [first] = sources
  const spoken: Locale = first ? splitLocale(first.href.replace(/[?#].*/, '')).locale : page.locale
  const [other, setOther] = useState<TextContext>()
  useEffect(() => {
    if (spoken === page.locale) return
    page
      .loadOther?.(spoken)
      .then((messages) =>
        setOther({ locale: spoken, t: createTranslate(spoken, messages) as TextContext['t'] }),
      )
      .catch(console.error)
  }, [spoken, page])
  return spoken === other?.locale ? other : page
}
