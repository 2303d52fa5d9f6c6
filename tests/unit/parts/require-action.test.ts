import { describe, expect, test } from "vitest"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { rolesIn } from "#app/parts/role-texts.ts"
import type { ScreenData } from "#app/session/screen.server.ts"

const intl = serverIntl("en")

const context = { locale: "en", zone: "Asia/Shanghai", hasActed: false } as const
const actions = ["update", "cancel"]

type Thrown = { data: ScreenData; init: { status: number } }
const screenOf = (failure: Failure) =>
  requireAction(context, actions, "end", () => failure).then(
    () => undefined,
    (thrown: unknown) => thrown as Thrown,
  )

describe("access `group + action`", () => {
  test("allows a permitted action without a call", async () => {
    await requireAction(context, actions, "cancel", () => {
      throw new Error("asked")
    })
  })

  test("FORM-08 allows the page after an action in the same request, even if the record no longer permits it", async () => {
    await requireAction({ ...context, hasActed: true }, actions, "end", () => ({ kind: "forbidden" }))
  })

  test("ROLE-04 returns 403 with the roles that have access", async () => {
    const thrown = await screenOf({ kind: "forbidden", code: "forbidden", details: { roles: ["organizer", "chair"] } })
    expect(thrown?.init.status).toBe(403)
    expect(thrown?.data.reason).toBeUndefined()
    expect(rolesIn(intl, thrown?.data.details)).toEqual(["organizer", "chair"])
  })

  test("returns 403 with the status that does not allow the action", async () => {
    const details = { status: "ended" }
    const thrown = await screenOf({ kind: "refused", code: "state_refused", message: "m", errors: [], details })
    expect(thrown?.init.status).toBe(403)
    expect(thrown?.data.reason).toBe("This is not possible in the status “ended”.")
  })

  test("MEET-04 shows the times of the last and the next reminder if it is too soon", async () => {
    const details = { last_time: "2026-11-20T07:00:00Z", next_time: "2026-11-20T08:00:00Z" }
    const thrown = await screenOf({ kind: "refused", code: "reminder_too_soon", message: "m", errors: [], details })
    expect(thrown?.data.reason).toContain("Fri 20 Nov 2026, 15:00 (UTC+8)")
    expect(thrown?.data.reason).toContain("Fri 20 Nov 2026, 16:00 (UTC+8)")
  })

  test.each(["unauthorized", "not_found", "server", "timeout"] as const)(
    "passes the failure %s on to its own error screen",
    async (kind) => {
      const thrown = await screenOf({ kind })
      expect(thrown).toBeInstanceOf(ApiFailure)
      expect(thrown).toMatchObject({ failure: { kind } })
    },
  )

  test("shows only known roles", () => {
    expect(rolesIn(intl, { roles: ["chair", "toString", 7] })).toEqual(["chair"])
    expect(rolesIn(intl, { roles: "chair" })).toEqual([])
    expect(rolesIn(intl, undefined)).toEqual([])
  })
})
