import { describe, expect, test } from 'vitest'
import type { Passage } from '../../src/search/tokenize.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { createGuard } from '../../worker/molly/guard.ts'
import { compose } from '../../worker/molly/providers/compose.ts'
import { splitSentences } from '../../worker/molly/providers/sentences.ts'
import { retrieve } from '../../worker/molly/retrieval.ts'
import { loadIndex } from '../../worker/search/index.ts'
import { assets, listQuestions } from './molly-passages.ts'

const texts: Record<Locale, string> = {
  en: 'Brush for 2 minutes, twice a day, with a fluoride toothpaste. Most soreness ends in 2 to 3 days. A cold pack on the cheek, 20 minutes at a time, eases swelling. Never put aspirin on the gum. Ask a pharmacist which pain relief, such as ibuprofen, is safe for you. If you have gum disease, cleaning between the teeth matters even more. Up to 80% of people have it once in their life.',
  es: 'Cepíllese durante 2 minutos, dos veces al día, con una pasta con flúor. La molestia se quita en 2 a 3 días. Una compresa fría en la mejilla alivia la hinchazón. Nunca ponga aspirina sobre la encía. Pregunte en la farmacia qué analgésico, como el ibuprofeno, es seguro para usted. Si tiene enfermedad de las encías, limpiar entre los dientes importa aún más.',
}

function guardFor(locale: Locale) {
  const passage: Passage = {
    id: 1,
    path: '/x',
    title: locale === 'en' ? 'Daily care' : 'Cuidado diario',
    type: 'article',
    kind: 'section',
    text: texts[locale],
  }
  return createGuard({ locale, passages: [passage], history: [] })
}

describe('the guard lets through', () => {
  test.each([
    'Brush twice a day for two minutes, and use a fluoride toothpaste.',
    '- Brush 2 minutes with fluoride toothpaste.',
    'Soreness mostly ends after 2–3 days.',
    'Hold a cold pack on the cheek for 20 minutes at a time to ease swelling.',
    'Never put aspirin on the gum.',
    'Cleaning between the teeth matters even more if you have gum disease.',
    'Up to 80 percent of people have it once in their life.',
  ])('"%s"', (sentence) => {
    expect(guardFor('en').findInSentence(sentence)).toBeUndefined()
  })

  test.each([
    'Cepíllese dos veces al día, durante 2 minutos, con pasta con flúor.',
    'La molestia se quita en 2 o 3 días.',
    'Nunca ponga aspirina sobre la encía.',
    'Limpiar entre los dientes importa más si tiene enfermedad de las encías.',
  ])('"%s"', (sentence) => {
    expect(guardFor('es').findInSentence(sentence)).toBeUndefined()
  })

  test.each(['en', 'es'] as const)('every embedded answer, in %s', async (locale) => {
    const index = await loadIndex(assets, locale)
    for (const question of listQuestions(locale)) {
      const { passages } = await retrieve(index, { question })
      const context = { locale, passages, history: [] }
      const guard = createGuard(context)
      const reply = compose(question, context).split('\n\n').slice(0, -1).join('\n\n')
      const findings = splitSentences(reply).map((sentence) => guard.findInSentence(sentence))
      expect([...new Set(findings)], question).toEqual([undefined])
    }
  })
})

describe('the guard stops', () => {
  test.each([
    ['dose', 'Take 400 mg of ibuprofen.'],
    ['dose', 'Ibuprofen, four hundred milligrams, is safe for you.'],
    ['dose', 'Two tablets are safe for you.'],
    ['dose', 'Hold a cold pack on the cheek every 4 to 6 hours.'],
    ['dose', 'Ask for ４００ｍｇ.'],
    ['figures', 'Brush for 3 minutes, twice a day.'],
    ['figures', 'Brush for 2 hours, twice a day.'],
    ['figures', 'Brush five times a day with fluoride toothpaste.'],
    ['figures', 'Soreness ends in 2 to 3 weeks.'],
    ['figures', 'Up to 90% of people have it once in their life.'],
    ['substance', 'Brush twice a day with a fluoride toothpaste and lemon.'],
    ['substance', 'Brush twice a day with a fluoride toothpaste and amoxicillin.'],
    ['substance', 'Brush with bleach for 2 minutes, twice a day.'],
    ['substance', 'Ease the swelling on the cheek with a needle.'],
    ['medicine', 'Put aspirin on the gum.'],
    ['medicine', 'Take ibuprofen twice a day.'],
    ['medicine', 'Ibuprofen is what you need.'],
    ['diagnosis', 'You have gum disease.'],
    ['diagnosis', 'It sounds like gum disease.'],
    ['grounds', 'Smoking is the main cause of bad breath.'],
    ['grounds', 'Brush with the strength of your whole arm until it bleeds.'],
    ['grounds', 'A fluoride toothpaste is what you should never brush with.'],
    ['grounds', 'Yes. '],
    ['grounds', 'No, never. '],
    ['grounds', 'It is all just fine.'],
    ['language', 'Cepíllese dos veces al día con pasta con flúor.'],
    ['language', 'Brush fluoride toothpaste 牙膏.'],
    ['markup', 'Brush for 2 minutes: https://evil.example'],
    ['markup', 'Brush for 2 minutes at www.evil.example'],
    ['markup', 'Brush for 2 minutes (brush.com).'],
    ['markup', 'Brush for <b>2 minutes</b>.'],
    ['markup', 'Brush for `2 minutes`.'],
    ['markup', 'Brush for 2 minutes [1].'],
    ['markup', '# Brush for 2 minutes'],
    ['markup', 'Brush for 2 minutes, ask me@evil.example'],
    ['markup', 'Brush for 2 min\u200Butes.'],
  ] as const)('%s: "%s"', (finding, sentence) => {
    expect(guardFor('en').findInSentence(sentence)).toBe(finding)
  })

  test.each([
    ['dose', 'Tome 400 mg de ibuprofeno.'],
    ['dose', 'Tome dos pastillas.'],
    ['dose', 'Ponga una compresa fría cada 6 horas.'],
    ['figures', 'Cepíllese durante tres minutos.'],
    ['figures', 'La molestia se quita en 2 a 3 semanas.'],
    ['substance', 'Cepíllese dos veces al día con pasta con flúor y limón.'],
    ['medicine', 'Ponga aspirina sobre la encía.'],
    ['medicine', 'El ibuprofeno es lo que necesita.'],
    ['diagnosis', 'Usted tiene enfermedad de las encías.'],
    ['grounds', 'Fumar es la causa principal del mal aliento.'],
    ['grounds', 'Sí. '],
    ['language', 'Brush for two minutes with the toothpaste that you have.'],
  ] as const)('%s: "%s"', (finding, sentence) => {
    expect(guardFor('es').findInSentence(sentence)).toBe(finding)
  })

  test('what is too short, too long or in another language as a whole', () => {
    const guard = guardFor('en')
    expect(guard.findInWhole('Brush.')).toBe('length')
    expect(guard.findInWhole('Brush for 2 minutes. '.repeat(100))).toBe('length')
    expect(guard.findInWhole('Compresa mejilla hinchazón flúor.')).toBe('language')
    expect(guard.findInWhole('Brush for 2 minutes, twice a day.')).toBeUndefined()
  })
})
