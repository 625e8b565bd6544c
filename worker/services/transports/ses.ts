import { AwsClient } from 'aws4fetch'
import type { IssueSettings } from '../settings.ts'
import type { Handover, Transport } from '../mail.ts'
import { callUpstream } from '../upstream.ts'
import { readHandover } from './http.ts'

/** Errors about a single mail; those about the account have other names. */
const refusals = ['BadRequestException', 'MessageRejected']

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
export function createSes({ keyId, key, region, url }: IssueSettings): Transport {
  const origin = url ?? `https://email.${region}.amazonaws.com`
  const client = new AwsClient({
    accessKeyId: keyId!,
    secretAccessKey: key!,
    service: 'ses',
    region,
  })
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  return async (mail, signal): Promise<Handover> => {
    const request = await client.sign(`${origin}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': mail.key },
      body: JSON.stringify({
        FromEmailAddress: `"${mail.from.name}" <${mail.from.email}>`,
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: utf8(mail.subject),
            Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
            Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
          },
        },
      }),
    })
    const response = await callUpstream(request, signal)
    const handover = await readHandover(response)
    const [name = ''] = response.headers.get('x-amzn-ErrorType')?.split(':') ?? []
    if (response.status === 400 && refusals.includes(name)) return { kind: 'refused', code: name }
    return handover
  }
}
