import { readdirSync, readFileSync } from 'node:fs'
import type { BrowserName } from '@mdn/browser-compat-data'
import { describe, expect, test } from 'vitest'
import { findYoung, listOwnNames, listYoung } from '../support/young-names.ts'
import manifest from '../../package.json' with { type: 'json' }

const others: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
}

/** As `browserslist` has them: 'ios_saf >= 15'. */
const oldest = Object.fromEntries(
  manifest.browserslist.flatMap((line) => {
    const [name, version] = line.split(' >= ')
    return others[name!]!.map((browser) => [browser, Number(version)])
  }),
)

/** Young all the same: each is looked for before it is used, or its part of the site can fail alone. */
const tested: Record<string, string[]> = {
  // src/features/browser-data/storage.island.ts looks for it.
  BrowserData: ['.databases'],
  // Full screen and wake lock are offered where they exist.
  BrushingTimer: [
    '.fullscreenElement',
    '.fullscreenEnabled',
    '.exitFullscreen',
    '.requestFullscreen',
    '.wakeLock',
  ],
  // Dialogs open only where there are any.
  chat: ['.showModal', '.show', ':popover-open', '.fallback', '.Segmenter', '.createPolicy'],
  client: ['.createScriptURL', '.createPolicy', '.submitter', '.requestIdleCallback'],
  // A part of its own: see useConversation.ts. Its patterns have '(?:has' in them, which is no selector.
  emergency: ['(?<=', '.at', ':has'],
  KeepMolly: ['.saveData'],
  listen: ['.Segmenter'],
  // For a form of picture that we don't ask it for, and looked for.
  qr: ['.toBase64'],
  utter: ['Highlight', 'CSS.highlights'],
  // Old in pages: other names share it.
  'save-file': ['.createObjectURL', '.revokeObjectURL'],
  'page-actions': ['.share', '.deliveryType'],
  // React looks for these, and so do we; or they are React's and react-query's own.
  hydrate: [
    'reportError',
    '.startViewTransition',
    '.skipTransition',
    ':view-transition',
    ':view-transition-group',
    '.navigate',
    '.canIntercept',
    '.getState',
    '.currentEntry',
    '.connection',
    '.downlink',
    '.transferSize',
    '.submitter',
    '.animation',
    '.transition',
    '.use',
    '.delay',
    '.escape',
    '.displayName',
    '.fallback',
    '.notify',
  ],
  // Runs only where src/features/offline/keep.island.ts found the youngest of these.
  phone: [
    '(?<=',
    ':has',
    ':first',
    '.at',
    '.findLast',
    '.findLastIndex',
    '.groupBy',
    '.grow',
    '.indices',
    '.Segmenter',
    '.toReversed',
    '.toSorted',
    '.toWellFormed',
  ],
  Picture: ['.notify', '.isError'],
  LatestArticles: ['.isError'],
  // Loads only where a hosted backend is connected, and may fail alone.
  session: [
    '.wait',
    '.createObjectURL',
    '.contentEncoding',
    '.toBase64',
    '.resize',
    '.quality',
    'PublicKeyCredential.parseCreationOptionsFromJSON',
    'PublicKeyCredential.parseRequestOptionsFromJSON',
    '.displayName',
    '.BroadcastChannel',
  ],
  sw: ['.navigationPreload', '.preloadResponse', '.saveData'],
}

const files = [
  ...readdirSync('dist/client/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`),
  'sw.js',
]
const read = (file: string) => readFileSync(`dist/client/${file}`, 'utf8')
const young = listYoung(oldest, new Set(files.flatMap((file) => [...listOwnNames(read(file))])))

describe('the oldest browsers we support', () => {
  test.each(files)('have all that %s uses', (file) => {
    const [, name = ''] = /(?:assets\/)?([\w-]+?)(?:\.island|\.client)?(?:-[\w-]{8})?\.js$/.exec(
      file,
    )!
    expect(findYoung(read(file), young).filter((one) => !tested[name]?.includes(one))).toEqual([])
  })
})

test.each([
  ['a young method', 'x.toSorted()', '.toSorted'],
  ['a young method of an object', 'AbortSignal.any([])', 'AbortSignal.any'],
  ['a young object', 'new Highlight()', 'Highlight'],
  ['a regular expression that Safari 15 cannot read', '/(?<=a)b/', '(?<='],
  ['a young selector', 'x.querySelector(":popover-open")', ':popover-open'],
  ['young syntax', 'class A { static {} }', 'static {}'],
])('%s is found', (_what, code, name) => {
  expect(findYoung(code, listYoung(oldest, new Set()))).toEqual([name])
})
