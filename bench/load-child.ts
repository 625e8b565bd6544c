import { chunk, done, finish, pieces } from '../tests/model-behaviours.ts'
import { startBareWorkerd, startPlainWorkerd } from '../tests/plain-workerd.ts'
import { startServer } from '../tests/servers.ts'
import { chooseSecond, startStandIn } from '../tests/stand-in.ts'

/** Runs the server or the model for bench/load.ts in its own process, and sends its URL. */

const [, , role, modelUrl] = process.argv
process.send!(role === 'model' ? await startSlowModel() : await startOn(role!, modelUrl!))
process.on('disconnect', () => process.exit())

async function startOn(platform: string, url: string): Promise<string> {
  if (platform === 'bare') return (await startBareWorkerd()).origin
  const settings = {
    MOLLY_PROVIDER: 'openai-compatible',
    MOLLY_LLM_URL: url,
    MOLLY_LLM_MODEL: 'm',
    MOLLY_DAILY_BUDGET: '999999999',
  }
  const isNode = platform === 'Node'
  const server = await (isNode ? startServer('Node', settings) : startPlainWorkerd(settings))
  return server.origin
}

/** Sends half its answer at once, and the rest after a delay. */
async function startSlowModel(): Promise<string> {
  const model = await startStandIn(chooseSecond, (text) => ({
    slow: (response) => {
      const all = pieces(text)
      const half = Math.ceil(all.length / 2)
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(all.slice(0, half).join(''))
      const timer = setTimeout(() => {
        response.end([...all.slice(half), chunk(' '), finish(), done].join(''))
      }, 6500)
      response.on('close', () => clearTimeout(timer))
    },
  }))
  return model.url('slow')
}
