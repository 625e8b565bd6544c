import { type Page, type Quiz, type QuizLevel, quizLevels } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Motif } from '../../ui/Motif.tsx'
import { UrgentLine } from '../../sections/frame/UrgentLine.tsx'
import { texts } from './texts.ts'

const motifs: Record<QuizLevel, string> = { low: 'shield', moderate: 'brush', high: 'chair' }

type Props = { page: Page; quiz: Quiz; level: QuizLevel }

/** A level in words, never a score, with a first recommendation. */
export function QuizResult({ page, quiz, level }: Props) {
  const { locale, t } = usePage(texts)
  const { title, text, changes } = quiz.results[level]
  return (
    <div className="quiz-card grid gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)_96px] sm:grid-cols-[minmax(0,1fr)_168px] gap-6 items-center">
        <div>
          <p className="meta mb-2">{t('quiz.pointTo')}</p>
          <h1 className="text-[clamp(1.75rem,1.4rem+1.7vw,2.625rem)] leading-[1.06]">{title}</h1>
        </div>
        <Motif name={motifs[level]} className="w-full h-auto" />
      </div>
      <Levels current={level} />
      <p dangerouslySetInnerHTML={{ __html: text }} />
      <p>
        <b>{t('quiz.onlyDentist')}</b> {t('quiz.education')}
      </p>
      {level !== 'low' && <UrgentLine text={t('quiz.urgent')} />}
      <section aria-labelledby="changes">
        <h2 className="text-[1.625rem] leading-[1.1] mb-4" id="changes">
          {t('quiz.changes')}
        </h2>
        <div className="prose text-body">
          <ol>
            {changes.map((change) => (
              <li key={change.title}>
                <b dangerouslySetInnerHTML={{ __html: change.title }} />{' '}
                <span dangerouslySetInnerHTML={{ __html: change.text }} />
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="no-print flex flex-wrap justify-between gap-3">
        <a className="btn btn-cobalto" href={href('askDentist', locale, '#prepare')}>
          {t('article.prepare')}
        </a>
        <a className="btn btn-line" href={localize(page.path, locale)}>
          <Icon name="ph-arrow-counter-clockwise-bold" />
          {t('quiz.again')}
        </a>
      </div>
      <p className="text-fine text-tinta-2">{t('quiz.address')}</p>
    </div>
  )
}

function Levels({ current }: { current: QuizLevel }) {
  const { t } = usePage(texts)
  return (
    <ol className="grid sm:grid-cols-3 gap-2">
      {quizLevels.map((level) => (
        <li
          key={level}
          className={`rounded-m border-2 border-solid px-4 py-3 font-700 leading-[1.35] ${level === current ? 'border-ink bg-maiz text-ink' : 'border-linea text-tinta-2'}`}
          aria-current={level === current ? 'true' : undefined}
        >
          {t(`quiz.levels.${level}`)}
          <small className="block text-fine font-550">
            {t(level === current ? 'quiz.here' : `quiz.hints.${level}`)}
          </small>
        </li>
      ))}
    </ol>
  )
}
