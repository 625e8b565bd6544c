import avatar from '../../art/avatars/hello.svg'
import { useChatText } from '../../i18n/island-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { mollyHref } from './href.ts'

type Props = { isDialog: boolean; page: string; onClear: () => void; onClose?: () => void }

const title = 'font-display font-750 text-[1.1875rem] leading-[1.1]'

/** Molly's name and role. Without a script, clearing is a link to an empty chat. */
export function ChatHeader({ isDialog, page, onClear, onClose }: Props) {
  const { locale, t } = useChatText()
  return (
    <div className="on-dark flex items-center gap-3 px-3.5 lg:px-5 py-3.5 bg-noche text-white">
      <img
        className="w-11.5 h-11.5 flex-none"
        src={avatar}
        width={100}
        height={100}
        alt=""
        loading="lazy"
      />
      <div>
        {isDialog ? (
          <h2 className={title} id="molly-dialog-title">
            {t('askMolly.dialogTitle')}
          </h2>
        ) : (
          <p className={title}>{t('askMolly.name')}</p>
        )}
        <p className="chat-role text-on-dark text-fine leading-[1.3]">{t('askMolly.role')}</p>
      </div>
      <div className="no-print flex gap-1.5 ml-auto">
        <a
          className="icon-btn bg-white/12"
          href={mollyHref(locale, page)}
          aria-label={t('askMolly.clear')}
          data-live
          onClick={(event) => {
            event.preventDefault()
            onClear()
          }}
        >
          <Icon name="ph-trash-bold" />
        </a>
        {onClose && (
          <button
            className="icon-btn bg-white/12"
            type="button"
            aria-label={t('askMolly.close')}
            onClick={onClose}
          >
            <Icon name="ph-x-bold" />
          </button>
        )}
      </div>
    </div>
  )
}
