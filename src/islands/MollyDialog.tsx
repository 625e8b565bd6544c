import { useRef, useState } from 'react'
import { artHref } from '../art/href.ts'
import { useIslandText } from '../i18n/island-text.ts'
import { localize } from '../i18n/locales.ts'
import { routes } from '../routes.ts'
import MollyChat from './MollyChat.tsx'

/** A link to Molly's own page that, once awake, opens the same chat over this one. */
export default function MollyDialog({ page }: { page: string }) {
  const { locale, t } = useIslandText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  return (
    <>
      <a
        className="btn btn-maiz min-h-12 px-1.5 lg:pl-1.5 lg:pr-4 py-.5 flex-none"
        href={`${localize(routes.askMolly, locale)}?page=${page}`}
        aria-label={t('askMolly.open')}
        aria-haspopup="dialog"
        data-live
        onClick={(event) => {
          event.preventDefault()
          setIsOpened(true)
          dialog.current!.showModal()
        }}
      >
        <img
          className="w-10 h-10"
          src={artHref('molly/avatar-hello.svg')}
          width={100}
          height={100}
          alt=""
        />
        <span className="hidden lg:inline">{t('askMolly.open')}</span>
      </a>
      <dialog
        ref={dialog}
        className="molly-dialog"
        aria-labelledby="molly-dialog-title"
        aria-describedby="molly-dialog-description"
      >
        <p className="sr-only" id="molly-dialog-description">
          {t('askMolly.dialogDescription')}
        </p>
        {isOpened && (
          <MollyChat place="dialog" page={page} onClose={() => dialog.current!.close()} />
        )}
      </dialog>
    </>
  )
}
