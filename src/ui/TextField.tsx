import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'

type Props = {
  id: string
  name: string
  label: ReactNode
  hint?: string
  /** The error message. */
  error?: string
  value?: string
  maxLength?: number
  placeholder?: string
  required?: boolean
  inputMode?: 'decimal' | 'numeric'
  /** Number of lines, if more than one. */
  rows?: number
}

/** A labelled field: hint above, error below, both announced with it. */
export function TextField({ id, label, hint, error, value, rows, ...input }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const field = {
    ...input,
    id,
    defaultValue: value,
    autoComplete: 'off',
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="grid gap-2 content-end">
      <div>
        <label className="block font-700 leading-[1.35]" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className="block text-meta leading-[1.4] text-tinta-2" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {rows ? (
        <textarea
          className="field py-3 resize-y aria-[invalid=true]:border-alert"
          rows={rows}
          {...field}
        />
      ) : (
        <input className="field aria-[invalid=true]:border-alert" {...field} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
