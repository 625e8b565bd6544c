import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import hello from '../art/avatars/hello.svg'
import urgent from '../art/avatars/urgent.svg'
import { useChatText } from '../i18n/island-text.ts'
import { mollyHref } from './chat/href.ts'
import { isSavedOpen, saveOpen } from './chat/saved-chat.ts'
import MollyChat from './MollyChat.island.tsx'

/** Where she is serious, without her flower. */
const isUrgent = (page: string) => /\/(emergency|urgency)$/.test(page)

type Props = { page: string; questions?: string[] }

/** Browsers without popovers reject the selector. */
const hasOpenPopover = (element: HTMLElement) =>
  'popover' in element && element.querySelector(':popover-open') !== null

/** Whether the chat fits beside the page: src/styles/chat.css. */
const isWide = () => matchMedia('(min-width: 68.75em) and (min-height: 31.26em)').matches

/**
 * A link to Molly's own page that, once hydrated, opens the same chat beside this page or as a
 * modal dialog.
 */
export default function MollyDialog({ page, questions }: Props) {
  const { locale, t } = useChatText()
  const link = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpened, setIsOpened] = useState(false)

  useEffect(() => {
    // Beside the page it stays open across pages, without taking the focus.
    if (isSavedOpen() && isWide()) {
      setIsOpened(true)
      dialog.current!.open = true
    }
    // A source may link to the page that the dialog covers.
    const uncover = () => dialog.current!.open && !isWide() && dialog.current!.close()
    addEventListener('hashchange', uncover)
    return () => removeEventListener('hashchange', uncover)
  }, [])

  function open() {
    flushSync(() => setIsOpened(true))
    if (isWide()) {
      dialog.current!.show()
      saveOpen(true)
    } else {
      dialog.current!.showModal()
    }
    const hasQuestion = putQuestion()
    // On a touch screen the on-screen keyboard would cover half of the dialog.
    const hasKeyboard = hasQuestion || matchMedia('(pointer: fine)').matches
    const first = hasKeyboard ? dialog.current!.querySelector('textarea') : dialog.current
    first!.focus()
  }

  /** Marked words, from src/client/quote.ts, before what is already in the field; whether there are any. */
  function putQuestion(): boolean {
    const { question } = link.current!.dataset
    const field = dialog.current!.querySelector('textarea')
    if (!question || !field) return false
    delete link.current!.dataset['question']
    field.value = [question, field.value].filter(Boolean).join('\n')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // To be gone on with.
    field.setSelectionRange(field.value.length, field.value.length)
    field.scrollTop = field.scrollHeight
    return true
  }

  function close() {
    dialog.current!.close()
    link.current!.focus()
  }

  return (
    <>
      <a
        ref={link}
        className="btn btn-maiz min-h-12 px-1.5 xl:pr-4 py-.5 flex-none"
        href={mollyHref(locale, page)}
        aria-label={t('askMolly.open')}
        aria-haspopup="dialog"
        data-live
        onClick={(event) => {
          // Safari before 15.4 opens no dialogs: there the link leads to Molly's own page.
          if (!('showModal' in dialog.current!)) return
          event.preventDefault()
          open()
        }}
      >
        <img
          className="w-10 h-10"
          src={isUrgent(page) ? urgent : hello}
          width={100}
          height={100}
          alt=""
          loading="lazy"
        />
        <span className="hidden xl:inline">{t('askMolly.open')}</span>
      </a>
      <dialog
        ref={dialog}
        className="molly-dialog"
        tabIndex={-1}
        aria-labelledby="molly-dialog-title"
        aria-describedby="molly-dialog-description"
        onClose={() => saveOpen(false)}
        onKeyDown={({ key }) => {
          // If a popover is open too, Escape closes only the popover.
          if (key === 'Escape' && !hasOpenPopover(dialog.current!)) close()
        }}
      >
        <p className="sr-only" id="molly-dialog-description">
          {t('askMolly.dialogDescription')}
        </p>
        {isOpened && <MollyChat place="dialog" page={page} questions={questions} onClose={close} />}
      </dialog>
    </>
  )
}
