import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import type { Tool } from './tools.ts'

/** Tools as a line of links, within a text. */
export function ToolPills({ names }: { names: Tool[] }) {
  const { locale, t } = usePage()
  return (
    <ul className="flex flex-[1_1_100%] flex-wrap gap-2">
      {names.map((tool) => (
        <li key={tool}>
          <a className="pill" href={href(tool, locale)}>
            {t(`tools.names.${tool}.title`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
