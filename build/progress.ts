import { writeSync } from 'node:fs'

const intervalMs = 2000

/** Prints a line at once: console.log of a busy thread waits until it is idle. */
export function say(line: string): void {
  writeSync(1, `${line}\n`)
}

/** Says how far slow work has come: nothing for 2 seconds, then a line every 2, such as `Drawing 12/40 …`. */
export function createProgress(work: string): (done: string) => void {
  let due = Date.now() + intervalMs
  return (done) => {
    if (Date.now() < due) return
    due = Date.now() + intervalMs
    say(`${work} ${done} …`)
  }
}
