import { describe, expect, test } from "vitest"
import { placeFrom } from "#app/features/export-package/export-place.server.ts"
import { hasFiles } from "#app/parts/export/export-address.ts"
import { reader } from "../meeting/fixture.ts"

type Subject = Parameters<typeof placeFrom>[2]

/** The breadcrumbs and the kicker of the export page, and where its last breadcrumb leads. */
function place(
  back: string,
  { module, query = null }: Pick<Subject, "module"> & { query?: string | null },
  record?: string,
) {
  const parseReturnAddress = (value: unknown) => (String(value).startsWith("/a/aurora/") ? String(value) : undefined)
  const context = { ...reader(), parseReturnAddress } as unknown as Parameters<typeof placeFrom>[1]
  const url = `http://portal.invalid/a/aurora/export?${new URLSearchParams({ back })}`
  const { crumbs, back: last, name } = placeFrom(url, context, { module, key: null, query }, record)
  return { steps: [...crumbs, last].map(({ text }) => text), way: [...crumbs, last].map(({ href }) => href), name }
}

describe("DL-04 SHELL-02 the export page leads back to the list of its shell", () => {
  test("of a group: the groups, the group, the list with its filters; it says which group", () => {
    const back = "/a/aurora/wg/COPT/meeting?status=ended"
    expect(place(back, { module: "meeting" })).toEqual({
      steps: ["Groups", "COPT", "Meetings"],
      way: ["/a/aurora/group", "/a/aurora/wg/COPT/about", back],
      name: "COPT",
    })
  })

  test("of a proposal, and of the administration", () => {
    expect(place("/a/aurora/proposal/AIA-P-2026-001/vote", { module: "ballot" })).toMatchObject({
      steps: ["Proposals", "AIA-P-2026-001", "Ballots"],
      name: "AIA-P-2026-001",
    })
    expect(place("/a/aurora/admin/log?q=x", { module: "operation_log" })).toMatchObject({
      steps: ["Administration", "Operation log"],
      name: undefined,
    })
  })

  test("of the alliance, and of the person's own records, which have their own title", () => {
    expect(place("/a/aurora/proposal", { module: "proposal" }).steps).toEqual(["Proposals"])
    expect(place("/a/aurora/account/meeting", { module: "meeting", query: "mine=true" }).steps).toEqual(["My meetings"])
    expect(place("/a/aurora/task", { module: "task", query: "mine=assigned" }).steps).toEqual(["My tasks"])
    expect(place("/a/aurora/wg/COPT/task", { module: "task", query: "mine=created" }).steps.at(-1)).toBe("Tasks")
  })

  test("of a record: its title", () => {
    const back = "/a/aurora/wg/COPT/meeting/meeting-1"
    expect(place(back, { module: "meeting" }, "COPT-M-3 Optics")).toMatchObject({
      steps: ["Groups", "COPT", "COPT-M-3 Optics"],
      name: "COPT-M-3 Optics",
    })
    expect(place("/a/aurora/proposal/AIA-P-2026-001", { module: "proposal" }, "AIA-P-2026-001 Annex").steps).toEqual([
      "AIA-P-2026-001 Annex",
    ])
  })

  test("an address of elsewhere leads to the person's own packages", () => {
    expect(place("/a/harbor/meeting", { module: "meeting" })).toMatchObject({
      steps: ["My downloads"],
      way: ["/a/aurora/account/download"],
    })
  })
})

test("DL-04 a package can contain files where the contract says so", () => {
  const modules = [
    "meeting",
    "ballot",
    "proposal",
    "topic_call",
    "download",
    "task",
    "notice",
    "operation_log",
  ] as const
  expect(modules.filter(hasFiles)).toEqual(["meeting", "ballot", "proposal", "topic_call", "download"])
})
