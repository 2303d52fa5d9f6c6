/** `2026-11-20` (or `2026-1-5`, as people type it) as a local date at noon, where no change of clocks can move it to another day; undefined for anything else. */
export function dateOfText(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day), 12)
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) ? date : undefined
}

/** A local date as the text of a native date control. */
export function textOfDate(date: Date): string {
  const pad = (number: number, length: number) => String(number).padStart(length, "0")
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}
