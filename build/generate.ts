import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { writeShareImagesInThread } from './art/share-images.ts'
import { writeArt } from './art/write.ts'
import { writeContent } from './content.ts'
import { isGenerated, listFiles } from './inputs.ts'
import { listModules } from './modules.ts'

/** Worker thread of build/generated-files.ts: generates once per message. */

export type GenerateOptions = { root: string; isBuild: boolean }

/** Writes drawings, compiled content and, for a build, share images to public/. */
async function generate({ root, isBuild }: GenerateOptions): Promise<void> {
  writeArt(root)
  const record = join(root, '.cache/generated')
  const hash = hashInputs(root, isBuild)
  const outputs = ['.cache/generated', 'public/_content', ...(isBuild ? ['public/og'] : [])]
  const isWritten = outputs.every((output) => existsSync(join(root, output)))
  if (isWritten && readFileSync(record, 'utf8') === hash) return
  rmSync(record, { force: true })
  await Promise.all([isBuild && writeShareImagesInThread(root), compile(root, isBuild)])
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, hash)
}

async function compile(root: string, isBuild: boolean): Promise<void> {
  writeContent(root, { drafts: !isBuild })
}

/** Hashes all inputs of the compiled content. */
function hashInputs(root: string, isBuild: boolean): string {
  const files = [
    ...listModules(import.meta.filename),
    ...listFiles(root, 'content'),
    ...listFiles(root, 'src/art').filter((file) => !isGenerated(file)),
    // Pins the compiling libraries.
    'package-lock.json',
  ]
  const hash = createHash('sha256').update(`${isBuild}`)
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(resolve(root, file)))
  return hash.digest('hex')
}

const options = workerData as GenerateOptions
parentPort!.on('message', async () => {
  // A content error must not end the thread, which keeps the next compile fast.
  const error = await generate(options).catch((reason: unknown) => reason)
  parentPort!.postMessage(error)
})
