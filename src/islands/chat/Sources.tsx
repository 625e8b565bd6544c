import { useChatText } from '../../i18n/island-text.ts'
import type { Source } from '../../molly/protocol.ts'
import { Icon } from '../../ui/Icon.tsx'
import { absoluteHref, useInBrowser } from './browser.ts'

export function Sources({ sources }: { sources: Source[] }) {
  const { t } = useChatText()
  const isInBrowser = useInBrowser()
  if (sources.length === 0) return null
  return (
    <div className="grid gap-2 mt-3">
      <p className="font-700 text-meta">{t('askMolly.sources')}</p>
      <ul className="grid gap-2">
        {sources.map(({ title, href, section }) => (
          <li key={href}>
            {/* On paper the address stands below the title. */}
            <a
              className="chat-source"
              href={href}
              data-address={isInBrowser ? absoluteHref(href) : href}
            >
              <Icon name="ph-article-bold" className="text-link" />
              <span>
                <span className="block font-650">{title}</span>
                {section && <span className="block">{section}</span>}
              </span>
              <Icon name="ph-arrow-right-bold" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
