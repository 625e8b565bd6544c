import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingNames } from '../../worker/services/settings.ts'
import { read } from '../support/files.ts'

/** Not the pages of the site, which are content, nor what a measurement wrote on its day. */
const documents = globSync([
  '*.md',
  '{docs,src,worker,build}/**/*.md',
  'tools/{,*/,eval/*/}README.md',
  'content/*.md',
]).sort()
const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))
const sources = globSync('{src,worker,build,scripts,tests,tools}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
})
const sourceNames = sources.map((file) => basename(file))
const topLevel = readdirSync('.')
/** What git ignores is what a build or a server writes. */
const generated = read('.gitignore').split('\n').filter(Boolean)
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)

const withoutBlocks = (text: string) => text.replaceAll(/^ *```.*?^ *```/gms, '')
const listCode = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
const listLinks = (text: string) =>
  [
    ...withoutBlocks(text)
      .replaceAll(/`[^`\n]+`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link]) => link!)
    .filter((link) => !/^https?:/.test(link))

/** `src/islands/`, `tools/bench/run.ts`, `content/pages/article/<slug>/`; not an address such as `/search`. */
function isPath(code: string): boolean {
  if (!/^[\w.@*<>-]+(?:\/[\w.@*<>-]+)*\/?$/.test(code)) return false
  const isSource = /\w\.tsx?$/.test(code)
  return code.includes('/') ? isSource || topLevel.includes(code.split('/')[0]!) : isSource
}

function exists(path: string, document: string): boolean {
  if (sourceNames.includes(path)) return true
  if (generated.some((start) => `${path}/`.startsWith(start.replace(/\/?$/, '/')))) return true
  const pattern = path.replaceAll(/<[^>]+>/g, '*')
  return [pattern, join(dirname(document), pattern)].some((place) => globSync(place).length > 0)
}

/** As GitHub makes it of a heading. */
const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const listAnchors = (file: string) =>
  [...withoutBlocks(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, title]) => toAnchor(title!))

test('finds the documents', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/operations.md']),
  )
  expect(decisions.length).toBeGreaterThan(30)
})

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test('names only files that exist', () => {
    const paths = listCode(text).filter(isPath)
    expect(paths.filter((path) => !exists(path, document))).toEqual([])
  })

  test('links only to files and headings that exist', () => {
    const broken = listLinks(text).filter((link) => {
      const [path, anchor] = link.split('#') as [string, string?]
      const target = path ? normalize(join(dirname(document), path)) : document
      if (!existsSync(target)) return true
      return anchor !== undefined && !listAnchors(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  test('names only npm commands that package.json has', () => {
    const commands = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
    const unknown = commands.map(([, name]) => name!).filter((name) => !scripts.includes(name))
    expect(unknown).toEqual([])
  })
})

test('CONTRIBUTING.md names only functions and components that exist', () => {
  const names = listCode(read('CONTRIBUTING.md')).filter((code) => /^\w*[a-z][A-Z]\w*$/.test(code))
  expect(names).toContain('servePageCache')
  const code = globSync('{src,worker,build}/**/*.{ts,tsx}').map(read).join('\n')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

test('the map in README.md has every folder, and only what exists', () => {
  const [, map] = /\n## Map\n\n```\n(.*?)\n```/s.exec(read('README.md'))!
  let parent = ''
  const listed = map!.split('\n').map((line) => {
    const [, indent, name] = /^( *)(\S+) {2,}\S/.exec(line)!
    if (indent) return join(parent, name!)
    parent = name!
    return join(name!)
  })
  expect(listed.filter((path) => !existsSync(path))).toEqual([])
  const folders = ['.', 'src', 'worker', 'build'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => `${join(folder, entry.name)}/`),
  )
  expect(folders.filter((path) => !listed.includes(path) && !generated.includes(path))).toEqual([])
})

test('README.md and CONTRIBUTING.md stay short enough to be read', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(140)
  expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThanOrEqual(170)
})

test('every npm command is explained somewhere', () => {
  const all = documents.map(read).join('\n')
  const short = new Set(['start', 'test'])
  const missing = scripts.filter((name) => {
    const command = short.has(name) ? `npm ${name}` : `npm run ${name}`
    return !new RegExp(`${command}(?![\\w:-])`).test(all)
  })
  expect(missing).toEqual([])
})

test('docs/settings.md explains every setting', () => {
  const page = read('docs/settings.md')
  for (const name of [...settingNames, 'PORT', 'HOST', 'DATABASE_PATH', 'STATE_FOLDER']) {
    expect(page, name).toMatch(new RegExp(`^\\| \`${name}\``, 'm'))
  }
})

test('docs/asvs.md names only tests that exist', () => {
  const folders: Record<string, string> = {
    u: 'tests/unit',
    w: 'tests/worker',
    e: 'tests/e2e',
    b: 'tools/bench/tests',
  }
  const names = listCode(read('docs/asvs.md')).filter((code) => /^[uweb]\/[\w*-]+$/.test(code))
  expect(names.length).toBeGreaterThan(50)
  const missing = names.filter((name) => {
    const [folder, test] = name.split('/') as [string, string]
    const path = `${folders[folder]}/${test}.test.{ts,tsx}`
    return globSync([path, path.replace('tests/', 'tests/all/')]).length === 0
  })
  expect(missing).toEqual([])
})

describe('docs/decisions', () => {
  test.each(decisions)('%s has a title, a status, context, decision and consequences', (file) => {
    const text = read(file)
    expect(text).toMatch(/^# \d+\. .+\n\nStatus: (?:accepted|superseded by \[\d{4}\]\(.+\))\n/)
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
    expect(text).toContain(`# ${Number(basename(file).slice(0, 4))}. `)
  })

  test('every decision has a number of its own and is in the index under its title', () => {
    const index = read('docs/decisions/README.md')
    const numbers = decisions.map((file) => basename(file).slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const file of decisions) {
      const [, title] = /^# \d+\. (.+)$/m.exec(read(file))!
      expect(index).toContain(`[${title}](${basename(file)})`)
    }
  })
})
