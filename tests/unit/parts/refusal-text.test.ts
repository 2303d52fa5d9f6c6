import { describe, expect, test } from "vitest"
import type { Refused } from "#app/lib/failure.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import document from "../../../openapi/generated/openapi.json"

type CodeText = { english: string; chinese: string; details: string[] }
const texts = document.components.schemas.RefusalCode["x-texts"] as Record<string, CodeText>

const english = { locale: "en", zone: "Asia/Shanghai" } as const
const chinese = { ...english, locale: "zh" } as const
const refused = (code: string, details: Refused["details"] = {}): Refused => ({
  kind: "refused",
  code,
  message: "the backend's own words",
  errors: [],
  details,
})

describe("ERR-01 ERR-06 refusals in the person's language", () => {
  test.each([
    "validation_failed",
    "idempotency_conflict",
    "forbidden",
    "not_found",
    "group_disbanded",
    "restricted_group",
    "import_empty",
    "import_expired",
    "invitation_failed",
    "hold_over",
  ])("%s has the contract's text in both languages", (code) => {
    expect(withLocalizedMessage(refused(code), english).message).toBe(texts[code]?.english)
    expect(withLocalizedMessage(refused(code), chinese).message).toBe(texts[code]?.chinese)
  })

  test("NOTICE-02 a notice that is being sent or was sent: true of both", () => {
    const message = "Sending has started, so the notice cannot be recalled."
    expect(withLocalizedMessage(refused("hold_over"), english).message).toBe(message)
  })

  test.each(["already_submitted", "rate_limited"])("%s contains its time in the person's zone and language", (code) => {
    const [name = ""] = texts[code]?.details ?? []
    const failure = refused(code, { [name]: "2026-11-20T07:00:00Z" })
    expect(withLocalizedMessage(failure, english).message).toContain("Fri 20 Nov 2026, 15:00 (UTC+8)")
    expect(withLocalizedMessage(failure, chinese).message).toContain("2026-11-20 周五 15:00")
    const utc = { ...english, zone: "UTC" }
    expect(withLocalizedMessage(failure, utc).message).toContain("Fri 20 Nov 2026, 07:00 (UTC)")
  })

  test("stale contains who changed the record, when, and its current status", () => {
    const changed_by = { name: "邱岚溪", real_name: "Qiu Lanxi", organization: null, is_disabled: false }
    const failure = refused("stale", {
      changed_by,
      changed_time: "2026-11-20T07:02:00Z",
      version: 4,
      status: "ongoing",
    })
    expect(withLocalizedMessage(failure, english).message).toBe(
      "邱岚溪 changed this on Fri 20 Nov 2026, 15:02 (UTC+8); it is now ongoing. Nothing was saved.",
    )
    expect(withLocalizedMessage(failure, chinese).message).toContain("当前状态为进行中")
  })

  test("MEET-04 reminder_too_soon contains the times of the last and the next reminder", () => {
    const details = { last_time: "2026-11-20T06:40:00Z", next_time: "2026-11-20T07:40:00Z" }
    expect(withLocalizedMessage(refused("reminder_too_soon", details), english).message).toBe(
      "A reminder was sent on Fri 20 Nov 2026, 14:40 (UTC+8). The next one is possible on Fri 20 Nov 2026, 15:40 (UTC+8).",
    )
  })

  test("an unknown status is shown unchanged", () => {
    expect(withLocalizedMessage(refused("state_refused", { status: "melted" }), english).message).toContain("melted")
    expect(withLocalizedMessage(refused("state_refused", { status: "feedback_received" }), english).message).toContain(
      "feedback received",
    )
  })

  test("an unknown code keeps the backend's message; field errors are kept", () => {
    const failure = refused("nobody_knows", { name: "x" })
    expect(withLocalizedMessage(failure, english)).toBe(failure)
    const errors = [{ field: "name", code: "required", message: "m" }]
    expect(withLocalizedMessage({ ...refused("validation_failed"), errors }, english)).toMatchObject({
      kind: "refused",
      errors,
    })
  })

  test("other failures are unchanged", () => {
    const failure = { kind: "timeout" } as const
    expect(withLocalizedMessage(failure, english)).toBe(failure)
  })

  test("details of any shape are accepted", () => {
    for (const details of [{ group: { id: 1 } }, { list: [1, 2] }, { nothing: null }])
      expect(withLocalizedMessage(refused("validation_failed", details as never), english).message).toBe(
        texts.validation_failed?.english,
      )
  })
})
