import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string
  checked?: boolean
  required?: boolean
  children: ReactNode
}

/** A radio button whose whole row is clickable. */
export function RadioRow({ name, value, checked, required, children }: Props) {
  return (
    <label className="choice flex gap-4 items-center min-h-15 px-4.5 py-2.5 leading-[1.35]">
      <input
        className="w-6.5 h-6.5 m-0 flex-none focus-visible:outline-none focus-visible:[box-shadow:none] accent-[var(--link)]"
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        required={required}
      />
      <span>{children}</span>
    </label>
  )
}
