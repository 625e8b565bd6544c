import { describe, expect, test } from 'vitest'
import replies from '../../content/rules/replies.json' with { type: 'json' }
import { learnNetwork } from '../../build/answers/network.ts'
import { localeCodes } from '../../src/i18n/locales.ts'
import type { Answer, ChatMessage } from '../../src/molly/protocol.ts'
import { reminder, withoutReminder } from '../../src/molly/reminder.ts'
import { answerQuestion } from '../../worker/molly/answer.ts'
import { chooseCards } from '../../worker/molly/cards/choose.ts'
import { indexConcepts, listConcepts, toFeatures } from '../../worker/molly/cards/features.ts'
import type { Library } from '../../worker/molly/cards/library.ts'
import { predict, readNetwork } from '../../worker/molly/cards/network.ts'
import { splitQuestions } from '../../worker/molly/cards/split.ts'
import { assets, cards, library, questionOf, textOf } from '../support/molly-cards.ts'

const { signal } = new AbortController()

const ask = (message: string, more: { history?: ChatMessage[]; locale?: 'en' | 'es' } = {}) =>
  answerQuestion({ message, ...more }, { assets, signal })

const user = (content: string): ChatMessage => ({ role: 'user', content })
const molly = (content: string): ChatMessage => ({ role: 'assistant', content })

describe('a message is split', () => {
  test.each([
    [
      'Does a root canal hurt and how long does it take?',
      'Does a root canal hurt',
      'how long does it take?',
    ],
    ['why do my gums bleed? is it bad for me', 'why do my gums bleed', 'is it bad for me'],
    ['What is an implant; how much does it cost', 'What is an implant', 'how much does it cost'],
    [
      '¿Duele mucho la endodoncia y cuánto tiempo tarda?',
      '¿Duele mucho la endodoncia',
      'cuánto tiempo tarda?',
    ],
  ])('"%s"', (message, first, second) => {
    expect(splitQuestions(message)).toEqual([first, second])
  })

  test.each([
    'Does a root canal hurt?',
    'salt and vinegar',
    'I lost a filling last week and what now do I do?',
    'What is plaque and why',
    'Is it red, is it hot, and is it sore? How do I know? What can I do?',
    'mi hijo tiene seis años y le duele la encía',
  ])('but not "%s"', (message) => {
    expect(splitQuestions(message)).toBeUndefined()
  })
})

describe('what is read of a message', () => {
  const concepts = indexConcepts({
    rootcanal: ['root canal', 'endodoncia', 'tratamiento de conducto'],
    canal: ['canal'],
    gum: ['gums', 'encías'],
    bleed: ['bleed', 'sangrar'],
  })

  test('is the longest phrase that has a meaning, in either language', () => {
    const named = (text: string) => [...listConcepts(text, concepts)]
    expect(named('My ROOT canal')).toEqual(['rootcanal'])
    expect(named('el tratamiento de conducto')).toEqual(['rootcanal'])
    expect(named('a canal')).toEqual(['canal'])
    expect(named('las ENCIAS')).toEqual(['gum'])
  })

  test('are stems, neighbours, pieces of words and concepts', () => {
    const features = toFeatures('gums bleed', concepts)
    expect(features).toEqual(expect.arrayContaining(['w:bleed', 'c:^ble', '§gum', 'p:§gum_§bleed']))
    expect(new Set(features).size).toBe(features.length)
  })

  test('is little changed by a typo, and not by accents and case', () => {
    const [right, wrong] = ['bleeding gums', 'bleedin gums'].map((text) =>
      toFeatures(text, concepts),
    )
    expect(right!.filter((feature) => wrong!.includes(feature)).length).toBeGreaterThan(4)
    expect(toFeatures('ENCÍAS', concepts)).toEqual(toFeatures('encias', concepts))
  })

  test('of words between two that belong together, is nothing', () => {
    expect(toFeatures('my gums do bleed', concepts)).toContain('p:§gum_§bleed')
  })
})

