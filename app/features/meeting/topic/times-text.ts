import type { IntlShape } from "react-intl"

/** The planned and the used time of a topic as one text; undefined if neither is known (MEET-16). */
export function timesText(
  { planned, used }: { planned?: string | undefined; used?: string | undefined },
  intl: IntlShape,
): string | undefined {
  if (!planned && !used) return undefined
  const kind = planned && used ? "both" : planned ? "planned" : "used"
  return intl.formatMessage({ id: "meeting-agenda.times" }, { planned, used, kind })
}
