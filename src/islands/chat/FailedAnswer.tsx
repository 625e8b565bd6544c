import { useChatText } from '../../i18n/island-text.ts'
import { localize } from '../../i18n/locales.ts'
import { emergencyPath } from '../../molly/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Avatar } from './ChatMessage.tsx'

type Props = { isEmergency: boolean; onAskAgain?: () => void }

/** In place of an answer that can't be drawn. */
export function FailedAnswer({ isEmergency, onAskAgain }: Props) {
  const { locale, t } = useChatText()
  return (
    <li className="chat-row">
      <Avatar mood={isEmergency ? 'urgent' : 'answering'} />
      <div className={isEmergency ? 'chat-emergency' : 'chat-molly'} role="alert">
        {isEmergency && (
          <p>
            {t('askMolly.emergency')}{' '}
            <a className="chat-citation-link" href={localize(emergencyPath, locale)}>
              {t('askMolly.emergencyPage')}
            </a>
          </p>
        )}
        <p>{t('askMolly.error')}</p>
        {onAskAgain && (
          <button className="chat-action" type="button" onClick={onAskAgain}>
            <Icon name="ph-arrow-clockwise-bold" />
            {t('askMolly.tryAgain')}
          </button>
        )}
      </div>
    </li>
  )
}
