import { request } from 'node:http'

/** Sends an endless body as fast as the server reads it, until an answer arrives. */
export function postEndlessly(
  url: string,
  contentType = 'application/json',
): Promise<{ status: number | undefined; sent: number }> {
  return new Promise((resolve) => {
    const chunk = Buffer.alloc(16_384, 'a')
    let sent = 0
    const sender = request(url, { method: 'POST', headers: { 'Content-Type': contentType } })
    const end = (status?: number) => {
      resolve({ status, sent })
      sender.destroy()
    }
    sender.on('response', ({ statusCode }) => end(statusCode))
    sender.on('error', () => end())
    const pump = () => {
      while (!sender.destroyed && sender.write(chunk)) sent += chunk.length
      sent += chunk.length
    }
    sender.on('drain', pump)
    pump()
  })
}
