import { chunk, done, finish, pieces } from '../../tests/support/model-behaviours.ts'
import { chooseSecond, startStandIn } from '../../tests/support/stand-in.ts'

/** How long the model takes to choose. */
export const modelMs = 6500

/** Sends half of its choice at once, and the rest at its end. */
export async function startSlowModel(): Promise<string> {
  const model = await startStandIn(chooseSecond, (text) => ({
    slow: (response) => {
      const all = pieces(text)
      const half = Math.ceil(all.length / 2)
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(all.slice(0, half).join(''))
      const timer = setTimeout(() => {
        response.end([...all.slice(half), chunk(' '), finish(), done].join(''))
      }, modelMs)
      response.on('close', () => clearTimeout(timer))
    },
  }))
  return model.url('slow')
}
