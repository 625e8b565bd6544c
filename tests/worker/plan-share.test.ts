import { describe, expect, test } from 'vitest'
import { texts } from '../../src/features/plan-share/texts.ts'
import { formatDollars } from '../../src/i18n/formats.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { postForm, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const path = '/tools/what-will-i-pay'
const server = testServer('Node')
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const figures = {
  'name-1': 'Crown <b>19</b>',
  'price-1': '1,200',
  'allowed-1': '1,000',
  'percent-1': '50',
  network: 'out',
  waits: 'no',
  deductible: '100',
  met: '',
  maximum: '1,500',
  used: '1,200',
}

async function send(fields: Record<string, string>, to = path) {
  const response = await postForm(server, to, fields)
  const html = await response.text()
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

describe.each(localeCodes)('what a plan pays, in %s', (locale) => {
  const t = getText(locale, texts)
  const to = localize(path, locale)
  const dollars = (amount: number) => formatDollars(amount, locale)

  test('comes back as a sentence, a bar with its figures, and a sum line by line', async () => {
    const { response, html, main } = await send(figures, to)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const result = t('payShare.result', { you: dollars(900), price: dollars(1200) })
    expect(main).toContain(`>${result}</h1>`)
    expect(html).toContain(`<title>${result}`)
    expect(main.match(/<rect/g)).toHaveLength(4)
    expect(words(main)).toContain(words(`${t('payShare.plan')} ${dollars(300)} · 25%`))
    expect(words(main)).toContain(words(`${t('payShare.you')} ${dollars(900)} · 75%`))
    expect(main).toContain('Crown &lt;b&gt;19&lt;/b&gt;')
    for (const [part, amount] of [
      [t('payShare.parts.deductible'), 100],
      [t('payShare.parts.coinsurance', 50), 450],
      [t('payShare.parts.overMaximum'), 150],
      [t('payShare.parts.balance'), 200],
      [t('payShare.maximumLeft'), 0],
    ] as const) {
      expect(words(main)).toContain(words(`${part} ${dollars(amount)}`))
    }
    expect(main).toContain(t('payShare.overNote'))
    expect(main).toContain(t('payShare.balanceNote'))
    expect(main).not.toContain(t('payShare.waitsNote'))
  })

  test('without insurance asks for prices only, and says their sum and what can lower it', async () => {
    const form = await readText(server, to)
    expect(form.match(/<input(?=[^>]* id="share-)[^>]* required/g)).toHaveLength(1)
    const { response, html, main } = await send(
      { network: 'none', 'price-1': '900', 'percent-1': '', 'price-2': '1,300', used: 'x' },
      to,
    )
    expect(response.status).toBe(200)
    const result = t('payShare.resultAlone', { price: dollars(2200) })
    expect(html).toContain(`<title>${result}`)
    expect(main).toContain(`>${result}</h1>`)
    expect(words(main)).toContain(words(`${t('payShare.parts.you')} ${dollars(2200)}`))
    expect(main).toContain(`href="${localize('/paying-for-care', locale)}#ways"`)
    for (const part of ['%', t('payShare.parts.plan'), t('payShare.deductibleLeft')]) {
      expect(words(main.slice(0, main.indexOf('<form'))), part).not.toContain(part)
    }
    expect((await send({ network: 'none', 'price-1': '' }, to)).response.status).toBe(400)
  })

  test('says beside the field what is wrong, and keeps what was typed', async () => {
    const { response, main } = await send({ ...figures, 'price-1': '4.000', met: '500' }, to)
    expect(response.status).toBe(400)
    expect(main).toContain('id="share-price-1-error"')
    expect(main).toContain('id="share-met-error"')
    expect(main).toContain('value="4.000"')
    expect(main).not.toContain('<rect')
  })

  test('explains each word, and starts without a figure', async () => {
    const html = await readText(server, to)
    for (const term of ['allowed', 'deductible', 'coinsurance', 'maximum', 'balance'] as const) {
      expect(html).toContain(t(`payShare.terms.${term}.what`))
    }
    expect(html).not.toMatch(
      /<input[^>]*inputMode[^>]*value="\d|<input[^>]*value="\d[^>]*inputmode/i,
    )
    expect(html).toContain(`href="${localize('/paying-for-care/united-states', locale)}#buy"`)
  })

  test('shows an example only when asked, and calls it one', async () => {
    const { main } = await send({ example: '1' }, to)
    expect(main).toContain(t('payShare.exampleNote'))
    expect((await send(figures, to)).main).not.toContain(t('payShare.exampleNote'))
  })
})

test('the lines of a treatment plan that have a price come along, and lead back to it', async () => {
  const lines = 'RCT #19  $1,180\r\nCrown #19\r\nTotal $1,180'
  const plan = await postForm(server, '/tools/treatment-plan', { lines })
  const form = (await plan.text())
    .split('<form')
    .find((part) => part.includes(`action="${path}#share"`))!
  expect(form).not.toContain('price-2')
  const fields = Object.fromEntries(
    [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, ...pair]) => pair),
  )
  expect(form).toContain('name="fill"')
  const { main, response } = await send({ ...fields, fill: '1' })
  expect(response.status).toBe(200)
  expect(main).toContain('value="RCT #19  $1,180"')
  expect(main).toContain('value="1180"')
  expect(main).not.toContain('<rect')
  const { main: result } = await send({ ...fields, 'percent-1': '50' })
  expect(result).toContain('<rect')
  expect(result).toMatch(
    /action="\/tools\/treatment-plan#plan"[^>]*><input type="hidden" name="lines" value="RCT #19 {2}\$1,180\s+Crown #19/,
  )
})

test('a plan without prices does not lead to the sum', async () => {
  const plan = await postForm(server, '/tools/treatment-plan', { lines: 'Crown #19' })
  expect(await plan.text()).not.toContain(`action="${path}#share"`)
})

test.each(['', '%00', '9'.repeat(300), '1e309', 'NaN', '💸', '-1'])(
  'takes %s in any field without falling over',
  async (text) => {
    for (const name of ['price-1', 'percent-1', 'price-99', 'network', 'deductible', 'lines']) {
      const { response } = await send({ ...figures, [name]: text })
      expect([200, 400]).toContain(response.status)
    }
  },
)
