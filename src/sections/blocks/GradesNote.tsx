import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'

/** What the evidence grades are, with a link to their meaning. */
export function GradesNote() {
  const { locale, t } = usePage()
  return (
    <p className="text-meta text-tinta-2">
      {t('blocks.gradesNote')}{' '}
      <a
        className="text-link underline underline-offset-3"
        href={href('contentIntegrity', locale, '#grades')}
      >
        {t('blocks.gradesLink')}
      </a>
    </p>
  )
}
