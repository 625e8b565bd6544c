import { ask } from './tools/ask.ts'
import { findCodeTool } from './tools/find-code.ts'
import { emergency } from './tools/emergency.ts'
import { readPage } from './tools/read-page.ts'
import { search } from './tools/search.ts'
import type { Tool } from './tool.ts'

/** In the published order, most urgent first. */
export const tools: Tool[] = [emergency, search, readPage, ask, findCodeTool]

export function findTool(name: string): Tool | undefined {
  return tools.find(({ entry }) => entry.name === name)
}
