import { useSyncExternalStore } from 'react'
import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Reads an answer aloud: src/client/speak.ts. Absent if this device has no voice for its language. */
export function SayButton() {
  const { locale, t } = useChatText()
  const hasVoice = useSyncExternalStore(
    subscribe,
    () => hasLocalVoice(locale),
    () => false,
  )
  if (!hasVoice) return null
  return (
    <button className="chat-action" type="button" data-say={locale} data-stop={t('askMolly.stop')}>
      <Icon name="ph-speaker-high-bold" />
      {t('askMolly.listen')}
    </button>
  )
}

/** As src/client/page-actions.ts finds it, which not every page with a chat loads. */
function hasLocalVoice(language: string): boolean {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
  return Boolean(
    speech
      ?.getVoices()
      .some(({ lang, localService }) => localService && lang.split(/[-_]/)[0] === language),
  )
}

/** Some browsers load their voices asynchronously. */
function subscribe(listener: () => void): () => void {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
  speech?.addEventListener('voiceschanged', listener)
  return () => speech?.removeEventListener('voiceschanged', listener)
}
