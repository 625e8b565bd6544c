import { useState } from 'react'
import { useIslandText } from '../i18n/island-text.ts'
import { Icon } from '../ui/Icon.tsx'

const kinds = ['cookies', 'local', 'session', 'caches', 'workers'] as const
type Found = Record<(typeof kinds)[number], string[]>

type State =
  | { status: 'unknown' | 'failed' }
  | { status: 'known'; found: Found; isPrivate: boolean; removed: boolean }

/** What this site has left in the browser, and a button that deletes it. */
export default function BrowserData({ address }: { address: string }) {
  const { t } = useIslandText()
  const [state, setState] = useState<State>({ status: 'unknown' })

  async function look(removed: boolean) {
    try {
      if (removed) await removeAll()
      setState({ status: 'known', found: await inspect(), isPrivate: asksForPrivacy(), removed })
    } catch (error) {
      console.error('browser data', error)
      setState({ status: 'failed' })
    }
  }

  const isEmpty = state.status === 'known' && kinds.every((kind) => state.found[kind].length === 0)
  return (
    <div className="panel my-2 grid gap-4">
      <p>{t('browserData.about', { address })}</p>
      <div className="grid gap-4" role="status">
        {state.status === 'failed' && (
          <p className="font-600 text-alert-text">{t('browserData.failed')}</p>
        )}
        {state.status === 'known' && (
          <>
            {state.removed && <p className="font-600">{t('browserData.removed')}</p>}
            {isEmpty && (
              <p className="flex gap-3 items-start font-600">
                <Icon name="i-ph-check-circle-fill" className="text-yes mt-.5" />
                {t('browserData.empty')}
              </p>
            )}
            <dl className="grid gap-y-1">
              {kinds.map((kind) => (
                <Row key={kind} term={t(`browserData.kinds.${kind}`)} names={state.found[kind]} />
              ))}
              <div className="hairlines py-2">
                <dt className="inline font-700">{t('browserData.control')}:</dt>{' '}
                <dd className="inline">
                  {t(state.isPrivate ? 'browserData.controlOn' : 'browserData.controlOff')}
                </dd>
              </div>
            </dl>
          </>
        )}
      </div>
      <div className="media-[(scripting:none)]:hidden flex flex-wrap gap-2.5">
        <button
          className="btn btn-cobalto"
          type="button"
          data-live
          onClick={() => void look(false)}
        >
          {t(state.status === 'unknown' ? 'browserData.check' : 'browserData.again')}
        </button>
        {state.status === 'known' && !isEmpty && (
          <button className="btn btn-line" type="button" onClick={() => void look(true)}>
            <Icon name="i-ph-trash-bold" />
            {t('browserData.remove')}
          </button>
        )}
      </div>
    </div>
  )
}

function Row({ term, names }: { term: string; names: string[] }) {
  const { t } = useIslandText()
  return (
    <div className="hairlines py-2">
      <dt className="inline font-700">{term}:</dt>{' '}
      <dd className="inline">
        {names.length === 0
          ? t('browserData.nothing')
          : `${t('browserData.found', names.length)} (${names.join(', ')})`}
      </dd>
    </div>
  )
}

async function inspect(): Promise<Found> {
  return {
    cookies: cookieNames(),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await cacheNames(),
    workers: (await registrations()).map(({ scope }) => scope),
  }
}

async function removeAll(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; Path=/`
  for (const name of await cacheNames()) await caches.delete(name)
  for (const registration of await registrations()) await registration.unregister()
}

function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || [])
}

/** Over plain http a browser has neither caches nor workers. */
async function cacheNames(): Promise<string[]> {
  return 'caches' in globalThis ? caches.keys() : []
}

async function registrations(): Promise<readonly ServiceWorkerRegistration[]> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistrations() : []
}

/** https://privacycg.github.io/gpc-spec/ */
function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
