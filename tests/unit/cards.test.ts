import { describe, expect, test } from 'vitest'
import replies from '../../content/rules/replies.json' with { type: 'json' }
import { localeCodes } from '../../src/i18n/locales.ts'
import type { Answer } from '../../src/molly/protocol.ts'
import { reminder, withoutReminder } from '../../src/molly/reminder.ts'
import { answerQuestion, type Deps } from '../../worker/molly/answer.ts'
import { assets, cards, questionOf, textOf } from '../support/molly-cards.ts'
import { kernel, type Said } from '../support/understanding.ts'

const { signal } = new AbortController()

function ask(message: string, { provider, ...request }: Said = {}, given: Partial<Deps> = {}) {
  return answerQuestion({ message, ...request }, { assets, kernel, signal, provider, ...given })
}

describe('a card is chosen', () => {
  test.each([
    ['is getting a root canal painful?', 'root-canal/pain'],
    ['duele una endodoncia mucho', 'root-canal/pain'],
    ['why is there blood on my gums', 'gums/bleeding'],
    ['me sangran mucho las encias', 'gums/bleeding'],
    ['how much paste for my kid', 'brushing/paste-child'],
    ['what does an implant cost in mexico', 'implants/cost-mx'],
  ])('for "%s": %s', async (message, id) => {
    expect((await ask(message)).card).toEqual([id])
  })

  test('for the kind of person that is named', async () => {
    expect((await ask('how much toothpaste do I use')).card).toEqual(['brushing/paste'])
    const { card } = await ask('how much toothpaste does my son use')
    expect(card).toEqual(['brushing/paste-child'])
  })

  test('or asked for, where it could be one for another country as well', async () => {
    const { kind, suggestions } = await ask('How much is an implant?')
    expect(kind).toBe('ask-back')
    expect(suggestions.toSorted()).toEqual(
      ['implants/cost-co', 'implants/cost-mx', 'implants/cost-us']
        .map((id) => questionOf(id))
        .toSorted(),
    )
  })
})

