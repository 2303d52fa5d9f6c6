import type { IntlShape } from "react-intl/server"

/** A part of a whole as a percentage: "70.7 %". `share`: 0 to 1. */
export function percentText(share: number, intl: IntlShape): string {
  return intl.formatNumber(share, { style: "percent", maximumFractionDigits: 1 })
}

/** Days as people say them: "3 days". */
export function daysText(days: number, intl: IntlShape): string {
  return intl.formatMessage({ id: "ballot.days" }, { days })
}
