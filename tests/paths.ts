import type { Server } from './servers.ts'

/** Every page's path in both languages, as the site map lists them. */
export async function listPaths(server: Pick<Server, 'fetch'>): Promise<string[]> {
  const html = await (await server.fetch('/sitemap')).text()
  const main = /<main\b.*<\/main>/s.exec(html)![0]
  return [
    ...new Set([...main.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)"/g)].map(([, path]) => path!)),
  ]
}
