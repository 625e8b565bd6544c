import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { writeShareImagesInThread } from './art/share-images.ts'
import { writeArt } from './art/write.ts'
import { writeContent } from './content.ts'
import { isGenerated, listFiles } from './inputs.ts'
import { listModules } from './modules.ts'

/** The thread of build/generated-files.ts: generates once for each message. */

export type GenerateOptions = { root: string; isBuild: boolean }

/** Writes drawings, compiled content and, for a build, the pictures of shared pages to public/. */
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

/** Of everything that compiled content is made of. */
function hashInputs(root: string, isBuild: boolean): string {
  const files = [
    ...listModules(import.meta.filename),
    ...listFiles(root, 'content'),
    ...listFiles(root, 'src/art').filter((file) => !isGenerated(file)),
    // The libraries that compile.
    'package-lock.json',
  ]
  const hash = createHash('sha256').update(`${isBuild}`)
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(resolve(root, file)))
  return hash.digest('hex')
}

const options = workerData as GenerateOptions
parentPort!.on('message', async () => {
  // A fault of content does not end the thread: the next edit is compiled as fast as others.
  const error = await generate(options).catch((reason: unknown) => reason)
  parentPort!.postMessage(error)
})
