import { startBareWorkerd, startPlainWorkerd } from '../../tests/support/plain-workerd.ts'
import { startServer } from '../../tests/support/servers.ts'
import { startSlowModel } from './load-model.ts'

/** Runs the server or the model for load.ts in its own process, and sends its URL. */

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