describe('an answer', () => {
  test.each(localeCodes)(
    'to the question of a card is that card, word for word, in %s',
    async (locale) => {
      for (const { id } of cards) {
        const answer = await ask(questionOf(id, locale).toLowerCase().replace(/[?¿]/g, ''), {
          locale,
        })
        expect(answer).toMatchObject({ kind: 'answer', card: [id] })
        expect(answer.reply).toBe(`${textOf(id, locale)}\n\n${reminder[locale]}`)
        expect(withoutReminder(answer.reply)).toBe(textOf(id, locale))
      }
    },
  )

  test('in other words is the same card, and nothing but the reminder is added', async () => {
    const { reply, sources, suggestions } = await ask('is getting a root canal painful?')
    expect(reply).toBe(`${textOf('root-canal/pain')}\n\n${reminder.en}`)
    expect(sources[0]).toEqual({
      title: 'Root canal: what to expect',
      href: '/article/root-canal#pain',
      section: 'On pain',
    })
    expect(suggestions).toHaveLength(3)
    expect(suggestions).not.toContain(questionOf('root-canal/pain'))
    expect(cards.map(({ en }) => en.question)).toEqual(expect.arrayContaining(suggestions))
  })

  test('to two questions has each card under its own question', async () => {
    const { reply, card } = await ask('How long does a root canal take? And why do my gums bleed?')
    expect(card).toEqual(['root-canal/duration', 'gums/bleeding'])
    expect(reply).toBe(
      [
        questionOf('root-canal/duration'),
        textOf('root-canal/duration'),
        questionOf('gums/bleeding'),
        textOf('gums/bleeding'),
        reminder.en,
      ].join('\n\n'),
    )
  })

  test('to two questions in small letters has both cards too', async () => {
    const { card } = await ask(
      'my gums are red. how long does a root canal take. why do they bleed',
    )
    expect(card).toEqual(['root-canal/duration', 'gums/bleeding'])
  })

  test('to a question beside one about Molly has its card after who she is', async () => {
    const { reply, card } = await ask('Are you a robot? How long does a root canal take?')
    expect(card).toEqual(['root-canal/duration'])
    expect(reply).toMatch(/^I am Molly/)
    expect(reply).toContain(textOf('root-canal/duration'))
  })

  test('that may not be meant ends with the verdict of the next card', async () => {
    const { reply, card, suggestions } = await ask('what happens at a root canal')
    expect(card).toEqual(['root-canal/duration'])
    const [verdict] = textOf('root-canal/pain').split(/(?<=\.) /)
    expect(reply).toContain(`“${questionOf('root-canal/pain')}”: ${verdict}\n\n${reminder.en}`)
    expect(suggestions).toContain(questionOf('root-canal/pain'))
  })

  test('cites its sources where the card does', async () => {
    expect(citedIn(await ask('is getting a root canal painful?'))).toEqual({
      1: [
        'A root canal is done with the tooth numb, so the treatment itself seldom hurts.',
        'ask for a pause at any time.',
      ],
      2: ['Soreness for some days afterward is common.'],
    })
  })

  test('of two cards numbers their sources through, a common one once', async () => {
    const provider = {
      choose: async () => ({ kind: 'cards' as const, picked: [0, 1] }),
    }
    const answer = await ask('how long does an implant take, or maybe a root canal', { provider })
    const { citations, card } = answer
    expect(card!.toSorted()).toEqual(['implants/duration', 'root-canal/duration'])
    expect(citations!.map(({ n, href }) => [n, href])).toEqual([
      [1, 'https://society.example/shared'],
    ])
    expect(citedIn(answer)[1]!.toSorted()).toEqual([
      'A dental implant takes several months from the first visit to the final tooth.',
      'A root canal takes one or two visits, depending on the tooth.',
    ])
  })

  test('is in the language of the message where that is clear, else in that of its page', async () => {
    const spanish = await ask('¿me va a doler mucho la endodoncia?', { locale: 'en' })
    expect(spanish.reply).toBe(`${textOf('root-canal/pain', 'es')}\n\n${reminder.es}`)
    expect(spanish.sources[0]!.href).toBe('/es/article/root-canal#pain')
    const english = await ask('is it that getting a root canal hurts so much?', { locale: 'es' })
    expect(english.reply).toBe(`${textOf('root-canal/pain')}\n\n${reminder.en}`)
    const unclear = await ask('implant', { locale: 'es' })
    expect(unclear.reply).toContain(reminder.es)
  })

  test.each(localeCodes)('that no card has is an honest "I don’t know", in %s', async (locale) => {
    const provider = { choose: async () => ({ kind: 'none' as const, picked: [] }) }
    const messages = { en: 'how much does an implant hurt', es: '¿cuánto duele un implante?' }
    const answer = await ask(messages[locale], { provider })
    expect(answer).toMatchObject({ kind: 'unknown', suggestions: [] })
    expect(answer.reply).toContain(replies.talk.outside[locale][0])
    expect(answer.sources[0]!.href).toBe(locale === 'en' ? '/search' : '/es/search')
    expect(answer.citations).toBeUndefined()
  })

  test('to what Molly will not do is her reason, unless a card surely fits', async () => {
    const dose = await ask('How much ibuprofen can I take for a toothache?')
    expect(dose).toMatchObject({ kind: 'boundary' })
    expect(dose.card).toBeUndefined()
  })

  test('to an emergency comes first, and needs no files', async () => {
    const broken = { fetch: () => Promise.reject(new Error('no assets')) }
    const given = { assets: broken, country: 'CO' }
    const { kind, reply, sources } = await ask('No puedo respirar', {}, given)
    expect(kind).toBe('emergency')
    expect(reply).toMatch(/^Llame ahora al 123\. /)
    expect(sources[0]!.href).toBe('/es/conditions/emergency#swelling')
  })
})

/** The sentences before each place where a source is cited. */
function citedIn({ reply, citations = [] }: Answer): Record<number, string[]> {
  return Object.fromEntries(
    citations.map(({ n, at }) => [
      n,
      at.map((offset) => {
        const before = reply.slice(0, offset)
        return before.split(/(?<=[.!?])\s+|\n+(?:- )?/).at(-1)!
      }),
    ]),
  )
}
