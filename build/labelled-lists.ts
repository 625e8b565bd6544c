import type { Block } from '../src/content/blocks.ts'
import type { Text } from '../src/i18n/index.ts'

type ListsBlock = Extract<Block, { kind: 'urgency' | 'do-dont' | 'suits' | 'save-lose' }>

/** The labelled lists of a box that has several. */
export function labelledLists(block: ListsBlock, t: Text): [label: string, items: string[]][] {
  switch (block.kind) {
    case 'urgency':
      return (['now', 'soon', 'see'] as const).flatMap((level): [string, string[]][] => {
        const card = block[level]
        return card ? [[`${t(`urgency.${level}`)} (${card.when})`, card.items]] : []
      })
    case 'do-dont':
      return [
        [t('blocks.do'), block.do],
        [t('blocks.dont'), block.dont],
      ]
    case 'suits':
      return [
        [t('blocks.suits'), block.yes],
        [t('blocks.suitsNot'), block.no],
      ]
    case 'save-lose':
      return [block.save, block.lose].map(({ title, figure, items }) => [
        `${title}: ${figure}`,
        items,
      ])
    default:
      return block satisfies never
  }
}
