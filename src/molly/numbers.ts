export type EmergencyNumber = {
  country: 'US' | 'MX' | 'CO' | 'PE' | 'AR'
  name: { en: string; es: string }
  number: string
  /** Answers where the first one does not: outside Lima, in many Argentine provinces. */
  other?: string
}

/** In the one order that pages show to everybody. PHO-01, PHO-05, PHO-06, PHO-08, PHO-09, PHO-11. */
export const emergencyNumbers: EmergencyNumber[] = [
  { country: 'US', name: { en: 'US', es: 'Estados Unidos' }, number: '911' },
  { country: 'MX', name: { en: 'Mexico', es: 'México' }, number: '911' },
  { country: 'CO', name: { en: 'Colombia', es: 'Colombia' }, number: '123' },
  { country: 'PE', name: { en: 'Peru', es: 'Perú' }, number: '106', other: '116' },
  { country: 'AR', name: { en: 'Argentina', es: 'Argentina' }, number: '107', other: '911' },
]

/**
 * Where a visitor may be as well: only Molly names them, to those who are there. PHO-01 (Puerto Rico),
 * PHO-23, PHO-39, PHO-42, PHO-46, PHO-48, PHO-50, PHO-52, PHO-54, PHO-55, PHO-56, PHO-58, PHO-64.
 */
export const otherNumbers: Partial<Record<string, string>> = {
  PR: '911',
  GB: '999',
  ES: '112',
  CL: '131',
  EC: '911',
  VE: '911',
  SV: '132',
  HN: '911',
  NI: '128',
  CR: '911',
  PA: '911',
  DO: '911',
  UY: '911',
}

/** United States only. PHO-02, PHO-03. */
export const helpLines = {
  poison: '1-800-222-1222',
  crisis: '988',
} as const
