import type { Grade } from '../../content/blocks.ts'
import { usePage } from '../../page-context.ts'

const classes: Record<Grade, string> = {
  strong: 'evidence evidence-strong',
  good: 'evidence evidence-good',
  some: 'evidence evidence-some',
  little: 'evidence evidence-little',
  none: 'evidence evidence-none',
}

/** The strength of the evidence: bars and a word, as in the text of a page. */
export function Evidence({ grade }: { grade: Grade }) {
  const { t } = usePage()
  return <span className={classes[grade]}>{t(`evidence.${grade}`)}</span>
}
