import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { writePictures } from './art/pictures.ts'
import { writeArt } from './art/write.ts'
import { readContent } from './content/read.ts'
import { writeContent } from './content/write.ts'
import { isGenerated, listFiles } from './inputs.ts'
import { listModules } from './modules.ts'

/**
 * Worker thread of build/generated.ts: generates once per message. Answers 'drawn' when the files that code
 * imports are written, and then with undefined, or the error.
 */

export type GenerateOptions = { root: string; isBuild: boolean }

/** Writes drawings, compiled content and, for a build, share images to public/. */
async function generate({ root, isBuild }: GenerateOptions): Promise<void> {
  const content = readContent(root)
  writeArt(root, content)
  parentPort!.postMessage('drawn')
  const record = join(root, '.cache/generated')
  const hash = hashInputs(root, isBuild)
  const outputs = ['.cache/generated', 'public/_content', ...(isBuild ? ['public/og'] : [])]
  const isWritten = outputs.every((output) => existsSync(join(root, output)))
  if (isWritten && readFileSync(record, 'utf8') === hash) return
  rmSync(record, { force: true })
  await Promise.all([
    isBuild && writePictures(root, content),
    writeContent(root, content, { drafts: !isBuild }),
  ])
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, hash)
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
