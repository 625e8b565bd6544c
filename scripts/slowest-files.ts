import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/** Vitest reporter: lists the slowest test files, including their imports and setup. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({ file: module.relativeModuleId, ms: timeOf(module) }))
    const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, shown)
    console.log('Slowest files:')
    for (const { file, ms } of slowest) {
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
    }
  }
}

function timeOf(module: TestModule): number {
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  return prepareDuration + setupDuration + collectDuration + duration
}
