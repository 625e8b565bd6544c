import type { Publication, Reference } from '../../src/content/schema.ts'
import type { Fact } from './schema.ts'

/** Numbers the sources of a page in order of first citation. */
export class Citations {
  readonly references: (Reference & { key: string })[] = []
  readonly #facts: Map<string, Fact>
  /** Sources with a number in the text, to which the list leads back. */
  readonly #cited = new Set<number>()

  constructor(facts: Map<string, Fact>) {
    this.#facts = facts
  }

  /** 'CAR-05,CAR-12' -> one superscript with a link for each source. */
  render(ids: string): string {
    const numbers = this.cite(ids).toSorted((a, b) => a - b)
    const links = numbers.map((number) => {
      const id = this.#cited.has(number) ? '' : ` id="cite-${number}"`
      this.#cited.add(number)
      return `<a href="#ref-${number}"${id} role="doc-noteref">${number}</a>`
    })
    return links.length > 0 ? `<sup>${links.join(' ')}</sup>` : ''
  }

  /** 'CAR-05,CAR-12' -> source numbers. Facts without a public source have none. */
  cite(ids: string): number[] {
    const numbers = new Set<number>()
    for (const id of ids.split(/\s*,\s*/)) {
      const fact = this.#facts.get(id)
      if (!fact) throw new Error(`no fact ${id} in content/facts.json`)
      if (fact.conf === 'X') throw new Error(`fact ${id} is marked X: do not print it`)
      if (!fact.url) continue
      const number = this.#number(fact)
      const { facts } = this.references[number - 1]!
      if (!facts.includes(id)) facts.push(id)
      numbers.add(number)
    }
    return [...numbers]
  }

  #number(fact: Fact): number {
    const key = fact.source_key
    const known = this.references.findIndex((reference) => reference.key === key)
    if (known >= 0) return known + 1
    return this.references.push({ key, ...toPublication(fact), facts: [] })
  }
}

/** The source of a fact. */
export function toPublication(fact: Fact): Publication {
  const { organisation, title, year, url, clinical, lang } = fact
  return { organisation, title, year, url, clinical, lang, readAt: findConsultedHost(fact) }
}

/** Words in `consulted` that mean a copy was read, not the source's own page. */
const copied =
  /cop(?:y|ied)|reproduced|quote[sd]|archived|stored|reprinted|retired|text on|seen on/i

/**
 * The host where a source was read, if that is not its own: '' for a copy without a URL, undefined
 * for a source read at its own URL.
 */
function findConsultedHost({
  consulted = '',
  url,
}: {
  consulted?: string
  url: string
}): string | undefined {
  const hosts = [...consulted.matchAll(/https?:\/\/([^\s/;)]+)/g)].map(([, host]) => shorten(host!))
  if (hosts.length === 0) return copied.test(consulted) ? '' : undefined
  const own = url && shorten(new URL(url).hostname)
  return hosts.find((host) => host !== own)
}

const shorten = (host: string): string => host.toLowerCase().replace(/^www\./, '')
