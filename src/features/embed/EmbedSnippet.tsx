import { localize } from '../../i18n/locales.ts'
import { usePage } from '../../page-context.ts'
import { endpoints, href, routes } from '../../routes.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { texts } from './texts.ts'

/** Code for embedding the emergency card, and the API's URL. */
export function EmbedSnippet() {
  const { locale, t, siteOrigin } = usePage(texts)
  const address = siteOrigin + localize(routes.embed, locale)
  return (
    <div className="grid gap-5">
      <CopyField
        id="embed-snippet"
        label={t('embed.snippet')}
        rows={5}
        value={`<iframe src="${address}" title="${t('embed.title')}" width="340" height="900" loading="lazy"></iframe>`}
      />
      <p>
        <MoreLink href={href('embed', locale)}>{t('embed.preview')}</MoreLink>
      </p>
      <CopyField
        id="embed-mcp"
        label={t('embed.mcp')}
        rows={1}
        value={siteOrigin + endpoints.mcp}
      />
    </div>
  )
}

type Props = { id: string; label: string; value: string; rows: number }

/** A read-only field: a tap and "Select all" select all of it, without JavaScript. */
function CopyField({ id, label, value, rows }: Props) {
  return (
    <div className="grid gap-2">
      <label className="font-700 leading-[1.35]" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="field py-3 font-mono text-fine"
        id={id}
        rows={rows}
        defaultValue={value}
        readOnly
        spellCheck={false}
      />
    </div>
  )
}
