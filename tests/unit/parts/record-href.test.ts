import { describe, expect, test } from "vitest"
import { recordHref, recordReference } from "#app/parts/record-href.server.ts"

describe("the link and number of a record", () => {
  const open = { acronym: "COPT", type: "public" } as const

  test("the link is inside its group if that is public, otherwise on the alliance's page", () => {
    expect(recordHref("aurora", { module: "meeting", key: "m-1", group: open })).toBe("/a/aurora/wg/COPT/meeting/m-1")
    const closed = { acronym: "STEER", type: "restricted" } as const
    expect(recordHref("aurora", { module: "meeting", key: "m-1", group: closed })).toBe("/a/aurora/meeting/m-1")
    expect(recordHref("aurora", { module: "meeting", key: "m-1", group: null })).toBe("/a/aurora/meeting/m-1")
    expect(recordHref("aurora", { module: "workgroup", key: "COPT", group: open })).toBe("/a/aurora/wg/COPT/about")
  })

  test("the link is in the administration for records that only administrators see", () => {
    expect(recordHref("aurora", { module: "login_request", key: "r-1", group: null })).toBe("/a/aurora/admin/apply/r-1")
    expect(recordHref("aurora", { module: "entity", key: "e-1", group: null })).toBe("/a/aurora/admin/entity/e-1")
    expect(recordHref("aurora", { module: "member", key: "m-1", group: null })).toBe("/a/aurora/admin/member/m-1")
  })

  test("a record without a page has no link", () => {
    expect(recordHref("aurora", { module: "profile", key: "p-1", group: null })).toBeUndefined()
  })

  test("the number is the group's number if there is one", () => {
    const group = { id: "g-1", name: "相干光学", name_english: "Coherent Optics", status: "normal", ...open } as const
    const ofAlliance = { group: null, group_number: null }
    expect(recordReference({ module: "meeting", code: "214", group, group_number: 18 })).toBe("COPT-M-18")
    expect(recordReference({ module: "ballot", code: "31", group, group_number: 12 })).toBe("COPT-B-12")
    expect(recordReference({ module: "meeting", code: "214", ...ofAlliance })).toBe("M-214")
    expect(recordReference({ module: "ballot", code: "12", ...ofAlliance })).toBe("B-12")
    expect(recordReference({ module: "meeting", code: "214", group })).toBe("M-214")
    expect(recordReference({ module: "proposal", code: "AIA-P-2026-001", group })).toBe("AIA-P-2026-001")
    expect(recordReference({ module: "task", code: null, group })).toBeUndefined()
  })
})
