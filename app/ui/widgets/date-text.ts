const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** Converts "20 Nov 2026", the format of English pages, to `2026-11-20`; returns any other text unchanged. */
function withNumbers(text: string): string {
  const [, day, name = "", year] = /^(\d{1,2}) ([a-z]{3})[a-z]*,? (\d{4})$/i.exec(text.trim()) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  return month > 0 ? `${year}-${month}-${day}` : text
}

/**
 * Parses `2026-11-20`, `2026-1-5` or `20 Nov 2026` to a local date at noon, so that no clock change can move it to another day.
 * @returns undefined for any other text
 */
export function dateOfText(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(withNumbers(text)) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day), 12)
  return textOfDate(date) === [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-") ? date : undefined
}

/** Formats a local date as the value of a native date control. */
export function textOfDate(date: Date): string {
  const pad = (number: number, length: number) => String(number).padStart(length, "0")
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}
