import * as v from 'valibot'
import type { Transport } from '../mail.ts'
import { callUpstream } from '../upstream.ts'
import { readHandover } from './http.ts'

/** https://postmarkapp.com/developer/api/email-api */
const defaultUrl = 'https://api.postmarkapp.com'
/** The recipient bounced, complained or unsubscribed at Postmark. */
const inactiveRecipient = 406
/** An invalid recipient or sender; only the message says which. */
const invalidRequest = 300

const refusal = v.object({ ErrorCode: v.number() })

export function createPostmark(key: string, url = defaultUrl): Transport {
  return async (mail, signal) => {
    const response = await callUpstream(`${url}/email`, signal, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Postmark-Server-Token': key,
        'Idempotency-Key': mail.key,
      },
      body: JSON.stringify({
        From: `"${mail.from.name}" <${mail.from.email}>`,
        To: mail.to,
        Subject: mail.subject,
        TextBody: mail.text,
        HtmlBody: mail.html,
        Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
        MessageStream: 'broadcast',
        TrackOpens: false,
        TrackLinks: 'None',
      }),
    })
    if (response.status !== 422) return readHandover(response)
    const body = v.safeParse(refusal, await response.json())
    const code = body.success ? body.output.ErrorCode : 422
    if (code === inactiveRecipient) return { kind: 'undeliverable' }
    return { kind: code === invalidRequest ? 'refused' : 'busy', code: `422 ${code}` }
  }
}
