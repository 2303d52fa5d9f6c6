import { instantOf, isZone, offsetText, zoneWithOffset } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"

/** Names with the hour in which their offsets were told; a few hundred zones cost milliseconds, so they are kept. */
let kept: { hour: number; texts: Map<string, string> } = { hour: 0, texts: new Map() }

const hourLength = 3_600_000

function textOf(zone: string, now: number): string {
  const hour = Math.floor(now / hourLength)
  if (kept.hour !== hour) kept = { hour, texts: new Map() }
  const text = kept.texts.get(zone) ?? plainText(zone, now)
  kept.texts.set(zone, text)
  return text
}

function plainText(zone: string, now: number): string {
  const offset = offsetText(zone, instantOf(now))
  return offset === zone ? zone : `${zone.replaceAll("_", " ")} (${offset})`
}

/** In Chinese also what the zone is called: only of the few that are shown unasked, since each name costs half a millisecond. */
function chineseText(zone: string, now: number): string {
  return zone === "UTC" ? zone : zoneWithOffset(zone, "zh", instantOf(now)) + zone.replaceAll("_", " ")
}

/**
 * The zones a person may choose from (I18N-03): their own first, then UTC, then the others as the backend offers them; none that
 * this runtime does not know.
 * @param present the zone a record has already
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
