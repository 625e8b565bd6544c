import type { Block } from '../../../src/content/blocks.ts'
import type { Text } from '../../../src/i18n/index.ts'
import { type Locale, localeCodes, locales } from '../../../src/i18n/locales.ts'
import { describeFigure } from '../figures.ts'
import { labelledLists } from '../blocks.ts'
import { cardList, join, list } from './text.ts'

/** A box of a page as Markdown. */
export function writeBlock(
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
    case 'do-dont':
    case 'suits':
    case 'save-lose':
      return join(
        ...labelledLists(block, t).map(([label, items]) => join(`**${label}:**`, list(items))),
      )
    case 'steps':
      return block.steps
        .map(({ title, text, time }, index) => {
          return `${index + 1}. **${title}.** ${text}${time ? ` (${time})` : ''}`
        })
        .join('\n')
    case 'types':
      return join(
        ...block.types.map(({ title, text, bestFor, skipIf, evidence, price }) => {
          const facts = [
            [t('blocks.bestFor'), bestFor],
            [t('blocks.skipIf'), skipIf],
            [t('blocks.evidence'), t(`evidence.${evidence}`)],
            [t('blocks.price'), price],
          ]
          const lines = facts.map(([label, fact]) => `**${label}:** ${fact}`)
          return join(`### ${title}`, text, list(lines))
        }),
      )
    case 'terms':
      return list(block.terms.map(({ term, text }) => `**${term}:** ${text}`))
    case 'letters':
      return [
        localeCodes.map((code) => locales[code].name),
        localeCodes.map(() => '---'),
        ...block.letters.map((letter) => localeCodes.map((code) => letter[code])),
      ]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n')
    case 'verdict':
      return `**${t(`blocks.${block.verdict}`)}**`
    case 'pages':
      return cardList(block.cards, locale)
    case 'figure': {
      const { title, lines, isNumbered } = describeFigure(block.figure)
      return join(
        `**${title}**`,
        isNumbered ? lines.map((line, at) => `${at + 1}. ${line}`).join('\n') : list(lines),
      )
    }
    default:
      return block satisfies never
  }
}
