import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { ToolTiles } from '../../sections/tools/ToolTiles.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { MonthWall } from './MonthWall.tsx'
import { SectionHead } from './SectionHead.tsx'

export function HandyTools() {
  const { locale, t } = usePage()
  return (
    <section className="band bg-g-turq">
      <div className="wrap">
        <SectionHead title={t('tools.title')} intro={t('tools.intro')} />
        <ToolTiles last={<MoreLink href={href('tools', locale)}>{t('tools.all')}</MoreLink>} />
        <MonthWall />
      </div>
    </section>
  )
}
