import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's, without what paints windows: the tests take a fifth less of the processor. */
const headless = '/usr/bin/chromium-headless-shell'
const systemPaths = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

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

/** Path to Chromium: CHROMIUM, Debian's package, another that is installed, or Playwright's. */
export function ensureChromium(): string {
  const isWanted = !findChromium() || (process.env['CI'] && !process.env['CHROMIUM'])
  if (isWanted && !existsSync(headless)) installPackage('chromium-headless-shell')
  if (!existsSync(fonts)) installPackage('fonts-liberation')
  const installed = findChromium()
  if (installed) return installed
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium()
  if (downloaded) return downloaded
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.')
}

/** Where there is none of that name, another browser or font has to do. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name}.`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
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
