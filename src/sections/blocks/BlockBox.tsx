import type { Block } from '../../content/blocks.ts'
import { usePage } from '../../page-context.ts'
import { Checklist } from './Checklist.tsx'
import { DoDont } from './DoDont.tsx'
import { FigureBox } from './FigureBox.tsx'
import { Letters } from './Letters.tsx'
import { PageList } from './PageList.tsx'
import { ProductTypes } from './ProductTypes.tsx'
import { QuestionsToAsk } from './QuestionsToAsk.tsx'
import { SaveLose } from './SaveLose.tsx'
import { Signs } from './Signs.tsx'
import { SkipPanel } from './SkipPanel.tsx'
import { Steps } from './Steps.tsx'
import { TermList } from './TermList.tsx'
import { UrgencyCards } from './UrgencyCards.tsx'
import { Verdict } from './Verdict.tsx'

/** A box of a page, of any kind but a tool. */
export function BlockBox({ block }: { block: Exclude<Block, { kind: 'tool' }> }) {
  const { t } = usePage()
  switch (block.kind) {
    case 'signs':
      return <Signs items={block.items} />
    case 'urgency':
      return <UrgencyCards cards={block} />
    case 'do-dont':
      return (
        <DoDont
          yes={{ title: t('blocks.do'), items: block.do }}
          no={{ title: t('blocks.dont'), items: block.dont }}
        />
      )
    case 'suits':
      return (
        <DoDont
          yes={{ title: t('blocks.suits'), items: block.yes }}
          no={{ title: t('blocks.suitsNot'), items: block.no }}
        />
      )
    case 'steps':
      return <Steps steps={block.steps} />
    case 'questions':
      return <QuestionsToAsk items={block.items} />
    case 'types':
      return <ProductTypes types={block.types} />
    case 'skip':
      return <SkipPanel items={block.items} />
    case 'checklist':
      return <Checklist items={block.items} />
    case 'terms':
      return <TermList terms={block.terms} />
    case 'save-lose':
      return <SaveLose save={block.save} lose={block.lose} />
    case 'letters':
      return <Letters letters={block.letters} />
    case 'verdict':
      return <Verdict verdict={block.verdict} />
    case 'pages':
      return <PageList cards={block.cards} />
    case 'figure':
      return <FigureBox figure={block.figure} />
    default:
      return block satisfies never
  }
}
