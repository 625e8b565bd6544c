import { useChatText } from '../../i18n/island-text.ts'
import { href } from '../../routes.ts'
import { mollyHref } from './href.ts'

/** From the dialog to what has a page: the whole of Molly, keeping her, how she was graded. */
export function MoreOfMolly({ page }: { page: string }) {
  const { locale, t } = useChatText()
  const links = [
    ['page', mollyHref(locale, page)],
    ['keep', href('askMolly', locale, '#keep-molly')],
    ['score', href('mollyScore', locale)],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-4">
      {links.map(([name, to]) => (
        <a
          key={name}
          className="inline-flex items-center min-h-11 text-fine text-link underline underline-offset-3"
          href={to}
        >
          {t(`askMolly.more.${name}`)}
        </a>
      ))}
    </p>
  )
}
