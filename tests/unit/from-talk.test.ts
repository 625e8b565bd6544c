import { describe, expect, test } from 'vitest'
import { readTalk } from '../../src/features/ask-dentist/from-talk.ts'
import { prepareFields } from '../../src/features/ask-dentist/sheet.ts'
import type { Locale } from '../../src/i18n/locales.ts'

describe('what was written to Molly, on the sheet for the dentist', () => {
  test.each<[Locale, string[], object]>([
    [
      'en',
      ['hi molly', 'My molar hurts when I drink cold since Monday.', 'I took ibuprofen.', 'thanks'],
      {
        problem: 'My molar hurts when I drink cold since Monday.',
        since: 'since Monday',
        changes: 'when I drink cold',
        tried: 'I took ibuprofen.',
      },
    ],
    [
      'es',
      [
        'hola',
        'Me duele la muela desde hace tres días, sobre todo al morder.',
        'Se alivia con agua fría',
        'Tengo diabetes. ¿Qué puedo comer?',
      ],
      {
        problem: 'Me duele la muela desde hace tres días, sobre todo al morder.',
        since: 'desde hace tres días',
        changes: 'al morder\nSe alivia con agua fría',
        health: 'Tengo diabetes.',
        questions: '¿Qué puedo comer?',
      },
    ],
    ['en', ['why do my gums bleed'], { questions: 'why do my gums bleed' }],
    ['es', ['2 semanas'], { problem: '2 semanas' }],
    [
      'en',
      ['my daughter is 6, she fell and her front tooth is loose. does it hurt to wait?'],
      {
        problem: 'my daughter is 6, she fell and her front tooth is loose.',
        questions: 'does it hurt to wait?',
      },
    ],
    // What asks and tells at once is in both boxes.
    [
      'es',
      ['mi hijo de 4 años se cayó ayer y se le aflojó un diente, ¿qué hago?'],
      {
        problem: 'mi hijo de 4 años se cayó ayer y se le aflojó un diente, ¿qué hago?',
        since: 'ayer',
        questions: 'mi hijo de 4 años se cayó ayer y se le aflojó un diente, ¿qué hago?',
      },
    ],
    [
      'en',
      ['my son has asthma and he chipped his tooth'],
      {
        problem: 'my son has asthma and he chipped his tooth',
        health: 'my son has asthma and he chipped his tooth',
      },
    ],
    [
      'es',
      ['le duele más con dulce y le di paracetamol', 'quiero saber si se le puede salvar la muela'],
      {
        changes: 'con dulce',
        tried: 'le duele más con dulce y le di paracetamol',
        questions: 'quiero saber si se le puede salvar la muela',
      },
    ],
    ['es', ['¿cuánto paracetamol le doy?'], { questions: '¿cuánto paracetamol le doy?' }],
    ['en', [], {}],
  ])('stays as it was written, each sentence in its box: %s %s', (locale, turns, notes) => {
    expect(readTalk(turns, locale).notes).toEqual(notes)
  })

  test('has of each box what it holds, from the first message on', () => {
    const asked = ['One?', 'Two?', 'Three?', 'Four?', 'Five?']
    const long = Array.from({ length: 12 }, (_, at) => `It is sore ${at} ${'very '.repeat(40)}`)
    const { notes } = readTalk([...asked, ...long], 'en')
    expect(notes.questions).toBe(asked.join('\n'))
    for (const { name, maxLength } of prepareFields) {
      expect(notes[name]?.length ?? 0, name).toBeLessThanOrEqual(maxLength)
    }
    expect(notes.problem).toMatch(/^It is sore 0/)
    expect(readTalk([`It is sore ${'very '.repeat(200)}`], 'en').notes.problem).toHaveLength(600)
  })

  test.each([
    [['my daughter is 6', 'her tooth is loose'], '6y'],
    [['mi bebé de 14 meses se cayó'], '14m'],
    [['a mi niña le duele una muela'], 'on'],
    [['my son is 20 and his molar hurts'], undefined],
    [['I am 15 and my tooth broke'], undefined],
  ])('says that it is about a child, with the age that was told: %s', (turns, child) => {
    expect(readTalk(turns, 'en').child).toBe(child)
  })

  test.each([
    [['I am pregnant and allergic to latex'], ['pregnancy', 'latex-allergy']],
    [['mi niña tiene 6 años', 'es alérgica a la amoxicilina'], ['medicine-allergy']],
    [['no es alérgica a la penicilina'], []],
    [['Tomo warfarina y tengo un marcapasos'], ['blood-thinner', 'heart-other']],
    [['I am not pregnant', 'I have no diabetes'], []],
    [['Can I take ibuprofen?'], []],
  ])('ticks what was said, and nothing else: %s', (turns, ticked) => {
    expect(readTalk(turns, 'en').ticked).toEqual(ticked)
  })

  test.each([
    ['tooth 46 hurts', 'tooth-46'],
    ['lower left wisdom tooth', 'tooth-38'],
    ['el colmillo de arriba a la derecha', 'tooth-13'],
    // The US and the FDI count these differently, or more than one tooth is meant.
    ['tooth 14 hurts', undefined],
    ['an upper right molar', undefined],
    ['my gums', undefined],
  ])('names a place only where one is meant: %s', (turn, place) => {
    expect(readTalk([turn], 'en').place).toBe(place)
  })
})
