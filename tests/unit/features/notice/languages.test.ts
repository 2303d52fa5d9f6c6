import { describe, expect, test } from "vitest"
import { noticeView, phaseOf } from "#app/features/notice/detail/detail.server.ts"
import type { Notice } from "#app/features/notice/notice-access.server.ts"
import { noticeSchema } from "#app/features/notice/notice.schema.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { reader } from "../meeting/fixture.ts"

const creator = { id: "m", username: "m", name: "Mara", real_name: "Mara", organization: null, is_disabled: false }
const english = {
  subject_english: "Plug test",
  content_english: { format: "markdown" as const, text: "Bring boards." },
}
const planned = { planned_time: "2027-06-15T07:00:00Z", timezone: "Europe/Oslo" }
const notice: Notice = {
  id: "n",
  version: 2,
  actions: ["plan", "recall"],
  group: null,
  creator,
  status: "planned",
  is_new: false,
  subject: "互通测试",
  content: { format: "markdown", text: "请带板。" },
  ...english,
  reply_to: ["lab@aurora.example"],
  template_language: null,
  attachments: [],
  external_recipients: [],
  created_time: "2027-06-01T07:00:00Z",
  updated_time: "2027-06-01T07:00:00Z",
  sent_time: null,
  ...planned,
  hold_until_time: planned.planned_time,
  is_withdrawn_by_disbanding: false,
  recipient_total: 3,
  failed_total: 0,
}

function seen(locale: Locale, more: Partial<Notice> = {}, zone = "Asia/Shanghai") {
  const context = { ...reader(), locale, zone } as unknown as RequestContext
  return noticeView({ ...notice, ...more }, { alliance: "aurora" }, context)
}

describe("NOTICE-04 a text in each language", () => {
  test("is shown to its readers, and the other one beside it", () => {
    expect(seen("en")).toMatchObject({ subject: "Plug test", other: { subject: "互通测试", lang: "zh-CN" } })
    expect(seen("zh")).toMatchObject({ subject: "互通测试", other: { subject: "Plug test", lang: "en" } })
    expect([seen("en").html, seen("zh").html]).toEqual([
      expect.stringContaining("Bring boards."),
      expect.stringContaining("请带板。"),
    ])
  })

  test("a reader whose language has no text gets the only one", () => {
    const only = seen("en", { subject_english: null, content_english: null })
    expect(only).toMatchObject({ subject: "互通测试", other: undefined })
    expect(only.html).toContain("请带板。")
  })

  test.each([
    [{ subject_english: "Plug test" }, "content_english.text"],
    [{ "content_english.text": "Bring boards." }, "subject_english"],
  ])("half of an English text is an error at the other half: %o", (half, at) => {
    const form = new FormData()
    const whole = { subject: "互通测试", "content.format": "markdown", "content.text": "请带板。" }
    const values = { ...whole, "content_english.format": "markdown", reply_to: "lab@aurora.example", ...half }
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    expect(parseForm(form, noticeSchema).reply().error).toEqual({ [at]: ["form.required"] })
  })
})

describe("NOTICE-04 the planned time", () => {
  test("is in the reader's zone, and in that of the author if the clock there shows another time", () => {
    expect(phaseOf(notice)).toBe("planned")
    const { time, there } = seen("en").planned ?? {}
    expect([time?.text, there?.text]).toEqual([expect.stringContaining("15:00"), expect.stringContaining("09:00")])
    expect(seen("en", {}, "Europe/Berlin").planned?.there).toBeUndefined()
  })

  test("is no longer shown when it is over", () => {
    expect(seen("en", { status: "sent" }).planned).toBeUndefined()
  })
})
