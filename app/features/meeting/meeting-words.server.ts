import type { IntlShape } from "react-intl/server"

/** How many take part: "All 63", or the number of those who were chosen (MEET-01). */
export function participantsText(
  { is_everyone, total }: { is_everyone: boolean; total: number },
  intl: IntlShape,
): string {
  return is_everyone ? intl.formatMessage({ id: "event.everyone" }, { total }) : intl.formatNumber(total)
}
