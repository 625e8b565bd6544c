import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import avatar from '../art/avatars/hello.svg'
import { useChatText } from '../i18n/island-text.ts'
import { mollyHref } from './chat/href.ts'
import MollyChat from './MollyChat.tsx'

type Props = { page: string; questions?: string[] }

/** A link to Molly's own page that, once hydrated, opens the same chat over this one. */
export default function MollyDialog({ page, questions }: Props) {
  const { locale, t } = useChatText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpened, setIsOpened] = useState(false)

  // A source may be on the very page that the dialog covers.
  useEffect(() => {
    const close = () => dialog.current!.close()
    addEventListener('hashchange', close)
    return () => removeEventListener('hashchange', close)
  }, [])

  function open() {
    flushSync(() => setIsOpened(true))
    dialog.current!.showModal()
    // On a touch screen the keyboard would cover half of what has just opened.
    const hasKeyboard = matchMedia('(pointer: fine)').matches
    const first = hasKeyboard ? dialog.current!.querySelector('textarea') : dialog.current
    first!.focus()
  }

  return (
    <>
      <a
        className="btn btn-maiz min-h-12 px-1.5 lg:pl-1.5 lg:pr-4 py-.5 flex-none"
        href={mollyHref(locale, page)}
        aria-label={t('askMolly.open')}
        aria-haspopup="dialog"
        data-live
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <img className="w-10 h-10" src={avatar} width={100} height={100} alt="" loading="lazy" />
        <span className="hidden lg:inline">{t('askMolly.open')}</span>
      </a>
      <dialog
        ref={dialog}
        className="molly-dialog"
        tabIndex={-1}
        aria-labelledby="molly-dialog-title"
        aria-describedby="molly-dialog-description"
      >
        <p className="sr-only" id="molly-dialog-description">
          {t('askMolly.dialogDescription')}
        </p>
        {isOpened && (
          <MollyChat
            place="dialog"
            page={page}
            questions={questions}
            onClose={() => dialog.current!.close()}
          />
        )}
      </dialog>
    </>
  )
}
