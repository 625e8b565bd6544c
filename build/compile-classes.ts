import { globSync, readFileSync } from 'node:fs'
import { expandVariantGroup, type SourceCodeTransformer } from 'unocss'

const classNames = /(?<=\bclassName=")[^"]+ [^"]+(?=")/g

/**
 * Utilities that stand together in a `className="…"` become one class of that look, so that a page
 * carries its name and the stylesheet what it means: some `_4f` for
 * `flex items-center gap-2 rounded-m`. Classes of `kept`, and those that no utility is, stay, since
 * stylesheets speak of them.
 */
export function compileClasses(root: string, kept: Record<string, string>): SourceCodeTransformer {
  const sources = globSync('{src,worker}/**/*.tsx', { cwd: root }).sort()
  // Numbers, in an order that every build of client and worker finds: shorter than hashes.
  const all = new Set(
    sources.flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(classNames) ?? []),
  )
  const names = new Map([...all].map((list, index) => [list, `_${index.toString(36)}`]))
  return {
    name: 'esmalte:compile-classes',
    enforce: 'pre',
    async transform(code, _id, { uno, tokens, invalidate }) {
      for (const { 0: list, index } of code.original.matchAll(classNames)) {
        const classes = expandVariantGroup(list).trim().split(/\s+/)
        const isUtility = await Promise.all(
          classes.map(async (name) => !(name in kept) && Boolean(await uno.parseToken(name))),
        )
        const utilities = classes.filter((_, at) => isUtility[at])
        if (utilities.length < 2) continue
        if (!names.has(list)) names.set(list, `_${names.size.toString(36)}`)
        const name = names.get(list)!
        if (!uno.config.shortcuts.some(([known]) => known === name)) {
          uno.config.shortcuts.push([name, utilities.join(' '), { layer: 'compiled' }])
          uno.invalidateToken(name)
          invalidate()
        }
        tokens.add(name)
        const rest = classes.filter((_, at) => !isUtility[at])
        code.overwrite(index, index + list.length, [name, ...rest].join(' '))
      }
    },
  }
}
