import { Icon } from './Icon.tsx'

type Props = { id?: string; role?: 'alert'; children: string }

/** An error message beside a field or above a form. */
export function FieldError({ id, role, children }: Props) {
  return (
    <p className="flex gap-2 items-center font-650 text-alert-text" id={id} role={role}>
      <Icon name="ph-warning-circle-fill" />
      {children}
    </p>
  )
}
