// oxlint-disable no-underscore-dangle -- the data's own name
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { parseAst } from 'vite'

/** The oldest versions we support, as `browserslist` in package.json has them. */
export type Oldest = Partial<Record<BrowserName, number>>

/** What not all of the oldest browsers have, by how a script names it. */
type Young = {
  globals: Set<string>
  /** 'AbortSignal.any' */
  statics: Set<string>
  /** Methods and properties whose name no older object has. */
  members: Set<string>
  /** Of the language's own objects: looked for only where they are called. */
  methods: Set<string>
  selectors: Set<string>
}

function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  } = statement
  if (flags || prefix || alternative_name || removed || !added || added === 'preview') return false
  return Number.parseFloat(added.replace('≤', '')) <= version
}

function isOld({ support }: CompatStatement, oldest: Oldest): boolean {
  return Object.entries(oldest).every(([browser, version]) => {
    const statements = [support[browser as BrowserName] ?? []].flat()
    return statements.some((statement) => isIn(statement, version))
  })
}

const members = (object: Identifier) =>
  Object.entries(object).filter(([name]) => name !== '__compat') as [string, Identifier][]

/**
 * `own`: names that our scripts give to their own properties. A name alone does not tell whose it is, so
 * these are looked for only in the language itself.
 */
export function listYoung(oldest: Oldest, own: Set<string>): Young {
  const young: Young = {
    globals: new Set(),
    statics: new Set(),
    members: new Set(),
    methods: new Set(),
    selectors: new Set(
      members(data.css.selectors!)
        .filter(([, { __compat }]) => __compat && !isOld(__compat, oldest))
        .map(([name]) => name),
    ),
  }
  const old = new Set<string>()
  const interfaces = [...members(data.api as Identifier), ...members(data.javascript.builtins!)]
  for (const [name, object] of interfaces) {
    const isOldObject = object.__compat ? isOld(object.__compat, oldest) : true
    if (!isOldObject) young.globals.add(name)
    for (const [key, member] of members(object)) {
      if (!member.__compat || /_event$|^@@|^(?:\w+_)?(?:support|worker)/.test(key)) continue
      const [, short] = /^(\w+?)(?:_static)?$/.exec(key) ?? []
      if (!short) continue
      const isOldMember = isOldObject && isOld(member.__compat, oldest)
      if (key.endsWith('_static')) {
        if (!isOldMember && isOldObject) young.statics.add(`${name}.${short}`)
      } else if (isOldMember) old.add(short)
      else if (name in data.javascript.builtins!) young.methods.add(short)
      else if (!own.has(short)) young.members.add(short)
    }
  }
  for (const name of old) {
    young.members.delete(name)
    young.methods.delete(name)
  }
  return young
}

type Node = { type: string; [key: string]: unknown }

/** The names of properties that a script makes. */
export function listOwnNames(code: string): Set<string> {
  const names = new Set<string>()
  walk(parseAst(code) as unknown as Node, (node) => {
    const isMade = node.type === 'Property' || node.type.endsWith('Definition')
    if (isMade && nameOf(node['key'])) names.add(nameOf(node['key'])!)
    const left = node.type === 'AssignmentExpression' ? (node['left'] as Node) : undefined
    if (left?.type === 'MemberExpression') names.add(nameOf(left['property']) ?? '')
  })
  return names
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const nameOf = (value: unknown) =>
  isNode(value) ? (value['name'] as string | undefined) : undefined

function walk(node: Node, look: (node: Node, role?: string) => void, role?: string): void {
  look(node, role)
  for (const [key, value] of Object.entries(node)) {
    for (const child of [value].flat()) if (isNode(child)) walk(child, look, key)
  }
}

/** The young names in a script, in the order of their first use. */
export function findYoung(code: string, young: Young): string[] {
  const found = new Set<string>()
  walk(parseAst(code) as unknown as Node, (node, role) => {
    const name = nameOf(node)
    if (name && role !== 'property' && role !== 'key' && young.globals.has(name)) found.add(name)
    if (node.type === 'StaticBlock') found.add('static {}')
    if (node.type === 'MemberExpression' && node['computed'] !== true) {
      const member = nameOf(node['property'])!
      const whole = `${nameOf(node['object'])}.${member}`
      if (young.statics.has(whole)) found.add(whole)
      else if (young.members.has(member)) found.add(`.${member}`)
      else if (role === 'callee' && young.methods.has(member)) found.add(`.${member}`)
    }
    for (const text of textsOf(node)) {
      if (/\(\?<[=!]/.test(text)) found.add('(?<=')
      for (const [, pseudo] of text.matchAll(/::?([a-z-]+)/g)) {
        if (young.selectors.has(pseudo!)) found.add(`:${pseudo}`)
      }
    }
  })
  return [...found]
}

function textsOf(node: Node): string[] {
  if (node.type === 'TemplateElement') return [(node['value'] as { raw: string }).raw]
  if (node.type !== 'Literal') return []
  if ('regex' in node) return [(node['regex'] as { pattern: string }).pattern]
  return typeof node['value'] === 'string' ? [node['value']] : []
}
