import codes from '../../content/codes.json' with { type: 'json' }
import type { Locale } from '../i18n/locales.ts'
import type { Source } from '../molly/protocol.ts'
import { codeHref } from '../routes.ts'

/** A treatment's code as a visitor wrote it, and what its range is about. */
export type Code = { code: string; names: Record<Locale, string> }

const written = /\bD\d{4}\b/gi

/** The treatment codes of US plans in a message: 'D2740 and d2950'. */
export function findCodes(message: string): Code[] {
  const found = new Set((message.match(written) ?? []).map((code) => code.toUpperCase()))
  return [...found].flatMap((code) => {
    const names = codes.cdt.find((entry) => {
      const [from, to] = entry.code.split('-')
      return code >= from! && code <= to!
    })
    return names ? [{ code, names }] : []
  })
}

const whatIs = { en: 'What is', es: '¿Qué es' }
const bare =
  /^\P{L}*(?:(?:and|y|so|what(?:.s|s| is| about| does)?|qu[eé](?: es| significa)?|the|el|la|code|c[oó]digo)\s+)*D\d{4}\P{L}*(?:mean\w*)?\P{L}*$/iu

/** 'D3330' -> 'What is Root canal treatment?', 'cost of D3330' -> 'cost of Root canal treatment'. */
export function nameCodes(message: string, found: Code[], locale: Locale): string {
  if (found[0] && bare.test(message)) return `${whatIs[locale]} ${found[0].names[locale]}?`
  return message.replace(
    written,
    (code) => found.find((one) => one.code === code.toUpperCase())?.names[locale] ?? code,
  )
}

export function codeSource({ code }: Code, locale: Locale): Source {
  return { title: code, href: codeHref(code, locale) }
}
