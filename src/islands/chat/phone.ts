import { type KeptList, readKeptList } from '../../molly/kept.ts'
import type { Answer, AskRequest } from '../../molly/protocol.ts'

/** Missing in TypeScript's DOM types. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/** The other policy that the pages' CSP allows: see src/offline/register.ts. */
const policyName = '/assets/phone'
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

function trust(address: string): string {
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL(input) {
      if (/^\/assets\/phone-[\w-]+\.js$/.test(input)) return input
      throw new TypeError(input)
    },
  })
  return policy ? policy.createScriptURL(address) : address
}

let running: { id: string; worker: Worker } | undefined

function start({ id, worker: address }: KeptList): Worker {
  if (running?.id === id) return running.worker
  running?.worker.terminate()
  running = { id, worker: new Worker(trust(address)) }
  return running.worker
}

/** Reading 35 MB takes an old phone some seconds, and a question of many words as long again. */
const patienceMs = 30_000

let asked = 0

/** The answer from what the visitor asked this browser to keep; undefined where it keeps nothing whole. */
export async function askPhone(
  request: AskRequest,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const list = await readKeptList()
  if (!list) return undefined
  const worker = start(list)
  const id = ++asked
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      clearTimeout(late)
      worker.removeEventListener('message', onMessage)
      worker.removeEventListener('error', onError)
      resolve(answer)
    }
    const onMessage = ({ data }: MessageEvent<{ id: number; answer?: Answer }>) => {
      if (data.id === id) end(data.answer)
    }
    const onError = () => end()
    const late = setTimeout(end, patienceMs)
    signal.addEventListener('abort', onError, { once: true })
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', onError)
    worker.postMessage({ id, request })
  })
}
