import { type Assets, readCached } from '../content/files.ts'
import { type Locale, localize } from '../i18n/locales.ts'
import type { Source } from '../molly/protocol.ts'
import { codePath } from '../routes.ts'
import { findRange, readTreatmentCodes, treatmentCode } from '../text/treatment-codes.ts'

/** A treatment's code as a visitor wrote it, and what its range is about. */
export type Code = { code: string; names: Record<Locale, string> }

/** The treatment codes of US plans in a message: 'D2740 and d2950'. */
export async function findCodes(assets: Assets, message: string, locale: Locale): Promise<Code[]> {
  const written = readTreatmentCodes(message)
  if (written.length === 0) return []
  const codes = await readCached<{ cdt: Code[] }>(assets, `${locale}/codes`)
  return written.flatMap((code) => {
    const range = findRange(codes?.cdt ?? [], code)
    return range ? [{ code, names: range.names }] : []
  })
}

const whatIs = { en: 'What is', es: '¿Qué es' }
const bare =
  /^\P{L}*(?:(?:and|y|so|what(?:.s|s| is| about| does)?|qu[eé](?: es| significa)?|the|el|la|code|c[oó]digo)\s+)*D\d{4}\P{L}*(?:mean\w*)?\P{L}*$/iu

/** 'D3330' -> 'What is Root canal treatment?', 'cost of D3330' -> 'cost of Root canal treatment'. */
export function nameCodes(message: string, found: Code[], locale: Locale): string {
  if (found[0] && bare.test(message)) return `${whatIs[locale]} ${found[0].names[locale]}?`
  return message.replace(
    treatmentCode,
    (code) => found.find((one) => one.code === code.toUpperCase())?.names[locale] ?? code,
  )
}

export function codeSource({ code }: Code, locale: Locale): Source {
  return { title: code, href: localize(codePath('cdt', code), locale) }
}
