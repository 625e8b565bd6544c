import type { Page } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Molly } from '../frame/Molly.tsx'
import { ToolPills } from '../tools/ToolPills.tsx'
import { chooseTools } from '../tools/tools.ts'

/** Links from within a text to a question about it, and to the tools that help with its subject. */
export function AskMollyPrompt({ page }: { page: Page }) {
  const { locale, t, path } = usePage()
  return (
    <aside
      className="no-print flex flex-wrap gap-4 items-center rounded-l bg-g-cielo px-5.5 py-4.5"
      aria-label={t('article.mollyLink')}
    >
      <Molly className="flex-none w-19 sm:w-24 h-auto -mt-5 -mb-1.5 sm:-mt-6.5 sm:-mb-3" />
      <div className="flex-[1_1_150px]">
        <p className="heading font-750 text-xl leading-[1.15]">{t('article.mollyTitle')}</p>
        <p className="text-[1.0313rem] leading-[1.45]">{t('article.mollyText')}</p>
      </div>
      <a
        className="btn btn-small btn-cobalto flex-[1_1_100%] sm:flex-none"
        href={href('askMolly', locale, `?page=${localize(path, locale)}`)}
      >
        {t('article.mollyLink')}
      </a>
      <ToolPills names={chooseTools(page)} />
    </aside>
  )
}
