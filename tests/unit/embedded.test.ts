import { describe, expect, test, vi } from 'vitest'
import type { Assets } from '../../src/content/files.ts'
import { toTerms } from '../../src/search/tokenize.ts'
import { parseSynonyms } from '../../build/index/synonyms.ts'
import { toPassageText } from '../../src/content/passage-text.ts'
import type { AskRequest } from '../../src/molly/protocol.ts'
import { reminder } from '../../src/molly/reminder.ts'
import { answerQuestion } from '../../worker/molly/answer.ts'
import { chooseProvider as choose, type Piece } from '../../worker/molly/provider.ts'
import { embedded } from '../../worker/molly/providers/embedded.ts'
import { isDangling, isPointing, toSentences } from '../../worker/molly/providers/sentences.ts'
import { readAnswer } from '../../worker/molly/stream.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { loadIndex, readPassagesById } from '../../worker/search/index.ts'
import { readQuery, search } from '../../worker/search/query.ts'
import { openGate } from '../gates.ts'
import { assets } from './molly-passages.ts'

const { signal } = new AbortController()

async function ask(message: string, more: Partial<AskRequest> = {}) {
  return readAnswer(
    await answerQuestion({ message, ...more }, { assets, provider: embedded, signal }),
  )
}

describe('an answer', () => {
  test('comes from the page that has it, in its own words, with the section as source', async () => {
    const answer = await ask('Does a root canal hurt?')
    expect(answer.kind).toBe('answer')
    expect(answer.reply).toMatch(/^The tooth is numbed before the work starts\./)
    expect(answer.sources[0]).toEqual({
      title: 'Root canal: what to expect',
      href: '/article/root-canal#does-it-hurt',
      section: 'Does a root canal hurt?',
    })
    expect(answer.suggestions).toContain('Do I always need a crown after a root canal?')
    expect(answer.suggestions).not.toContain('Does a root canal hurt?')
    expect(answer.reply.endsWith(reminder.en)).toBe(true)
  })

  test.each([
    ['how much toothpaste for a 2 year old', '/article/kids-dental-care#how-much-paste'],
    ['how long do implants last?', '/article/dental-implants-guide#how-long'],
    ['my filling fell out', '/conditions/emergency#lost-filling'],
    ['is root cannal paynful', '/article/root-canal'],
    ['¿cuánta pasta le pongo a mi niño?', '/es/article/kids-dental-care#how-much-paste'],
    ['por que me sangran las ensias', '/es/conditions/gum-disease#bleeding'],
    ['cómo limpio los dientes con frenos', '/es/article/braces-vs-aligners#care'],
  ])('to "%s" cites %s first', async (message, href) => {
    expect((await ask(message)).sources[0]?.href).toContain(href)
  })

  test('is in the language of the message, or the one that was asked for', async () => {
    expect((await ask('¿Duele la endodoncia?')).reply).toContain(reminder.es)
    expect((await ask('endodoncia', { locale: 'en' })).reply).toContain(reminder.en)
  })

  test('has no link, no markup, no sentence twice and at most 3 sources', async () => {
    for (const message of ['Does a root canal hurt?', 'signs of gum disease', 'implants healing']) {
      const { reply, sources } = await ask(message)
      const sentences = reply.split(/(?<=[.!?])\s+/)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(reply).not.toMatch(/https?:|<|\]\(|\*\*/)
      expect(sources.length).toBeLessThanOrEqual(3)
      expect(new Set(sources.map(({ href }) => href.split('#')[0])).size).toBe(sources.length)
    }
  })

  test('differs for different questions', async () => {
    const questions = [
      'Does a root canal hurt?',
      'How long do implants last?',
      'Why do my gums bleed?',
    ]
    const replies = await Promise.all(questions.map((question) => ask(question)))
    expect(new Set(replies.map(({ reply }) => reply)).size).toBe(questions.length)
  })

  test.each([
    'What is the best phone to buy?',
    'how do I lower my cholesterol',
    '¿cómo bajo de peso?',
  ])('to "%s" is an honest "I don’t know", with where to look', async (message) => {
    const answer = await ask(message)
    expect(answer.kind).toBe('unknown')
    expect(answer.reply).toMatch(/^(?:I don’t know|No lo sé)/)
    expect(answer.suggestions).toHaveLength(3)
    expect(answer.sources[0]?.href).toMatch(/^(?:\/es)?\/search$/)
  })

  test('puts emergencies before everything, without the index', async () => {
    const broken: Assets = { fetch: () => Promise.reject(new Error('no assets')) }
    const opened = await answerQuestion(
      { message: 'No puedo respirar' },
      { assets: broken, provider: embedded, signal, country: 'CO' },
    )
    const answer = await readAnswer(opened)
    expect(answer.kind).toBe('emergency')
    expect(answer.reply).toMatch(/^Llame ahora al 123\. /)
    expect(answer.sources[0]?.href).toBe('/es/conditions/emergency#swelling')
  })

  test('says what it won’t, then what the pages say', async () => {
    const answer = await ask('do I have gum disease? my gums bleed')
    expect(answer.kind).toBe('boundary')
    expect(answer.reply).toMatch(/^I can’t tell what you have/)
    expect(answer.reply).toContain('What the pages of this site say about it:')
    expect(answer.sources.map(({ href }) => href)).toContain('/ask-dentist#reach')
  })

  test('takes a follow-up question together with the one before', async () => {
    const history = [
      { role: 'user' as const, content: 'What does a root canal do?' },
      { role: 'assistant' as const, content: 'It removes infected pulp.' },
    ]
    const answer = await ask('and do I need a crown?', { history })
    expect(answer.sources[0]?.href).toBe('/article/root-canal#crown')
  })

  test('stops when the visitor has gone', async () => {
    const gone = new AbortController()
    const context = {
      locale: 'en' as const,
      passages: (await find('root canal')).slice(0, 2),
      history: [],
    }
    const pieces: Piece[] = []
    for await (const piece of embedded.answer('root canal', context, gone.signal)) {
      pieces.push(piece)
      gone.abort()
    }
    expect(pieces).toHaveLength(1)
  })
})

