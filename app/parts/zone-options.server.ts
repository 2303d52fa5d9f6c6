import { instantOf, isZone, offsetText, zoneWithOffset } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"

/** Cached labels and the hour for which their offsets are valid. Computing a few hundred takes milliseconds. */
let cache: { hour: number; texts: Map<string, string> } = { hour: 0, texts: new Map() }

const hourLength = 3_600_000

function textOf(zone: string, now: number): string {
  const hour = Math.floor(now / hourLength)
  if (cache.hour !== hour) cache = { hour, texts: new Map() }
  const text = cache.texts.get(zone) ?? plainText(zone, now)
  cache.texts.set(zone, text)
  return text
}

function plainText(zone: string, now: number): string {
  const offset = offsetText(zone, instantOf(now))
  return offset === zone ? zone : `${zone.replaceAll("_", " ")} (${offset})`
}

/** In Chinese also with the zone's name, but only for the few zones at the top: each name takes half a millisecond. */
function chineseText(zone: string, now: number): string {
  return zone === "UTC" ? zone : zoneWithOffset(zone, "zh", instantOf(now)) + zone.replaceAll("_", " ")
}

/**
 * Options for the time zone (I18N-03): the user's own first, then UTC, then the others in the backend's order. Zones that this runtime does
 * not know are left out.
 * @param present the record's current zone
 */
export function zoneOptions(
  timezones: readonly string[],
  { now, zone, locale }: Pick<RequestContext, "now" | "zone" | "locale">,
  present?: string,
): Option[] {
  const first = [zone, "UTC"].filter((one) => timezones.includes(one))
  const all = new Set([...(present ? [present] : []), ...first, ...timezones])
  const named = new Set(locale === "zh" ? [present, ...first] : [])
  return [...all]
    .filter(isZone)
    .map((value) => ({ value, text: named.has(value) ? chineseText(value, now) : textOf(value, now) }))
}
