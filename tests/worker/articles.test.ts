import { expect, test } from 'vitest'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()

const get = async (query: string) =>
  (await server.fetch(`/api/articles${query}`)).json() as Promise<{
    items: { href: string; category: string; readTime: number; image: string }[]
    total: number
    nextPage: number | null
  }>

test('lists the six latest articles of the specification first, with their read times', async () => {
  const { items, nextPage } = await get('')
  expect(items.map(({ href, readTime }) => [href.replace('/article/', ''), readTime])).toEqual([
    ['daily-oral-health-habits', 6],
    ['dental-implants-guide', 10],
    ['kids-dental-care', 8],
    ['teeth-whitening-options', 7],
    ['best-electric-toothbrushes', 5],
    ['braces-vs-aligners', 9],
  ])
  expect(nextPage).toBe(2)
})

test('pages through every article once', async () => {
  const seen: string[] = []
  let page: number | null = 1
  let total = 0
  while (page) {
    const answer: Awaited<ReturnType<typeof get>> = await get(`?locale=es&page=${page}`)
    seen.push(...answer.items.map(({ href }) => href))
    total = answer.total
    page = answer.nextPage
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
  expect(seen.every((href) => href.startsWith('/es/article/'))).toBe(true)
  expect(seen).not.toContain('/es/article/everyday-essentials')
})

test('a category holds only its own', async () => {
  const { items } = await get('?category=treatments')
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ category }) => category === 'treatments')).toBe(true)
})

test.each(['?category=nope', '?locale=fr', '?page=0', '?page=abc', '?page=1e9', '?page=-1'])(
  '%s is refused',
  async (query) => {
    const response = await server.fetch(`/api/articles${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { code: 'invalid_query', message: expect.any(String) as string },
    })
  },
)