async function find(text: string, locale: Locale = 'en', words: 'any' | 'all' = 'any') {
  const index = await loadIndex(assets, locale)
  const found = search(await readQuery(index, toTerms(text)), { limit: 5, words })
  return readPassagesById(
    index,
    found.map(({ id }) => id),
  )
}

describe('the provider', () => {
  test('is chosen by its name, and by the mode before that', () => {
    const chooseProvider = (choice: Parameters<typeof choose>[0]) => choose(choice, openGate)
    expect(chooseProvider({ mollyProvider: 'embedded', mollyMode: 'on' })).toBe(embedded)
    const model = { name: 'm', url: 'http://127.0.0.1/v1' }
    for (const mollyProvider of ['openai-compatible', 'workers-ai'] as const) {
      expect(chooseProvider({ mollyProvider, mollyMode: 'embedded', model })).toBe(embedded)
      expect(chooseProvider({ mollyProvider, mollyMode: 'on', model })).not.toBe(embedded)
    }
  })
})

describe('search', () => {
  test('forgives accents, endings and typos', async () => {
    for (const query of ['encías', 'ENCIAS', 'encia', 'ensias']) {
      expect((await find(query, 'es'))[0]?.path, query).toBe('/conditions/gum-disease')
    }
  })

  test('finds all words where a passage has them, else any', async () => {
    expect((await find('root canal crown', 'en', 'all'))[0]?.section?.id).toBe('crown')
    const [first] = await find('implant spaceship', 'en', 'all')
    expect(first?.path).toBe('/article/dental-implants-guide')
    expect(await find('the of and')).toEqual([])
    expect(await find('')).toEqual([])
  })

  test('knows synonyms both ways', async () => {
    expect((await find('frenos', 'es'))[0]?.path).toBe('/article/braces-vs-aligners')
    expect((await find('matar el nervio', 'es'))[0]?.path).toBe('/article/root-canal')
    expect((await find('endodontics'))[0]?.path).toBe('/article/root-canal')
  })

  test('reads a file again after a failure, and once after a success', async () => {
    let calls = 0
    const flaky: Assets = {
      fetch: (input) => {
        calls += 1
        return calls === 1
          ? Promise.resolve(new Response(null, { status: 500 }))
          : assets.fetch(input)
      },
    }
    vi.resetModules()
    const { loadIndex: load } = await import('../../worker/search/index.ts')
    await expect(load(flaky, 'es')).rejects.toThrow('The search index is not there.')
    await load(flaky, 'es')
    await load(flaky, 'es')
    expect(calls).toBe(2)
  })
})

