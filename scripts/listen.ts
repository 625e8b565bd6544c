import { createServer } from 'node:net'

/** Reads PORT and HOST; throws if they cannot be used. */
export async function chooseAddress(): Promise<{ host: string; port: number }> {
  const host = process.env['HOST'] || '127.0.0.1'
  const port = Number(process.env['PORT'] || 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${process.env['PORT']}", but must be a number from 1 to 65535.`)
  }
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken. Set PORT to another one.`
            : `Cannot listen on ${host}:${port} (${code}).`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
  return { host, port }
}
