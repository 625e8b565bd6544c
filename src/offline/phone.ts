import { answerFromCards, answerIfEmergency } from '../answering/answer.ts'
import type { Assets } from '../content/files.ts'
import { keptCache, keptKey, readKeptList } from '../molly/kept.ts'
import { type Answer, type AskRequest, limits } from '../molly/protocol.ts'
import { cleanText } from '../text/clean.ts'
import { loadModel } from '../understanding/load.ts'

/**
 * The web worker that answers as the server does, from kept files alone. Pages of later builds ask it
 * too: what is asked and answered here must stay the same.
 */
type Asked = { id: number; request: AskRequest }

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, request } = data
  void answer(request)
    .catch(() => undefined)
    .then((answer) => postMessage({ id, answer }))
})

/** undefined: what is kept is not whole. */
async function answer(request: AskRequest): Promise<Answer | undefined> {
  const read = clean(request)
  try {
    const assets = await openKept()
    const model = readKernel(assets).then((kernel) => loadModel(assets, kernel))
    return await answerFromCards(read, { assets, model })
  } catch (error) {
    console.error('molly', error)
    return answerIfEmergency(read, { assets: nothing })
  }
}

/** As worker/molly/request.ts does. */
function clean({ message, history = [], ...rest }: AskRequest): AskRequest {
  return {
    ...rest,
    message: cleanText(message).trim(),
    history: history.map((turn) => ({
      ...turn,
      content: cleanText(turn.content).slice(0, limits.historyContentLength).toWellFormed(),
    })),
  }
}

const notFound = () => Promise.resolve(new Response(null, { status: 404 }))
const nothing: Assets = { fetch: notFound }

async function openKept(): Promise<Assets> {
  const list = await readKeptList()
  const cache = await caches.open(keptCache)
  const keys = new Map(list?.files.map((file) => [file.path, keptKey(file)]))
  return {
    async fetch(input) {
      const key = keys.get(new URL(input).pathname)
      return (key && (await cache.match(key))) || notFound()
    },
  }
}

async function readKernel(assets: Assets): Promise<WebAssembly.Module> {
  const response = await assets.fetch('http://localhost/encoder/kernel.wasm')
  return WebAssembly.compile(await response.arrayBuffer())
}
