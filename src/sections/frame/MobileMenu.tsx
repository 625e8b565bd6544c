import { usePage } from '../../page-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuPanel } from './MenuPanel.tsx'

/** The whole header on small screens. Opens without JavaScript; covers the page. */
export function MobileMenu() {
  const { t } = usePage()
  return (
    <details className="header-menu group" name="header" data-sheet data-menu>
      <summary
        className="grid place-items-center w-12 h-12 rounded-[13px] border-2 border-solid border-linea hover:border-tinta bg-papel"
        aria-label={t('header.menu')}
      >
        <Icon name="ph-list-bold" className="group-open:hidden!" />
        <Icon name="ph-x-bold" className="hidden! group-open:block!" />
      </summary>
      <MenuPanel />
    </details>
  )
}
