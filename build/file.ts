/** A file in `_content/`: its relative name, and its text or bytes. */
export type File = [name: string, content: string | Uint8Array]

export function jsonFile(name: string, value: unknown): File {
  return [`${name}.json`, JSON.stringify(value)]
}
