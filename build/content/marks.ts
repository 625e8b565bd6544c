// Our Markdown syntax beyond CommonMark, for pages and their Markdown copies.

/** '[^CAR-05,CAR-12]': ids of facts. */
export const citation = /\[\^([A-Z0-9-]+(?:\s*,\s*[A-Z0-9-]+)*)\]/u

/** '{motif:brush}' or '{evidence:good}'; the last group matches when words follow. */
export const sign = /\{(evidence|motif):([a-z]+)\}(\s+(?=[\p{L}\d]))?/u

/** '{es:hilo dental}': text in the other language. */
export const foreign = /\{(en|es):([^{}]+)\}/u

/** 'Signs that can lead to it {#signs}' */
export const headingId = /\s*\{#([a-z0-9-]+)\}$/u

/** 'Table: How often to brush', above a table. */
export const captionLine = /^(?:Table|Tabla): (.+)$/u

/** '::steps main' on its own line: a box. */
export const directive = /^::([a-z-]+)(?: ([a-z0-9-]+))?$/u

export function atStart({ source, flags }: RegExp): RegExp {
  return new RegExp(`^${source}`, flags)
}

export function everywhere({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags}gm`)
}
