import { routes } from '../../src/routes.ts'
import { listedPages } from '../../src/pages.ts'
import { findNearest } from '../content/error.ts'
import type { Page } from '../../src/content/schema.ts'
import type { TopicSource } from '../content/topics.ts'
import { type Source, toFolder } from '../content/read.ts'
import type { Found, TextFile } from './text.ts'

/** Valid link targets without a folder in content/. */
const codePaths = new Set<string>([
  ...listedPages.map(({ path }) => path),
  routes.search,
  routes.feed,
  routes.offline,
  routes.newsletterUnsubscribe,
])

/** Anchors that components render. */
const commonAnchors = ['faq', 'references', 'short-answer', 'contents']

export const isOrphan = 'is linked from nowhere'

type Text = Pick<TextFile, 'file' | 'lines'> & { source: Pick<Source, 'path'> }
type LinkTargets = {
  pages: Map<string, Page>
  lists: Record<string, string[]>
  topics: TopicSource[]
}

/** Finds broken links and anchors, and pages that nothing links to. */
export function checkLinks(texts: Text[], { pages, lists, topics }: LinkTargets): Found[] {
  const anchors = new Map([...pages].map(([path, page]) => [path, anchorsOf(page)]))
  const linked = new Set<string>([...Object.values(routes), ...Object.values(lists).flat()])
  const findings: Found[] = []

  const follow = (href: string, from: string, place: Pick<Found, 'file' | 'line' | 'at'>) => {
    const url = new URL(href, 'http://localhost')
    if (url.pathname !== from) linked.add(url.pathname)
    const id = url.hash.slice(1)
    if (!pages.has(url.pathname) && !codePaths.has(url.pathname)) {
      const remedy = `correct the address: the nearest is ${findNearest(url.pathname, [...pages.keys()])}`
      findings.push({ ...place, problem: `links to ${href}, which is no page`, remedy })
    } else if (id && pages.has(url.pathname) && !anchors.get(url.pathname)!.has(id)) {
      const remedy = 'correct the anchor'
      findings.push({ ...place, problem: `links to ${href}, where nothing has that id`, remedy })
    }
  }

  for (const { file, source, lines } of texts) {
    for (const { number: line, text } of lines) {
      for (const [, bang, href] of text.matchAll(/(!?)\[[^\]^]*\]\(([^)\s]*)\)/g)) {
        if (bang)
          findings.push({
            file,
            line,
            problem: `holds the image ${href}`,
            remedy: 'use {motif:name}: texts have no image files',
          })
        else if (/^[/#]/.test(href!))
          follow(href!.replace(/^#/, `${source.path}#`), source.path, { file, line })
        else if (!href!.startsWith('tel:'))
          findings.push({
            file,
            line,
            problem: `links to ${href}`,
            remedy: 'link to pages of this site, from /; sources are facts',
          })
      }
    }
  }
  for (const path of Object.values(lists).flat()) {
    follow(path, '', { file: 'content/lists.json', at: `"${path}"` })
  }
  for (const { path } of topics) follow(path, '', { file: 'content/topics.json', at: `"${path}"` })
  for (const [path, page] of pages) {
    for (const { parts } of page.sections) {
      for (const part of parts) {
        if (part.kind === 'pages')
          for (const card of part.cards) if (card.path !== path) linked.add(card.path)
      }
    }
  }
  for (const page of pages.values()) {
    const ids = idsOf(page)
    for (const id of ids.filter((name, index) => ids.indexOf(name) < index)) {
      findings.push({
        file: toFolder(page),
        problem: `has the id "${id}" twice`,
        remedy: 'give each heading and question an id of its own',
      })
    }
  }
  for (const [path, page] of pages) {
    // The archive links to every issue.
    if (page.listed && page.type !== 'issue' && !linked.has(path)) {
      findings.push({
        file: toFolder(page),
        problem: isOrphan,
        remedy: 'name it in a hub, a list or another text',
      })
    }
  }
  return findings
}

const anchorsOf = (page: Page): Set<string> => new Set([...idsOf(page), ...commonAnchors])

/** The ids of headings and questions. */
function idsOf({ sections, faq }: Page): string[] {
  const html = sections.flatMap(({ parts }) =>
    parts.map((part) => (part.kind === 'html' ? part.html : '')),
  )
  const headings = [...html.join('').matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id!)
  return [...headings, ...faq.map(({ id }) => id)]
}
