import { describe, expect, test } from "vitest"
import { rowOf } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written } from "./cells-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

/** A level has no GET of its own; it is read through the list. */
describe("ADM-05 cells of openapi/states/member-level.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf("member-level")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const level = rowOf(world, "member_level")
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const body = { name: "甲", name_english: "A", version: level.version }
    const answer =
      cell.action === "read"
        ? await host.call("GET", "/api/member-level?size=200", headers)
        : await host.call("PUT", `/api/member-level/${level.id}`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "member_level", silent: ["update"], isOwn: true })
    const isChanged = cell.expected === "allowed" && cell.action === "update"
    expect(store.rows.member_level.get(level.id)?.version).toBe(level.version + Number(isChanged))
  })
})

describe("ADM-01 cells of openapi/states/member-invitation.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf("member-invitation")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const { id } = rowOf(world, "member_invitation")
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const answer = await host.call("GET", `/api/member-invitation/${id}`, headers)
    expectVerdict(cell, answer, store, before, { module: "member_invitation" })
  })
})

describe("ADM-08 cells of openapi/states/operation-log.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf("operation-log")))("%s", async (_title, cell) => {
    const { store, relation } = setUp(host, cell.role)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const filter = cell.status === "group" ? "?group_acronym=UNIT" : ""
    expectVerdict(cell, await host.call("GET", `/api/operation-log${filter}`, headers), store, before, { module: "" })
  })
})
