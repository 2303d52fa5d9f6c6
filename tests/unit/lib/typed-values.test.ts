import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readWholeNumber } from "#app/lib/typed-number.ts"
import { readTime } from "#app/lib/typed-time.ts"
import { runs } from "#tests/support/extent.ts"

const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const pad = (number: number) => String(number).padStart(2, "0")

describe("MEET-02 a typed time of day", () => {
  // eslint-disable-next-line complexity -- a table of spellings
  test("every spelling of every minute is read as this minute", () => {
    for (let at = 0; at < 1440; at += 1) {
      const [hour, minute] = [Math.floor(at / 60), at % 60]
      const time = `${pad(hour)}:${pad(minute)}`
      const half = `${hour % 12 || 12}:${pad(minute)}`
      const chinese = hour < 12 ? (hour > 0 ? "上午" : undefined) : "下午"
      const texts = [
        ...[
          time,
          `${hour}:${pad(minute)}`,
          `${hour}${pad(minute)}`,
          `${hour}.${pad(minute)}`,
          `${hour}h${pad(minute)}`,
        ],
        ...[
          wide(time),
          ` ${hour} : ${pad(minute)} `,
          `${time}:00`,
          `${hour}点${pad(minute)}分`,
          `${hour}时${pad(minute)}`,
        ],
        ...[`${half} ${hour < 12 ? "am" : "pm"}`, `${half}${hour < 12 ? "A.M." : "P.M."}`],
        ...(chinese
          ? [`${chinese}${hour % 12 || 12}:${pad(minute)}`, `${chinese} ${hour % 12 || 12}点${pad(minute)}分`]
          : []),
        ...(minute === 0
          ? [`${hour}`, `${hour}h`, `${hour}点`, `${hour}点整`, `${half.slice(0, -3)}${hour < 12 ? "am" : "pm"}`]
          : []),
        ...(minute === 30 ? [`${hour}点半`] : []),
      ]
      for (const text of texts) expect(readTime(text), text).toBe(time)
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
