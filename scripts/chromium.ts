import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Features that Playwright disables by default; our list would replace its list. */
const playwrightFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The address bar loads two hidden pages per window, each as costly as a real one. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${[...playwrightFeatures, ...addressBarFeatures].join()}`,
]

/** Metric-compatible with Arial and Times, to which our fallback fonts are adjusted. */
const fonts = '/usr/share/fonts/truetype/liberation'

/** Path to Chromium: CHROMIUM, an installed one, Debian's package, or Playwright's. */
export function ensureChromium(): string {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync(fonts) ? [] : ['fonts-liberation']),
  ]
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')}.`)
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
  }
  const installed = findChromium()
  if (installed) return installed
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium()
  if (downloaded) return downloaded
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.')
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM is not a file: ${named}`)
  return named || [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  })
}
