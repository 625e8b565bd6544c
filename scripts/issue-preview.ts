import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { isLocale, type Locale, localeCodes, locales } from '../src/i18n/locales.ts'
import { parseSettings } from '../worker/services/settings.ts'
import { writeEml } from '../worker/services/node-mail.ts'
import { runCommand } from './command.ts'
import { compileOne, findNewest, toSample } from './issue.ts'
import { chooseAddress } from './listen.ts'
import { onStop } from './stop.ts'

/**
 * npm run issue:preview [-- <slug>]: writes an issue or draft to .data/preview as .eml files, and
 * serves it in both languages, as HTML and text. Each reload recompiles it.
 */

const folder = join(import.meta.dirname, '../.data/preview')

await runCommand(async () => {
  const [slug = findNewest()] = process.argv.slice(2)
  const { siteOrigin } = parseSettings(process.env)
  const write = (locale: Locale, origin = siteOrigin) =>
    toSample(compileOne(slug).mails[locale], {
      locale,
      to: 'reader@example.org',
      from: process.env['NEWSLETTER_FROM'] || 'newsletter@example.org',
      origin,
    })
  mkdirSync(folder, { recursive: true })
  for (const locale of localeCodes) {
    const file = join(folder, `${slug}.${locale}.eml`)
    writeFileSync(file, await writeEml({ ...write(locale), key: slug }))
    console.log(file)
  }
  await serve(slug, write)
})

/** Serves /en, /es and their .txt. Pictures come from a local site, if one runs. */
async function serve(
  slug: string,
  write: (locale: Locale, origin?: string) => ReturnType<typeof toSample>,
): Promise<void> {
  const { host, port } = await chooseAddress()
  const server = createServer((request, response) => {
    const [, code = '', isText] = /^\/(\w+)(\.txt)?$/.exec(request.url ?? '') ?? []
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
    }
    try {
      const origin = process.env['SITE_ORIGIN'] ?? 'http://127.0.0.1:8787'
      const mail = isLocale(code) && write(code, origin)
      if (!mail) send(200, 'text/html', writeIndex(slug))
      else if (isText) send(200, 'text/plain', mail.text)
      else send(200, 'text/html', mail.html)
    } catch (error) {
      send(500, 'text/plain', (error as Error).message)
    }
  })
  onStop(() => server.close(() => process.exit(0)))
  server.listen(port, host, () => console.log(`Ready on http://${host}:${port}`))
}

function writeIndex(slug: string): string {
  const links = localeCodes.map(
    (code) =>
      `<li lang="${code}"><a href="/${code}">${locales[code].name}</a> · <a href="/${code}.txt">text</a></li>`,
  )
  return `<!doctype html><html lang="en"><title>${slug}</title><h1>${slug}</h1><ul>${links.join('')}</ul>`
}
