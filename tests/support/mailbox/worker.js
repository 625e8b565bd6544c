import { WorkerEntrypoint } from 'cloudflare:workers'

const mails = []
let mode = 'fine'
const isHeld = () => mode === 'held'

export class Mailbox extends WorkerEntrypoint {
  async send(mail) {
    while (isHeld()) await new Promise((resolve) => setTimeout(resolve, 10))
    if (mode === 'broken') throw new Error(`no way to ${mail.to}`)
    mails.push(mail)
    return { messageId: '<1@mail.example>' }
  }
}

export default {
  fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname !== '/') mode = pathname.slice(1)
    return Response.json(mails)
  },
}
