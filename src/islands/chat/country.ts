import type { EmergencyNumber } from '../../molly/numbers.ts'

type Country = EmergencyNumber['country']

const zones: Record<Country, RegExp> = {
  US: /^US\/|New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Indiana|Kentucky|Louisville|Menominee|Dakota|Anchorage|Juneau|Sitka|Yakutat|Nome|Metlakatla|Adak|Honolulu|Puerto_Rico/,
  MX: /Mexico|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Juarez|Ojinaga|Mazatlan|Bahia_|Hermosillo|Tijuana|Ensenada|Isabel/,
  CO: /Bogota/,
  PE: /Lima/,
  AR: /Argentina|Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza|Rosario/,
}

/** The country of a time zone, if we know its number. Needs no permission and no network. */
export function countryOfZone(timeZone: string): Country | undefined {
  return (Object.keys(zones) as Country[]).find((country) => zones[country].test(timeZone))
}
