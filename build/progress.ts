import { writeSync } from 'node:fs'

const intervalMs = 2000

/** Prints at once: in a busy thread, console.log waits until it is idle. */
export function say(line: string): void {
  writeSync(1, `${line}\n`)
}

/** Reports the progress of slow work every 2 seconds, as in `Drawing 12/40 …`. */
export function createProgress(work: string): (done: string) => void {
  let due = Date.now() + intervalMs
  return (done) => {
    if (Date.now() < due) return
    due = Date.now() + intervalMs
    say(`${work} ${done} …`)
  }
}
