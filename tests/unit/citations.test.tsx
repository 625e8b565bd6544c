import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandRoot } from '../../src/client/IslandRoot.tsx'
import { createQueryClient } from '../../src/client/queries.ts'
import { getText } from '../../src/i18n/index.ts'
import { divide, markCitations, toPlainText } from '../../src/islands/chat/cite.ts'
import MollyChat from '../../src/islands/MollyChat.island.tsx'
import type { Answer, Citation } from '../../src/molly/protocol.ts'

const cite = (n: number, ...at: number[]): Citation => ({
  n,
  organisation: `Body ${n}`,
  title: `Title ${n}`,
  checked: '2026-11-12',
  href: `https://example.org/${n}`,
  at,
})

test('a number goes after each of its offsets, several at one place in their order', () => {
  const marked = markCitations('One. Two 🦷.', [cite(2, 12, 4), cite(1, 4)])
  expect(divide(marked)).toEqual(['One.', 1, 2, ' Two 🦷.', 2])
  expect(toPlainText('One. Two.', [cite(1, 4, 9)])).toBe('One. [1] Two. [1]')
  expect(toPlainText('One.')).toBe('One.')
})

function render(about: Partial<Answer>): string {
  const answer = {
    role: 'assistant' as const,
    content: 'Brush. Rinse.',
    kind: 'answer' as const,
    sources: [{ title: 'Brushing', href: '/article/brushing#time' }],
    suggestions: [],
    state: 'done' as const,
    ...about,
  }
  const text = { locale: 'en' as const, t: getText('en') }
  return renderToString(
    <IslandRoot text={text} queryClient={createQueryClient()}>
      <MollyChat place="page" initialMessages={[{ role: 'user', content: 'How?' }, answer]} />
    </IslandRoot>,
  ).replaceAll('<!-- -->', '')
}

test('without JavaScript the numbers lead to a numbered list of what they stand for', () => {
  const html = render({ citations: [cite(1, 6), cite(2, 13)] })
  const links = [
    ...html.matchAll(/<a class="chat-cite" href="#([^"]+)" aria-label="([^"]+)">(\d)</g),
  ]
  expect(links.map(([, , name, n]) => [name, n])).toEqual([
    ['Source 1: Body 1, Title 1', '1'],
    ['Source 2: Body 2, Title 2', '2'],
  ])
  const [list] = /<ol>.*?<\/ol>/s.exec(html)!
  for (const [, id] of links) expect(list).toContain(`<li id="${id}"`)
  expect(list).toContain('href="https://example.org/2"')
  expect(list).toContain('Checked on November 12, 2026')
  expect(html).not.toContain('popover')
})

test('a citation without a place is in the list, and a place without a citation shows nothing', () => {
  const html = render({ citations: [cite(1)], content: 'A\ue005.' } as Partial<Answer>)
  expect(html).toContain('Title 1')
  expect(html).not.toContain('class="chat-cite"')
})

test('without JavaScript a rating is a form that opens a tab of its own', () => {
  const form = render({ card: ['implants/pain'] })
    .match(/<form.*?<\/form>/gs)!
    .find((form) => form.includes('verdict'))!
  expect(form).toContain('action="/feedback/molly"')
  expect(form).toContain('target="_blank"')
  expect(form).toContain('name="card" value="implants/pain"')
  expect(form.match(/<button/g)).toHaveLength(2)
})

test('without JavaScript an answer to a question of Molly’s own takes the conversation along', () => {
  const html = render({ kind: 'ask-back', suggestions: ['A child', 'An adult'] })
  const forms = html.match(/<form.*?<\/form>/gs)!
  const form = forms.find((form) => form.includes('A child'))!
  expect(form).toContain('action="/ask-molly?page=/#latest"')
  expect(form).toContain('value="A child" name="message"')
  const [, history] = /name="history" value="([^"]+)"/.exec(form)!
  expect(JSON.parse(history!.replaceAll('&quot;', '"'))).toEqual([
    { role: 'user', content: 'How?' },
    {
      role: 'assistant',
      content: 'Brush. Rinse.',
      kind: 'ask-back',
      suggestions: ['A child', 'An adult'],
    },
  ])
})
