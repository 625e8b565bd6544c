const intervalMs = 2000

/** Says how far slow work has come: nothing for 2 seconds, then a line every 2, such as `Drawing 12/40 …`. */
export function createProgress(work: string): (done: string) => void {
  let due = Date.now() + intervalMs
  return (done) => {
    if (Date.now() < due) return
    due = Date.now() + intervalMs
    console.log(`${work} ${done} …`)
  }
}
