import { typedText } from "./typed-text.ts"

type Half = "am" | "pm" | "noon" | "evening" | "none"

const halves: Record<string, Half> = {
  a: "am",
  p: "pm",
  凌晨: "am",
  早上: "am",
  早晨: "am",
  上午: "am",
  中午: "noon",
  下午: "pm",
  傍晚: "evening",
  晚上: "evening",
}

/** The hour of the day for an hour of a half of it; undefined if that contradicts itself or is said of two hours (上午12点). */
const hourIn: Record<Half, (hour: number) => number | undefined> = {
  none: (hour) => hour,
  am: (hour) => (hour < 12 ? hour : undefined),
  pm: (hour) => (hour === 0 ? undefined : hour < 12 ? hour + 12 : hour),
  noon: (hour) => (hour === 11 || hour === 12 ? hour : hour === 1 ? 13 : undefined),
  evening: (hour) => (hour >= 5 && hour < 12 ? hour + 12 : hour >= 17 ? hour : undefined),
}

const minutesOf: Record<string, string> = { 半: "30", 一刻: "15", 三刻: "45", 整: "00", 钟: "00" }

const plainTime = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d)(?::00)?h?|(?<joined>\d\d)h?| ?h)?$/
const englishTime = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d\d)(?::00)?)? ?(?<half>[ap])\.?m\.?$/
const chineseTime =
  /^(?<half>凌晨|早上|早晨|上午|中午|下午|傍晚|晚上)? ?(?<hour>\d{1,2}) ?(?:[点點时時] ?(?:(?<minute>\d\d)分?|(?<word>半|一刻|三刻|整|钟))?|:(?<colon>\d\d)(?::00)?)$/

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === "a" && hour === 12) return 0 // 12 am is midnight
  return hourIn[halves[half ?? ""] ?? "none"](hour)
}

const minuteOf = ({ minute, joined, colon, word = "" }: Record<string, string | undefined>) =>
  [minute, joined, colon, minutesOf[word]].find(Boolean) ?? "00"

/**
 * Reads a typed time of day: `9:30`, `0930`, `9.30`, `10`, `10h`, `10:00 pm`, `下午3点半`. A number alone is an hour of the 24 that all pages
 * count.
 * @returns `09:30`; undefined for any other text, such as `24:00` or `上午12点`, which is said of noon and of midnight
 */
export function readTime(text: string): string | undefined {
  const plain = typedText(text)?.replace(/ ?([:.]) ?/g, "$1")
  if (!plain) return undefined
  const spellings = [plainTime, englishTime, chineseTime]
  const found = spellings.map((spelling) => spelling.exec(plain)?.groups).find(Boolean)
  if (!found) return undefined
  const hour = hourOf(Number(found.hour), found.half)
  const minute = minuteOf(found)
  if (hour === undefined || hour > 23 || Number(minute) > 59) return undefined
  return `${String(hour).padStart(2, "0")}:${minute}`
}
