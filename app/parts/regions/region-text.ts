import type { components } from "#openapi/generated/schema.d.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"

type RegionRef = components["schemas"]["RegionRef"]

/** A record's location from the country to the city, as an address in the language has it. */
type Located = { country: RegionRef; province?: RegionRef | null; city?: RegionRef | null }

/** The location of an organisation or agency in words, country first. */
export function regionText({ country, province, city }: Located, locale: Locale): string {
  const names = [country, province, city].flatMap((region) => (region ? [nameIn(locale, region)] : []))
  return names.join(locale === "zh" ? "" : ", ")
}
