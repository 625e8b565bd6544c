import { Icon } from './Icon.tsx'

type Props = {
  kind: 'success' | 'error'
  title: string
  text?: string
  closeLabel: string
  onClose: () => void
  action?: { label: string; onClick: () => void }
}

/** A message in the lower right corner; it stays until closed. */
export function Toast({ kind, title, text, closeLabel, onClose, action }: Props) {
  const isError = kind === 'error'
  return (
    <div
      className={`on-dark toast ${isError ? 'bg-alert' : 'bg-[#0F6E58]'}`}
      role={isError ? 'alert' : 'status'}
    >
      <Icon
        name={isError ? 'ph-warning-circle-fill' : 'ph-check-circle-fill'}
        className="text-4xl"
      />
      <div>
        <p className="font-display font-750 text-[1.1875rem] leading-[1.2]">{title}</p>
        {text && <p>{text}</p>}
        {action && (
          <button className="btn btn-small btn-white mt-2.5" type="button" onClick={action.onClick}>
            <Icon name="ph-arrow-clockwise-bold" />
            {action.label}
          </button>
        )}
      </div>
      <button className="icon-btn" type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="ph-x-bold" />
      </button>
    </div>
  )
}