describe('terms', () => {
  test.each([
    ['sangran, sangrado, sangrar', ['sangr', 'sangr', 'sangr']],
    ['brush brushes brushing', ['brush', 'brush', 'brush']],
    ['teeth', ['tooth']],
    ['What is the best of my 2 ¿qué tal?', []],
  ])('%s', (text, terms) => {
    expect(toTerms(text)).toEqual(terms)
  })
})

describe('synonyms', () => {
  const glossary = [
    'id,en,es_latam,us_hispanic_and_regional_notes,other',
    'g030,braces,frenos (US/MX) / brackets,"MX: ""frenillos""; use ""frenos"" at first use","""aparatos"" in AR"',
    'g061,dental plaque,placa (dental) / placa bacteriana,,',
    'g147,periodontitis,periodontitis,,',
  ].join('\n')

  test('are the variants and the regional words of a row', () => {
    expect(parseSynonyms(glossary, 'es')).toContainEqual([
      'frenos',
      'brackets',
      'frenillos',
      'aparatos',
      'braces',
    ])
    expect(parseSynonyms(glossary, 'es')).toContainEqual([
      'placa',
      'placa bacteriana',
      'dental plaque',
    ])
  })

  test('leave out rows that say one thing only', () => {
    expect(parseSynonyms(glossary, 'en').flat()).not.toContain('periodontitis, periodontitis')
    expect(parseSynonyms(glossary, 'en').every((group) => group.length > 1)).toBe(true)
  })
})

describe('sentences', () => {
  test('stay with their label', () => {
    expect(toSentences('Soft bristles. Choose a brush with soft bristles.')).toEqual([
      'Soft bristles. Choose a brush with soft bristles.',
    ])
  })

  test('about the page they stand on are not for a chat', () => {
    expect(isPointing('Call the number above now.')).toBe(true)
    expect(isPointing('See our guide to brushes.')).toBe(true)
    expect(isPointing('See a dentist today.')).toBe(false)
  })

  test('do not end at EE. UU. or 0.5 ml', () => {
    expect(toSentences('En EE. UU. es común. Use 0.5 ml de agua al día.')).toHaveLength(2)
  })

  test.each([
    'This can help.',
    'But ask first.',
    'Esto ayuda.',
    'Pero pregunte antes.',
    'They fall out.',
  ])('"%s" leans on the one before', (sentence) => {
    expect(isDangling(sentence)).toBe(true)
  })

  test('others stand alone', () => {
    expect(isDangling('Theory is fine.')).toBe(false)
    expect(isDangling('Brush twice a day.')).toBe(false)
  })
})

describe('the text of a section', () => {
  test('has a line per paragraph, item and table row', () => {
    const html =
      '<h2 id="x">Heading</h2><p>One <strong>bold</strong> &amp; two<sup><a href="#ref-1">1</a></sup>.</p><ul><li>Item.</li></ul><table><caption>Kinds</caption><thead><tr><th>Kind</th></tr></thead><tbody><tr><th scope="row">Charcoal</th><td data-label="Use">Whitening.</td><td data-label="Evidence">Weak</td></tr></tbody></table>'
    expect(toPassageText(html)).toBe(
      'One bold & two.\n- Item.\n- Charcoal. Use: Whitening. Evidence: Weak.',
    )
  })
})
