import { type FormEvent, useState } from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TargetNote } from '../../ui/TargetNote.tsx'
import { type StoredItems, inspect, kinds, removeAll } from './storage.island.ts'

type State =
  | { status: 'unknown' | 'failed' }
  | { status: 'known'; found: StoredItems; removed: boolean }

type Props = {
  /** The host name under which the browser's settings list this site. */
  address: string
  /** The browser sends `Sec-GPC: 1`: https://w3c.github.io/gpc/ */
  asksForPrivacy: boolean
}

/**
 * Shows what this site has stored in the browser, with a button to delete it. Without JavaScript
 * the form asks the server, which sends `Clear-Site-Data`.
 */
export default function BrowserData({ address, asksForPrivacy }: Props) {
  const { locale, t } = useIslandText()
  const [state, setState] = useState<State>({ status: 'unknown' })

  async function look(removed: boolean) {
    try {
      if (removed) await removeAll()
      setState({ status: 'known', found: await inspect(), removed })
    } catch (error) {
      console.error('browser data', error)
      setState({ status: 'failed' })
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void look(true)
  }

  return (
    <div className="panel my-2 grid gap-4">
      <TargetNote id="cleared">{t('browserData.cleared')}</TargetNote>
      <p>
        <b>{t('browserData.control')}:</b>{' '}
        {t(asksForPrivacy ? 'browserData.controlOn' : 'browserData.controlOff')}
      </p>
      <p>{t('browserData.about', { address })}</p>
      <div className="grid gap-4" role="status">
        {state.status === 'failed' && (
          <p className="font-600 text-alert-text">{t('browserData.failed')}</p>
        )}
        {state.status === 'known' && <Report found={state.found} removed={state.removed} />}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <button
          className="media-[(scripting:none)]:hidden btn btn-cobalto"
          type="button"
          onClick={() => void look(false)}
        >
          {t(state.status === 'unknown' ? 'browserData.check' : 'browserData.again')}
        </button>
        <form method="post" action={href('privacySettings', locale)} onSubmit={onSubmit}>
          <button className="btn btn-line">
            <Icon name="ph-trash-bold" />
            {t('browserData.remove')}
          </button>
        </form>
      </div>
    </div>
  )
}

function Report({ found, removed }: { found: StoredItems; removed: boolean }) {
  const { t } = useIslandText()
  const isEmpty = kinds.every((kind) => found[kind].length === 0)
  return (
    <>
      {removed && <p className="font-600">{t('browserData.removed')}</p>}
      {isEmpty && (
        <p className="flex gap-3 items-start font-600">
          <Icon name="ph-check-circle-fill" className="text-yes mt-.5" />
          {t('browserData.empty')}
        </p>
      )}
      <dl className="grid gap-y-1">
        {kinds.map((kind) => (
          <Row key={kind} kind={kind} names={found[kind]} />
        ))}
      </dl>
    </>
  )
}

function Row({ kind, names }: { kind: (typeof kinds)[number]; names: string[] }) {
  const { t } = useIslandText()
  return (
    <div className="hairlines py-2">
      <dt className="inline font-700">{t(`browserData.kinds.${kind}`)}:</dt>{' '}
      <dd className="inline">
        {names.length === 0 ? t('browserData.nothing') : t('browserData.found', names.length)}
      </dd>
      <dd className="text-meta text-tinta-2">
        {t(`browserData.purposes.${kind}`)}
        {names.length > 0 && <span className="block break-words">{names.join(', ')}</span>}
      </dd>
    </div>
  )
}
