import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * npm run audit: asks the registry for advisories about the installed packages, those that build and
 * test too, and writes a list of all of them to sbom.json (CycloneDX). Fails when there is an
 * advisory, or when the registry does not answer. docs/operations.md says by when to act.
 */

const root = join(import.meta.dirname, '..')

type Report = {
  error?: { summary?: string }
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | Via)[] }>
}
type Via = { title: string; url: string }

const report = JSON.parse(runNpm('audit', '--json')) as Report
if (!report.vulnerabilities) {
  console.error(`The registry gave no answer: ${report.error?.summary || report.message || ''}`)
  process.exitCode = 1
} else {
  const found = Object.entries(report.vulnerabilities)
  for (const [name, { severity, range, via }] of found) {
    const why = via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`))
    console.log(`${severity}: ${name} ${range}: ${why.join('; ')}`)
  }
  console.log(`${found.length} packages with advisories.`)
  process.exitCode = found.length > 0 ? 1 : 0
}
writeFileSync(join(root, 'sbom.json'), runNpm('sbom', '--sbom-format', 'cyclonedx'))

/** Its exit code also says that advisories were found, so only its output counts. */
function runNpm(...args: string[]): string {
  const { stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    shell: process.platform === 'win32',
  })
  if (!stdout.trim()) throw new Error(`npm ${args[0]} said nothing. ${stderr}`)
  return stdout
}
