/**
 * The countries the site's visitors travel to. `savingsPercent` is what providers advertise, "up
 * to" and before travel: the client's figures (TOU-32).
 */
export const destinations = [
  { country: 'mx', scene: 'mexico', flower: 'dahlia', savingsPercent: 70 },
  { country: 'co', scene: 'colombia', flower: 'orchid', savingsPercent: 65 },
  { country: 'pe', scene: 'peru', flower: 'cantuta', savingsPercent: 60 },
  { country: 'ar', scene: 'argentina', flower: 'ceibo', savingsPercent: 55 },
] as const

export type Destination = (typeof destinations)[number]
