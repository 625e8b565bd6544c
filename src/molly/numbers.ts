type Numbers = {
  number: string
  /** Where the first one does not answer: outside Lima, in many Argentine provinces. */
  other?: string
}

export type EmergencyNumber = Numbers & {
  country: 'US' | 'MX' | 'CO' | 'PE' | 'AR'
  name: { en: string; es: string }
}

/** In the order that every page shows. PHO-01, PHO-05, PHO-06, PHO-08, PHO-09, PHO-11. */
export const emergencyNumbers: EmergencyNumber[] = [
  { country: 'US', name: { en: 'US', es: 'Estados Unidos' }, number: '911' },
  { country: 'MX', name: { en: 'Mexico', es: 'México' }, number: '911' },
  { country: 'CO', name: { en: 'Colombia', es: 'Colombia' }, number: '123' },
  { country: 'PE', name: { en: 'Peru', es: 'Perú' }, number: '106', other: '116' },
  { country: 'AR', name: { en: 'Argentina', es: 'Argentina' }, number: '107', other: '911' },
]

/**
 * Other countries: pages list them after the five above, and Molly names such a number only to
 * visitors from there. PHO-01 (Puerto Rico), PHO-23, PHO-39, PHO-42, PHO-46, PHO-48 to PHO-50, PHO-52,
 * PHO-54 to PHO-61, PHO-64. No fact names a number of Canada or Belize.
 */
export const otherNumbers: Partial<Record<string, Numbers>> = {
  BO: { number: '168', other: '110' },
  CL: { number: '131' },
  CR: { number: '911' },
  CU: { number: '104' },
  DO: { number: '911' },
  EC: { number: '911' },
  SV: { number: '132' },
  ES: { number: '112' },
  GT: { number: '122', other: '123' },
  HN: { number: '911' },
  NI: { number: '128' },
  PA: { number: '911' },
  PY: { number: '141', other: '021-141' },
  PR: { number: '911' },
  GB: { number: '999' },
  UY: { number: '911', other: '105' },
  VE: { number: '911' },
}

export function findNumbers(country: string): Numbers | undefined {
  return emergencyNumbers.find((entry) => entry.country === country) ?? otherNumbers[country]
}

/** United States only. PHO-02, PHO-03. */
export const helpLines = {
  poison: '1-800-222-1222',
  crisis: '988',
} as const
