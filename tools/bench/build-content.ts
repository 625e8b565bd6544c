import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileContent } from '../../build/content/compile.ts'
import { readContent } from '../../build/content/read.ts'

// Measured as a process of its own: node build-content.ts <root> <folder>

const [root, folder] = process.argv.slice(2) as [string, string]
const start = performance.now()
let files = 0
for (const [name, text] of compileContent(readContent(root))) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  files += 1
}
const seconds = (performance.now() - start) / 1000
const memoryMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ seconds, memoryMb, files }))
