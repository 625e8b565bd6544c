import rosetta from 'rosetta'
import type { Locale } from './locales.ts'

/** The keys of a text catalog, such as 'header.search'. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string | ((...args: never[]) => string)
    ? K
    : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never

/** Texts with `{{name}}` take `{ name }`; texts that are functions take their argument. */
type Parameters<V> = V extends (argument: infer A) => string ? A : Record<string, string | number>

export type Translate<M> = <K extends KeysOf<M>>(
  key: K,
  parameters?: Parameters<At<M, K>>,
) => string

/**
 * The locale is passed to rosetta with every call: `rosetta().locale()` would be state shared
 * between the requests of an isolate.
 */
export function createTranslate<M extends object>(locale: Locale, messages: M): Translate<M> {
  const texts = rosetta({ [locale]: messages })
  return (key, parameters) => {
    const text = (texts.t as (key: string, parameters: unknown, locale: string) => string)(
      key,
      parameters,
      locale,
    )
    if (import.meta.env?.DEV && !text) throw new Error(`The texts of "${locale}" have no "${key}".`)
    return text
  }
}
