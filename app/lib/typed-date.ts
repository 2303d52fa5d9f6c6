import { fieldCode } from "./message-code.ts"
import { typedText } from "./typed-text.ts"

/** The years that the contract allows (`InstantInput`, `DayInput`). */
export const years = { min: 1900, max: 2099 }

/**
 * What a typed text says about a day. `day`: the one day that it can mean, as `2026-12-05`. `ambiguous`: one of two days. `no_year`: a
 * day without a year of four digits. `year_range`: a year outside of `years`. `unknown`: no such day in the calendar. `format`: not a day.
 */
export type DayReading =
  | { kind: "day"; day: string }
  | { kind: "ambiguous"; days: [string, string] }
  | { kind: "empty" | "no_year" | "year_range" | "unknown" | "format" }

const monthNames =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
const monthStarts = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
const weekdayStarts = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
const weekdaySigns = "日一二三四五六"

const year = "(?<year>\\d{4})"
const part = "\\d{1,2}"
const month = `(?<name>${monthNames})`
const day = `(?<day>${part})(?:st|nd|rd|th)?`
const between = "[-/. ]"

/** Spellings that name the month or put the year first; no country puts the day before the month there. */
const clear = [
  `${year}(?<month>\\d\\d)(?<day>\\d\\d)`,
  `${year}(${between})(?<month>${part})\\2(?<day>${part})`,
  `${year}年(?<month>${part})月(?<day>${part})[日号號]?`,
  `${day}(?: of)?${between}?${month}[-/., ]{0,2}${year}`,
  `${month}${between}?${day}[-/., ]{1,2}${year}`,
  `${year}${between}?${month}${between}?${day}`,
  `(?<day>${part})\\.(?<month>${part})\\.${year}`, // only countries that put the day first write full stops
]
/** Spellings in which the order of day and month depends on the country. */
const unclear = [`(?<first>${part})([-/ ])(?<second>${part})\\2${year}`]
/** Days without a year of four digits. */
const yearless = [
  `${part}${between}${part}(?:${between}\\d\\d)?`,
  `(?:\\d\\d年)?${part}月${part}[日号號]?`,
  `${day}(?: of)?${between}?${month}(?:[-/., ]{1,2}\\d\\d)?`,
  `${month}${between}?${day}(?:[-/., ]{1,2}\\d\\d)?`,
]
/** Years of five or six digits, which some browsers' controls accept. */
const longYear = /^[+-]?\d{5,6}-\d\d-\d\d$/

const compiled = new Map<string, RegExp>()

/** The groups of the first spelling that fits. Each is compiled when it is first tried: most days are written in one of the first. */
function groupsOf(spellings: readonly string[], text: string): Record<string, string | undefined> | undefined {
  for (const spelling of spellings) {
    const pattern = compiled.get(spelling) ?? new RegExp(`^${spelling}$`)
    compiled.set(spelling, pattern)
    const found = pattern.exec(text)
    if (found) return found.groups ?? {}
  }
  return undefined
}

const englishWeekday = /^(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?[,. ]+/
const chineseWeekday = / ?\(?(?:周|星期|礼拜)([日天一二三四五六])\)?$/

/** Takes the weekday away, which pages show next to a day. @returns the rest, and the number of the weekday from Sunday */
function withoutWeekday(text: string): { rest: string; weekday?: number } {
  const english = englishWeekday.exec(text)
  if (english) {
    return { rest: text.slice(english[0].length), weekday: weekdayStarts.indexOf((english[1] ?? "").slice(0, 3)) }
  }
  const chinese = chineseWeekday.exec(text)
  if (!chinese) return { rest: text }
  return { rest: text.slice(0, chinese.index), weekday: weekdaySigns.indexOf((chinese[1] ?? "").replace("天", "日")) }
}

/** A day of the calendar as `2026-12-05`; undefined if the month has no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (month < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return [String(year).padStart(4, "0"), ...[month, day].map((number) => String(number).padStart(2, "0"))].join("-")
}

function readingOf(days: (string | undefined)[]): DayReading {
  const [first, second] = [...new Set(days)].filter((day) => day !== undefined)
  if (first === undefined) return { kind: "unknown" }
  const year = Number(first.slice(0, 4))
  if (year < years.min || year > years.max) return { kind: "year_range" }
  return second === undefined ? { kind: "day", day: first } : { kind: "ambiguous", days: [first, second] }
}

function readDate(text: string): DayReading {
  const found = groupsOf(clear, text)
  if (found) {
    const month = found.name ? monthStarts.indexOf(found.name.slice(0, 3)) + 1 : Number(found.month)
    return readingOf([dayOf(Number(found.year), month, Number(found.day))])
  }
  const { first, second, year } = groupsOf(unclear, text) ?? {}
  if (year) {
    const [a, b] = [Number(first), Number(second)]
    return readingOf([dayOf(Number(year), b, a), dayOf(Number(year), a, b)])
  }
  if (longYear.test(text)) return { kind: "year_range" }
  return { kind: groupsOf(yearless, text) ? "no_year" : "format" }
}

/**
 * Reads a typed day in any spelling that can only mean one day: `2026-12-05`, `2026/12/5`, `20261205`, `05.12.2026`, `5 Dec 2026`,
 * `December 5th, 2026`, `2026年12月5日`, `31/12/2026`, each also with its weekday. `5/12/2026` is ambiguous; a missing year is not guessed,
 * because an appointment in a year that nobody typed is worse than a question (docs/decisions/030-typed-values.md).
 */
export function readDay(text: string): DayReading {
  const plain = typedText(text)
  if (plain === undefined) return { kind: "format" }
  if (plain === "") return { kind: "empty" }
  const { rest, weekday } = withoutWeekday(plain)
  const reading = readDate(rest.replace(/ ?([-/.,年月日号號]) ?/g, "$1").replace(/\.$/, ""))
  const isOther = weekday !== undefined && reading.kind === "day" && new Date(reading.day).getUTCDay() !== weekday
  return isOther ? { kind: "unknown" } : reading
}

/** The error code of a text that is not a day; undefined for one that is, and for nothing. */
export function dayProblem(text: string): string | undefined {
  const reading = readDay(text)
  switch (reading.kind) {
    case "ambiguous":
      return fieldCode("day_ambiguous", { first: reading.days[0], second: reading.days[1] })
    case "no_year":
      return fieldCode("day_no_year")
    case "year_range":
      return fieldCode("year_range", years)
    case "unknown":
      return fieldCode("day_unknown")
    case "format":
      return fieldCode("day_format")
    default:
      return undefined
  }
}
