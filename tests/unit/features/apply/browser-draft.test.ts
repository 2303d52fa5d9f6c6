import { expect, test } from "vitest"
import { timeText } from "#app/features/apply/form/browser-draft.ts"

test("I18N-03 ADM-09 the time of a draft in the browser has the format of all pages, with its zone", () => {
  const at = new Date(2026, 10, 20, 15, 2).getTime()
  expect(timeText(at, "en")).toMatch(/^20 Nov 2026, 15:02 \S+$/)
  expect(timeText(at, "zh-CN")).toMatch(/^2026-11-20 15:02 \S+$/)
})
