import { afterAll, beforeAll, expect, test } from 'vitest'
import { formType } from '../support/requests.ts'
import { startWorkerd } from '../support/servers.ts'

let server: Awaited<ReturnType<typeof startWorkerd>>
beforeAll(async () => {
  server = await startWorkerd({})
})
afterAll(() => server.close())

test('a sheet for the dentist has the date of where the visitor is', async () => {
  // A day apart at any hour.
  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const response = await server.harness.getWorker().fetch('http://a.example/ask-dentist', {
      method: 'POST',
      headers: { 'Content-Type': formType },
      body: 'problem=It+hurts',
      cf: { timezone },
    } as object)
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: timezone })
    expect(await response.text()).toContain(`<b>${day}</b>`)
  }
})
