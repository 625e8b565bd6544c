import { artHref } from '../../art/href.ts'
import { usePage } from '../../page-context.ts'
import { Island } from '../../client/Island.tsx'
import { href } from '../../routes.ts'
import { Picture } from '../../ui/Picture.tsx'

export function AskMolly() {
  const { locale, t } = usePage()
  return (
    <section className="band relative bg-g-maiz">
      <span className="pattern-bg [--pattern:var(--art-patterns-petalo-maiz)]" />
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-[clamp(24px,5vw,80px)] items-center gap-y-5">
        <div className="grid grid-cols-[104px_minmax(0,1fr)] lg:block items-end gap-x-3.5">
          <Picture
            className="w-28 max-w-none h-auto -ml-2 lg:w-[200px] lg:-ml-3 lg:mb-3.5"
            src={artHref('molly/listening.svg')}
            width={258}
            height={236}
          />
          <h2 className="h-1">{t('mollyBlock.title')}</h2>
          <p className="col-span-full my-3 max-w-[34em] text-[1.125rem]">{t('mollyBlock.lede')}</p>
          <p className="col-span-full text-fine leading-[1.45] text-tinta-2">
            {t('mollyBlock.fine')}
          </p>
        </div>
        <div className="own-form">
          <Island name="MollyChat" props={{ place: 'block', page: href('home', locale) }} />
        </div>
      </div>
    </section>
  )
}
