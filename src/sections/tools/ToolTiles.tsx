import type { ReactNode } from 'react'
import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { type Tool, tools } from './tools.ts'

/** Every tool as a tile with its drawing; `last` is one more place in the grid. */
export function ToolTiles({ last }: { last?: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-3 xl:grid-cols-4 gap-2 sm:gap-3 lg:gap-4">
      {tools.map((tool, index) => (
        <li key={tool}>
          <ToolTile tool={tool} ground={grounds[index % grounds.length]!} />
        </li>
      ))}
      {last && <li className="grid items-center px-3">{last}</li>}
    </ul>
  )
}

const grounds = ['bg-t-barro', 'bg-t-rosa', 'bg-t-lima', 'bg-t-menta', 'bg-t-jaca', 'bg-t-agua']

function ToolTile({ tool, ground }: { tool: Tool; ground: string }) {
  const { locale, t } = usePage()
  return (
    <a
      className="group grid grid-cols-[36px_minmax(0,1fr)] sm:grid-cols-[44px_minmax(0,1fr)] lg:grid-cols-[64px_minmax(0,1fr)] gap-2 sm:gap-3 lg:gap-3.5 items-center h-full min-h-14 rounded-l bg-papel p-1.5 sm:p-2 lg:p-3 hover:shadow-cut transition-shadow"
      href={href(tool, locale)}
    >
      <ToolMotif
        tool={tool}
        className={`w-full h-auto aspect-square p-1 lg:p-2 rounded-3.5 ${ground}`}
      />
      <span>
        <b className="block heading font-750 text-[.9375rem] sm:text-base lg:text-[1.1875rem] leading-[1.15] [overflow-wrap:break-word] title-hover">
          {t(`tools.names.${tool}.title`)}
        </b>
        <span className="hidden lg:block mt-.5 text-[.9688rem] leading-[1.35] text-tinta-2">
          {t(`tools.names.${tool}.text`)}
        </span>
      </span>
    </a>
  )
}

function ToolMotif({ tool, className }: { tool: Tool; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${artHref('tools.svg')}#${tool}`} />
    </svg>
  )
}
