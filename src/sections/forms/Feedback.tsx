import type { Page, PageType } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { endpoints } from '../../routes.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TargetNote } from '../../ui/TargetNote.tsx'
import { TextField } from '../../ui/TextField.tsx'

export const maxCommentLength = 500

/** The form's target: the part of the page that then shows the thanks. */
export const thanksId = 'feedback-thanks'

export type FeedbackValues = Partial<Record<'page' | 'helpful' | 'comment', string>>
export type FeedbackErrors = { helpful?: 'helpful'; comment?: 'comment' }

const types: ReadonlySet<PageType> = new Set<PageType>([
  'article',
  'emergency',
  'condition',
  'service',
  'home-service',
  'product',
  'video',
  'tourism',
  'guide',
])

/** Asked on content pages, not on lists, tools and pages about the site. */
export function hasFeedback({ type, listed, draft }: Page): boolean {
  return types.has(type) && listed && !draft
}

/** At the end of a page. `#feedback-thanks` replaces the form with the thanks, by CSS alone. */
export function Feedback({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <section className="end-form no-print" aria-labelledby="feedback">
      <TargetNote id={thanksId}>
        <b>{t('feedback.thanks')}</b> {t('feedback.thanksText')}
      </TargetNote>
      <FeedbackForm values={{ page: page.path }} />
    </section>
  )
}

type Props = {
  /** A rejected submission, to be corrected. */
  values: FeedbackValues
  errors?: FeedbackErrors
}

/** Two options; the comment box and the button appear once one is chosen. */
export function FeedbackForm({ values, errors }: Props) {
  const { locale, t } = usePage()
  return (
    <form className="until-sent grid gap-5" method="post" action={endpoints.feedback}>
      <input type="hidden" name="page" value={values.page} />
      <input type="hidden" name="locale" value={locale} />
      <HelpfulOptions
        picked={values.helpful}
        error={errors?.helpful && t('feedback.errors.helpful')}
      />
      <div className={`grid gap-4 max-w-[640px] ${errors ? '' : 'once-chosen'}`}>
        <TextField
          id="feedback-comment"
          name="comment"
          label={t('feedback.comment')}
          hint={t('feedback.commentHint', { max: maxCommentLength })}
          value={values.comment}
          error={errors?.comment && t('feedback.errors.comment', { max: maxCommentLength })}
          maxLength={maxCommentLength}
          rows={3}
        />
        <button className="btn btn-small btn-cobalto justify-self-start">
          {t('feedback.submit')}
        </button>
        <p className="text-fine text-tinta-2">{t('feedback.note')}</p>
      </div>
    </form>
  )
}

function HelpfulOptions({ picked, error }: { picked?: string; error?: string }) {
  const { t } = usePage()
  const choices = [
    { value: 'yes', icon: 'ph-thumbs-up-bold' },
    { value: 'no', icon: 'ph-thumbs-down-bold' },
  ] as const
  return (
    <fieldset className="min-w-0" aria-describedby={error && 'feedback-helpful-error'}>
      <legend className="float-left p-0 mr-4 min-h-11 flex items-center font-700" id="feedback">
        {t('feedback.title')}
      </legend>
      <div className="inline-flex flex-wrap gap-2.5 mb-1">
        {choices.map(({ value, icon }) => (
          <label
            key={value}
            className="choice relative inline-flex items-center gap-2 min-h-11 px-4 rounded-3 font-700"
          >
            <input
              className="absolute inset-0 m-0 opacity-0 cursor-pointer"
              type="radio"
              name="helpful"
              value={value}
              defaultChecked={value === picked}
              required
            />
            <Icon name={icon} />
            {t(`feedback.${value}`)}
          </label>
        ))}
      </div>
      {error && <FieldError id="feedback-helpful-error">{error}</FieldError>}
    </fieldset>
  )
}
