import { localeCodes } from '../../src/i18n/locales.ts'
import { routes } from '../../src/routes.ts'
import { findNearest } from '../content/error.ts'

/**
 * Selects pages by URL, `/es/article/floss`, by folder, `content/pages/article/`, or by file.
 * Throws for an unknown name.
 */
export function selectPages(names: string[], paths: string[]): string[] {
  return names.flatMap((name) => {
    const path = toPath(name)
    const selected = paths.filter((page) => page === path || page.startsWith(`${path}/`))
    if (selected.length > 0) return selected
    throw new Error(`There is no page "${name}". The nearest is ${findNearest(path, paths)}.`)
  })
}

function toPath(name: string): string {
  const [, issue] = /(?:^|.*\/)content\/issues\/\d{4}-\d\d-\d\d-(.*)/.exec(name) ?? []
  const [, inFolder = issue ? `${routes.newsletters}/${issue}` : name] =
    /(?:^|.*\/)content\/pages(.*)/.exec(name) ?? []
  const path = inFolder
    .replace(/^(?:\.?\/)*/, '/')
    .replace(/\/(?:(?:data|asked)\.json|\w+\.md)$/, '')
    .replace(/\/+$/, '')
  const locale = localeCodes.find((code) => path === `/${code}` || path.startsWith(`/${code}/`))
  return locale ? path.slice(locale.length + 1) : path
}
