import type { Page } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'
import { toPassages } from '../index/passages.ts'
import type { Source } from '../read.ts'
import type { Found } from './text.ts'

/** Questions in asked.json for a section that the page does not have. */
export function checkAsked(sources: Source[], pages: Map<string, Page>): Found[] {
  return sources.flatMap(({ path, folder, asked }) => {
    const passages = toPassages(pages.get(path)!, getText('en'))
    const known = new Set(passages.map(({ section, kind }) => section?.id ?? kind))
    return Object.keys(asked)
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: `${folder}/asked.json`,
        at: `"${id}"`,
        problem: `names no section "${id}"`,
        remedy: `the page has ${[...known].join(', ')}`,
      }))
  })
}
