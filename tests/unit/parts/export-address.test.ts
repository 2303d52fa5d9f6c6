import { describe, expect, test } from "vitest"
import { exportAddress } from "#app/parts/export/export-address.ts"

const paramsOf = (address: string) => Object.fromEntries(new URL(address, "http://portal.invalid").searchParams)

describe("DL-04 the address of an export", () => {
  test("contains the backend filters of a list, without page and sort", () => {
    const filters = {
      page: 2,
      size: 25,
      sort: "-start_time",
      q: "光学 optics",
      status: ["ended"],
      mine: true,
      to: undefined,
    }
    const address = exportAddress("aurora", { module: "meeting", filters }, "/a/aurora/meeting?page=2")
    expect(address.startsWith("/a/aurora/export?")).toBe(true)
    const { query = "", ...rest } = paramsOf(address)
    expect(rest).toEqual({ module: "meeting", back: "/a/aurora/meeting?page=2" })
    expect([...new URLSearchParams(query)]).toEqual([
      ["q", "光学 optics"],
      ["status", "ended"],
      ["mine", "true"],
    ])
  })

  test("repeats a filter with several values, and has no query without filters", () => {
    const several = exportAddress("aurora", { module: "meeting", filters: { group_acronym: ["COPT", "LINK"] } }, "/")
    expect(paramsOf(several).query).toBe("group_acronym=COPT&group_acronym=LINK")
    expect(paramsOf(exportAddress("aurora", { module: "meeting", filters: { page: 1 } }, "/"))).toEqual({
      module: "meeting",
      back: "/",
    })
  })

  test("contains the key of a single record", () => {
    const address = exportAddress("aurora", { module: "meeting", key: "meeting-1" }, "/a/aurora/meeting/meeting-1")
    expect(paramsOf(address)).toMatchObject({ module: "meeting", key: "meeting-1" })
  })
})
