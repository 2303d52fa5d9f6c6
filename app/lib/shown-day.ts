const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/**
 * A day (RFC 3339 full-date) as pages show it (I18N-03): `5 Dec 2026` in English, `2026-12-05` in Chinese. Any other text stays as it is:
 * a field shows again what was typed. `readDay` reads both, but is not needed to show a day, so it stands in another chunk.
 */
export function shownDay(text: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const name = months[Number(month) - 1]
  const isDay = new Date(`${text}T00:00Z`).getUTCDate() === Number(day) // 2026-02-30 is not one
  return name && isDay && locale === "en" ? `${Number(day)} ${name} ${year}` : text
}
