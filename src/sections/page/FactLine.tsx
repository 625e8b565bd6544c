import { FactLinks } from './FactLinks.tsx'

type Props = {
  /** 'Rests on:' */
  label: string
  facts: string[]
}

/** The facts behind a statement, as a line of links below it. */
export function FactLine({ label, facts }: Props) {
  return (
    <span className="block text-fine text-tinta-2">
      {label} <FactLinks facts={facts} />
    </span>
  )
}
