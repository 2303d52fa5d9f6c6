import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { readTime } from "#app/lib/typed-time.ts"
import { runs } from "#tests/support/extent.ts"

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const pad = (number: number) => String(number).padStart(2, "0")

/** The spellings of a minute with English and Chinese halves of the day. */
function halfSpellings(hour: number, minute: string): string[] {
  const onClock = hour % 12 || 12
  const [letters, dotted] = hour < 12 ? ["am", "A.M."] : ["pm", "P.M."]
  const english = [`${onClock}:${minute} ${letters}`, `${onClock}:${minute}${dotted}`]
  if (hour === 0) return english // 上午12点 is said of noon as well
  const half = hour < 12 ? "上午" : "下午"
  return [...english, `${half}${onClock}:${minute}`, `${half} ${onClock}点${minute}分`]
}

const wholeHours = (hour: number) => [`${hour}`, `${hour}h`, `${hour}点`, `${hour}点整`]

function spellings(hour: number, minute: string): string[] {
  const time = `${pad(hour)}:${minute}`
  return [
    ...[time, `${hour}:${minute}`, `${hour}${minute}`, `${hour}.${minute}`, `${hour}h${minute}`],
    ...[wide(time), ` ${hour} : ${minute} `, `${time}:00`, `${hour}点${minute}分`, `${hour}时${minute}`],
    ...halfSpellings(hour, minute),
    ...(minute === "00" ? wholeHours(hour) : []),
    ...(minute === "30" ? [`${hour}点半`] : []),
  ]
}

describe("MEET-02 a typed time of day", () => {
  test("every spelling of every minute is read as this minute", () => {
    for (let at = 0; at < 1440; at += 1) {
      const [hour, minute] = [Math.floor(at / 60), pad(at % 60)]
      for (const text of spellings(hour, minute)) expect(readTime(text), text).toBe(`${pad(hour)}:${minute}`)
    }
  })

  test.each([
    "",
    "24:00",
    "25",
    "9:60",
    "9:5",
    "10:30:15",
    "上午12点",
    "晚上12点",
    "0 pm",
    "noon",
    "1e1",
    "-1",
    "1⁰",
    "99999",
  ])("%j is not a time", (text) => {
    expect(readTime(text)).toBeUndefined()
  })
})

describe("MEET-02 a typed whole number", () => {
  test("is read with full-width digits, groups of three and spaces around it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
        const grouped = new Intl.NumberFormat("en").format(number)
        const typed = [
          `${number}`,
          ` ${number}\u00a0`,
          wide(`${number}`),
          grouped,
          wide(grouped),
          grouped.replaceAll(",", "\u202f"),
        ]
        for (const text of typed) expect(readWholeNumber(text), text).toBe(number)
      }),
      runs(1_000),
    )
  })

  test.each([
    "",
    "1e3",
    "0x10",
    "0b1",
    "1.0",
    "1.000",
    "1,00",
    "1,0000",
    "0,001",
    "-0",
    "-5",
    "+5",
    "007",
    "Infinity",
    "10²",
    "十",
    "5 6",
    "½",
  ])("%j is not a whole number", (text) => {
    expect(readWholeNumber(text)).toBeUndefined()
  })
})
