import { readKept, useKept } from '../../client/useKept.ts'
import { addEntry, type Entry, key, parseEntries } from './entries.island.ts'

/** The diary of this browser, stored on this device only. */
export function useDiary() {
  const { text, isSaved, write } = useKept(key)
  const entries = parseEntries(text)
  const save = (entries: Entry[]) => write(entries.length > 0 ? JSON.stringify(entries) : '')
  return {
    entries,
    isSaved,
    add: (entry: Entry) => save(addEntry(parseEntries(readKept(key)), entry)),
    remove: (at: number) => save(entries.filter((_, index) => index !== at)),
    clear: () => save([]),
  }
}
