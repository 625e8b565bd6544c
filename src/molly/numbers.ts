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

/** United States only. PHO-02, PHO-03. */
export const helpLines = {
  poison: '1-800-222-1222',
  crisis: '988',
} as const
