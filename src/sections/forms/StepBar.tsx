type Props = {
  /** Starts at 1. */
  step: number
  total: number
  /** 'Step 2 of 5' */
  label: string
}

/** The visitor's progress. */
export function StepBar({ step, total, label }: Props) {
  return (
    <>
      <div className="flex gap-1.5 mb-2.5" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={`flex-1 h-[12px] rounded-1 ${index < step ? 'bg-cobalto dark:bg-link' : 'bg-linea'}`}
          />
        ))}
      </div>
      <p className="meta mb-4.5">{label}</p>
    </>
  )
}
