import { Icon } from '../../ui/Icon.tsx'
import { Inline } from '../../ui/Inline.tsx'

type Step = { title: string; text: string; time?: string }

/** Steps in order; `time` is how long one takes. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="numbered text-[1.125rem] leading-[1.55]">
      {steps.map(({ title, text, time }) => (
        <li key={title}>
          <b className="block heading font-750 text-xl leading-[1.2] mb-1">
            <Inline html={title} />
          </b>
          <Inline html={text} />
          {time && (
            <span className="flex gap-2 items-center mt-1 text-meta font-600 text-tinta-2">
              <Icon name="ph-clock-bold" className="text-link" />
              <Inline html={time} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
