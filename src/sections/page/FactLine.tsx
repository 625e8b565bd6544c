import { usePage } from '../../page-context.ts'
import { factHref } from '../../routes.ts'

type Props = {
  /** 'Rests on:' */
  label: string
  ids: string[]
}

/** The facts behind a statement, as a line of links below it. */
export function FactLine({ label, ids }: Props) {
  const { locale } = usePage()
  return (
    <span className="block text-fine text-tinta-2">
      {label}{' '}
      {ids.map((id) => (
        <a
          key={id}
          className="inline-block py-1 mr-2 text-link underline underline-offset-3"
          href={factHref(id, locale)}
        >
          {id}
        </a>
      ))}
    </span>
  )
}