describe('the network', () => {
  const examples = ['red rose', 'red apple', 'red car', 'blue sea', 'blue sky', 'blue car']
    .flatMap((text) => [text, text, text])
    .map((text) => ({
      features: text.split(' '),
      classes: [text.startsWith('red') ? 0 : 1, text.endsWith('car') ? 0 : 1],
    }))
  const bytes = learnNetwork(examples, [2, 2])
  const buffer = Uint8Array.from(bytes).buffer

  test('learns from examples, for each head', () => {
    const of = (...features: string[]) => predict(readNetwork(buffer), features)
    expect(of('red')[0]![0]).toBeGreaterThan(0.8)
    expect(of('blue')[0]![1]).toBeGreaterThan(0.8)
    expect(of('red', 'car')[1]![0]).toBeGreaterThan(0.8)
    for (const shares of of('red', 'sky')) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  test('learns the same from the same', () => {
    expect(learnNetwork(examples, [2, 2])).toEqual(bytes)
  })

  test('forgets what was seen too seldom', () => {
    const seen = [...examples, { features: ['once'], classes: [0, 0] }]
    const network = readNetwork(Uint8Array.from(learnNetwork(seen, [2, 2])).buffer)
    expect(predict(network, ['once', 'red'])).toEqual(predict(network, ['red']))
    expect(predict(network, ['once'])).toEqual(predict(network, []))
  })
})

const choose = (message: string, before?: string[], given = library) => {
  const { kind, cards: chosen } = chooseCards(given, message, before)
  return { kind, cards: chosen.map((at) => given.cards[at]!.id) }
}

describe('a card is chosen', () => {
  test.each([
    ['is getting a root canal painful?', 'root-canal/pain'],
    ['duele una endodoncia mucho', 'root-canal/pain'],
    ['why is there blood on my gums', 'gums/bleeding'],
    ['me sangran mucho las encias', 'gums/bleeding'],
    ['how much paste for my kid', 'brushing/paste-child'],
    ['what does an implant cost in mexico', 'implants/cost-mx'],
  ])('for "%s": %s', (message, id) => {
    expect(choose(message)).toEqual({ kind: 'cards', cards: [id] })
  })

  test('for a follow-up, which changes what the question before wanted', () => {
    const hurts = ['Does a root canal hurt?']
    expect(choose('and how long does it take?', hurts).cards).toEqual(['root-canal/duration'])
    expect(choose('y cuanto tarda?', ['¿Duele la endodoncia?']).cards).toEqual([
      'root-canal/duration',
    ])
    const costs = ['How much does an implant cost in the United States?']
    expect(choose('what about Mexico?', costs).cards).toEqual(['implants/cost-mx'])
  })

  test('for a question with a subject of its own, whatever was said before', () => {
    const before = ['Does a root canal hurt?']
    expect(choose('why do my gums bleed so much?', before).cards).toEqual(['gums/bleeding'])
  })

  test('for the kind of person that is named', () => {
    expect(choose('how much toothpaste do I use').cards).toEqual(['brushing/paste'])
    expect(choose('how much toothpaste does my son use').cards).toEqual(['brushing/paste-child'])
  })

  test('for a few words about a whole topic, in any order, unless a conversation wants another', () => {
    const bleeding = { kind: 'cards', cards: ['gums/bleeding'] }
    expect(choose('Bleeding gums')).toEqual(bleeding)
    expect(choose('¿Qué es el sangrado de las encías?')).toEqual(bleeding)
    expect(choose('implant price, please')).toEqual({
      kind: 'ask-back',
      cards: ['implants/cost-us', 'implants/cost-mx'],
    })
    const before = ['What does an implant cost in Mexico?']
    const sureOfPain = { ...library, subjects: new Map([['hurt', [0]]]) }
    const hurts = choose('does it hurt?', before)
    expect(hurts.kind).toBe('cards')
    expect(choose('does it hurt?', before, sureOfPain)).toEqual(hurts)
  })

  test('for each of two questions', () => {
    expect(choose('How long does a root canal take? And why do my gums bleed?').cards).toEqual([
      'root-canal/duration',
      'gums/bleeding',
    ])
  })

  test.each(['What is the best phone to buy?', '¿cómo bajo el colesterol?'])(
    'for nothing that no card answers: "%s"',
    (message) => {
      expect(chooseCards(library, message)).toMatchObject({ kind: 'none', isAbsent: true })
    },
  )

  test('never, but asked for, where it could be one for another country as well', () => {
    const prices = undecidedBetween(['implants/cost-us', 'implants/cost-mx', 'implants/cost-co'])
    const { kind, cards: versions } = choose('How much is an implant?', [], prices)
    expect(kind).toBe('ask-back')
    expect(versions.toSorted()).toEqual([
      'implants/cost-co',
      'implants/cost-mx',
      'implants/cost-us',
    ])
    const subjects = undecidedBetween(['implants/pain', 'implants/duration', 'gums/bleeding'])
    expect(choose('How much is an implant?', [], subjects).kind).toBe('none')
  })

  test('with at most 12 candidates, without doubles, the chosen first', () => {
    for (const message of ['does it hurt', 'Does a root canal hurt? And why do my gums bleed?']) {
      const { candidates, cards: chosen } = chooseCards(library, message)
      expect(candidates.length).toBeLessThanOrEqual(12)
      expect(new Set(candidates).size).toBe(candidates.length)
      expect(candidates).toEqual(expect.arrayContaining(chosen))
    }
  })
})

/** A library of these cards whose network finds each as likely as any other. */
function undecidedBetween(ids: string[]): Library {
  const { header } = library.network
  const heads = [ids.length + 1, ...header.heads.slice(1)]
  const classes = heads.reduce((sum, size) => sum + size, 0)
  const outputs = new Int8Array(classes * header.dimensions)
  const network = { ...library.network, header: { ...header, heads }, outputs }
  return { ...library, cards: library.cards.filter(({ id }) => ids.includes(id)), network }
}

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
    const answer = await answerQuestion(
      { message: 'how long does an implant take, or maybe a root canal' },
      { assets, signal, provider },
    )
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

  test('to a follow-up is the card that the conversation is about', async () => {
    const history = [user('Does a root canal hurt?'), molly(textOf('root-canal/pain'))]
    expect(await ask('and how long does it take?', { history })).toMatchObject({
      card: ['root-canal/duration'],
    })
  })

  test.each([
    ['What is the best phone to buy?', 'en'],
    ['¿cómo bajo el colesterol?', 'es'],
  ] as const)(
    'to "%s" is an honest "I don’t know", with the emergency line',
    async (message, locale) => {
      const { kind, reply, sources, citations } = await ask(message)
      expect(kind).toBe('unknown')
      expect(reply.startsWith(replies.unknown[locale])).toBe(true)
      expect(reply).toMatch(locale === 'en' ? /emergency/ : /emergencia/)
      expect(sources[0]!.href).toBe(locale === 'en' ? '/search' : '/es/search')
      expect(citations).toBeUndefined()
    },
  )

  test('that is not sure says so, and offers the nearest questions', async () => {
    const provider = { choose: async () => ({ kind: 'none' as const, picked: [] }) }
    const message = 'how much toothpaste for my little one'
    const { kind, reply, suggestions } = await answerQuestion(
      { message },
      { assets, signal, provider },
    )
    expect(kind).toBe('unknown')
    expect(reply.startsWith(replies.unsure.en)).toBe(true)
    expect(suggestions).toContain(questionOf('brushing/paste-child'))
  })

  test('to what Molly will not do is her reason, unless a card surely fits', async () => {
    const dose = await ask('How much ibuprofen can I take for a toothache?')
    expect(dose).toMatchObject({ kind: 'boundary' })
    expect(dose.card).toBeUndefined()
  })

  test('to an emergency comes first, and needs no files', async () => {
    const broken = { fetch: () => Promise.reject(new Error('no assets')) }
    const { kind, reply, sources } = await answerQuestion(
      { message: 'No puedo respirar' },
      { assets: broken, signal, country: 'CO' },
    )
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
