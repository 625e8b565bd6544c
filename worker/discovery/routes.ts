import { Hono } from 'hono'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { endpoints, qrFolder, routes } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { sendFile, sendMarkdown, sendRobots } from './files.ts'
import { sendQr } from './qr.ts'
import { sendSecurityText } from './security-text.ts'

/** For search engines, feed readers and language models. Unknown paths fall through to pages. */
export const discovery = new Hono<AppEnv>()

discovery.get(endpoints.robots, sendRobots)
discovery.get(endpoints.securityText, sendSecurityText)
discovery.get('/:name{sitemap(?:-[1-9]\\d*)?\\.xml}', async (c, next) => {
  return (await sendFile(c, c.req.param('name'), 'xml')) ?? next()
})
discovery.get(endpoints.facts, async (c, next) => {
  return (await sendFile(c, 'facts.json', 'json')) ?? next()
})
for (const locale of localeCodes) {
  discovery.get(localize(routes.feed, locale), async (c, next) => {
    return (await sendFile(c, `${locale}/feed.xml`, 'rss')) ?? next()
  })
  discovery.get(localize(routes.llms, locale), async (c, next) => {
    return (await sendFile(c, `${locale}/llms.txt`, 'text')) ?? next()
  })
  discovery.get(localize(`${qrFolder}/:path{.+\\.svg}`, locale), async (c, next) => {
    return (await sendQr(c, locale)) ?? next()
  })
}
discovery.get('/:path{.+\\.md}', async (c, next) => (await sendMarkdown(c)) ?? next())
