import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { CommonAnswer } from './data.ts'
import { texts } from './texts.ts'

/** Molly's chat looks in them too when it has no network: src/islands/chat/common-answers.ts. */
export function CommonAnswers({ answers }: { answers: CommonAnswer[] }) {
  const { t } = usePage(texts)
  return (
    <section aria-labelledby="answers">
      <h2 className="h-2 mb-3.5" id="answers">
        {t('offline.answers')}
      </h2>
      <p className="mb-3 max-w-[35.9em]">{t('offline.answersText')}</p>
      {answers.map(({ card, question, paragraphs, asked, source }) => (
        <details
          key={card}
          className="group hairlines last:border-b"
          data-card={card}
          data-asked={asked.join(' ')}
        >
          <summary className="flex gap-4 items-center justify-between min-h-12 py-2 font-600">
            {question}
            <Icon
              name="ph-plus-bold"
              className="text-link transition-transform group-open:[transform:rotate(45deg)]"
            />
          </summary>
          <div className="prose max-w-[35em] pb-4">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <a href={source.href}>{source.title}</a>
            </p>
          </div>
        </details>
      ))}
    </section>
  )
}
