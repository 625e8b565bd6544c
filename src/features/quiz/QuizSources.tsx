import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SourceList } from '../../sections/page/SourceList.tsx'
import { texts } from './texts.ts'

type Props = { references: Page['references']; open: boolean }

/** The sources of all questions and results, which are shown one at a time. */
export function QuizSources({ references, open }: Props) {
  const { t } = usePage(texts)
  return (
    <details className="group max-w-[860px] mx-auto mt-8" open={open}>
      <summary className="inline-flex items-center gap-[.5em] min-h-11 font-700">
        {t('quiz.sources')}
        <Icon
          name="ph-caret-down-bold"
          className="text-link transition-transform group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <SourceList references={references} />
    </details>
  )
}
