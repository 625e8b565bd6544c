import type { Block } from '../../src/content/blocks.ts'
import type { Card } from '../../src/content/schema.ts'
import type { Text } from '../../src/i18n/index.ts'
import { type Locale, localeCodes, locales, localize } from '../../src/i18n/locales.ts'
import { emergencyNumbers } from '../../src/molly/numbers.ts'

/** A box of a page as HTML of the few elements that `toMarkdown` knows. */
export function blockHtml(
  block: Exclude<Block, { kind: 'tool' }>,
  locale: Locale,
  t: Text,
): string {
  switch (block.kind) {
    case 'signs':
    case 'questions':
    case 'skip':
    case 'checklist':
      return list(block.items)
    case 'urgency':
      return (['now', 'soon', 'see'] as const)
        .map((level) => {
          const card = block[level]
          return card ? labelled(`${t(`urgency.${level}`)} (${card.when})`, card.items) : ''
        })
        .join('')
    case 'do-dont':
      return labelled(t('blocks.do'), block.do) + labelled(t('blocks.dont'), block.dont)
    case 'suits':
      return labelled(t('blocks.suits'), block.yes) + labelled(t('blocks.suitsNot'), block.no)
    case 'steps':
      return list(
        block.steps.map(({ title, text, time }) => {
          return `<strong>${title}.</strong> ${text}${time ? ` (${time})` : ''}`
        }),
        'ol',
      )
    case 'types':
      return block.types
        .map(({ title, text, bestFor, skipIf, evidence, price }) => {
          const facts = [
            [t('blocks.bestFor'), bestFor],
            [t('blocks.skipIf'), skipIf],
            [t('blocks.evidence'), t(`evidence.${evidence}`)],
            [t('blocks.price'), price],
          ]
          const lines = facts.map(([label, fact]) => `<strong>${label}:</strong> ${fact}`)
          return `<h3>${title}</h3><p>${text}</p>${list(lines)}`
        })
        .join('')
    case 'terms':
      return list(block.terms.map(({ term, text }) => `<strong>${term}:</strong> ${text}`))
    case 'save-lose':
      return [block.save, block.lose]
        .map(({ title, figure, items }) => labelled(`${title}: ${figure}`, items))
        .join('')
    case 'letters':
      return table(
        localeCodes.map((code) => locales[code].name),
        block.letters.map((letter) => localeCodes.map((code) => letter[code])),
      )
    case 'verdict':
      return `<p><strong>${t(`blocks.${block.verdict}`)}</strong></p>`
    default:
      return cardList(block.cards, locale)
  }
}

/** The emergency numbers, in the one order that pages show. */
export function numberList(locale: Locale, t: Text): string {
  const notes: Partial<Record<string, string>> = {
    PE: t('emergency.peruNote'),
    AR: t('emergency.argentinaNote'),
  }
  return list(
    emergencyNumbers.map(({ country, name, number }) => {
      const note = notes[country]
      return `${name[locale]}: <strong>${number}</strong>${note ? ` (${note})` : ''}`
    }),
  )
}

export function cardList(cards: Card[], locale: Locale): string {
  return list(
    cards.map(({ path, title, excerpt }) => {
      return `<a href="${localize(path, locale)}">${title}</a>${excerpt ? `: ${excerpt}` : ''}`
    }),
  )
}

export function list(items: string[], tag: 'ul' | 'ol' = 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
}

function labelled(label: string, items: string[]): string {
  return `<p><strong>${label}:</strong></p>${list(items)}`
}

function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  return `<table>${row(head)}${rows.map(row).join('')}</table>`
}
