import { expect, test } from "vitest"
import { memoText } from "#app/parts/operation-log/memo-text.server.ts"

const reader = (locale: "en" | "zh") => ({ locale, zone: "Europe/Oslo" })

test.each([
  ["en", "not_started -> ongoing: 12 voters", "Not started → Ongoing: 12 voters"],
  ["zh", "not_started -> cancelled: 资料未备齐", "未开始 → 已取消: 资料未备齐"],
  ["en", "subject: Old -> New", "Subject: Old → New"],
  ["zh", "not_started -> ongoing: 17 voters", "未开始 → 进行中: 17 位投票人"],
  ["en", "17 recipients", "17 recipients"],
  ["zh", "17 recipients", "17 位收件人"],
  ["zh", "3 -> 5 external recipients", "3 → 5 位外部收件人"],
  ["zh", "12 recipients were named", "12 recipients were named"],
  ["en", "A reason with x -> y in words", "A reason with x → y in words"],
] as const)("I18N-03 the details of a log in %s: %s", (locale, memo, shown) => {
  expect(memoText(memo, reader(locale))).toBe(shown)
})

test("I18N-03 times of a log's details are in the reader's zone and format", () => {
  const shown = memoText("end_time: 2026-11-24T08:00:00Z -> 2026-11-25T08:00:00Z", reader("en"))
  expect(shown).toMatch(/^Ends: .*24 Nov.*09:00 → .*25 Nov.*09:00$/)
})
