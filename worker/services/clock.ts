/** The date in a time zone, such as '2026-11-29': the Swedish format is the ISO format. */
export function today(timeZone = 'UTC'): string {
  return new Date().toLocaleDateString('sv', { timeZone })
}
