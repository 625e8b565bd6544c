import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { routes } from '../../routes.ts'
import {
  FeedbackForm,
  type FeedbackErrors,
  type FeedbackValues,
} from '../../sections/forms/Feedback.tsx'
import { Stylesheet } from '../../sections/frame/Stylesheet.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

type Props = { values: FeedbackValues; problem: string; errors: FeedbackErrors }

/** Rejected feedback, to be corrected and sent again. */
export function Page({ values, problem, errors }: Props) {
  const { locale, t, path } = usePage(texts)
  return (
    <main id="main" className="wrap py-[clamp(40px,7vw,104px)]">
      <Stylesheet />
      <div className="grid gap-6 max-w-[720px]">
        <h1 className="h-1">{t('rejected.heading')}</h1>
        <FieldError role="alert">{problem}</FieldError>
        <FeedbackForm values={values} errors={errors} />
        {path !== routes.home && (
          <p>
            <MoreLink href={localize(path, locale)}>{t('rejected.back')}</MoreLink>
          </p>
        )}
      </div>
    </main>
  )
}
