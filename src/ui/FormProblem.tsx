import { FieldError } from './FieldError.tsx'

type Props = {
  /** The form's target, so that the browser gives it the focus. */
  id: string
  problem: string
  fields: { id: string; label: string; error: string }[]
}

/** Above a refused form: why, with a link to each wrong field. */
export function FormProblem({ id, problem, fields }: Props) {
  return (
    <div id={id} role="alert" tabIndex={-1}>
      <FieldError>{problem}</FieldError>
      <ul>
        {fields.map((field) => (
          <li key={field.id} className="mt-3 leading-[1.35]">
            <a
              className="inline-block py-1 text-link underline underline-offset-3"
              href={`#${field.id}`}
            >
              {field.label}
            </a>
            <br />
            {field.error}
          </li>
        ))}
      </ul>
    </div>
  )
}
