import { readFileSync, writeFileSync } from 'node:fs'

/** The name of a build for this machine; no environment of wrangler.toml. */
export const here = 'local'

type Config = { targetEnvironment?: string }

/** The environment that a build was made for. `file`: its wrangler.json. */
export function readEnvironment(file: string): string | undefined {
  return (JSON.parse(readFileSync(file, 'utf8')) as Config).targetEnvironment
}

/** Wrangler deploys a build without an environment as any; with one, it refuses all others. */
export function nameEnvironment(file: string): void {
  const config = JSON.parse(readFileSync(file, 'utf8')) as Config
  writeFileSync(
    file,
    JSON.stringify({ ...config, targetEnvironment: config.targetEnvironment ?? here }),
  )
}
