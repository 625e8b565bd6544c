import { describe, expect, test } from 'vitest'
import { postForm, readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

describe('privacy settings', () => {
  const server = sharedServer()

  test.each([
    ['/privacy-settings', 'Your browser asks not to sell', 'did not send this signal'],
    ['/es/privacy-settings', 'Su navegador pide', 'no envió esta señal'],
  ])(
    '%s says whether the browser asks for privacy, and is no copy for others',
    async (path, on, off) => {
      const asking = await server.fetch(path, { headers: { 'Sec-GPC': '1' } })
      expect(asking.headers.get('Cache-Control')).toBe('no-store')
      expect(await asking.text()).toContain(on)
      const silent = await server.fetch(path, { headers: { 'If-None-Match': '*' } })
      expect(silent.status).toBe(200)
      expect(silent.headers.get('Cache-Control')).toBe('no-store')
      expect(await silent.text()).toContain(off)
    },
  )

  test('a file for programs says that the site keeps to the signal', async () => {
    const response = await server.fetch('/.well-known/gpc.json')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    })
  })

  test.each(['/privacy-settings', '/es/privacy-settings'])(
    'a form sent to %s has the browser delete what it keeps',
    async (path) => {
      const response = await postForm(server, path, {})
      expect(response.status).toBe(303)
      expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
      expect(response.headers.get('Location')).toBe(`${path}#cleared`)
      expect(await readText(server, path)).toContain('id="cleared"')
    },
  )

  test('another site can’t have it deleted', async () => {
    const response = await postForm(
      server,
      '/privacy-settings',
      {},
      { Origin: 'https://evil.example' },
    )
    expect(response.status).toBe(403)
    expect(response.headers.get('Clear-Site-Data')).toBeNull()
  })

  test('other methods are told which there are', async () => {
    const response = await server.fetch('/es/privacy-settings', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
  })
})

describe('words of the other language', () => {
  const server = sharedServer()

  test.each([
    ['/article/dental-anxiety-guide', '<span lang="es">“Necesito una pausa para respirar.”</span>'],
    ['/es/article/dental-anxiety-guide', '<span lang="en">«I need a break to breathe.»</span>'],
    ['/glossary', '<span lang="es">hilo dental</span>'],
  ])('on %s say which it is', async (path, words) => {
    expect(await readText(server, path)).toContain(words)
  })

  test('titles of sources say it where they are not in the language of the page', async () => {
    const langs = async (path: string) => {
      const html = await readText(server, path)
      const titles = html.match(/<a class="[^"]*\bexternal\b[^>]*>/g)!
      return new Set(titles.map((title) => / lang="(\w+)"/.exec(title)?.[1]))
    }
    expect(await langs('/find-international-dentist')).toEqual(new Set([undefined, 'es']))
    expect(await langs('/es/find-international-dentist')).toEqual(new Set([undefined, 'en']))
  })
})
