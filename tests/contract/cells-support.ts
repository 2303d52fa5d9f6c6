import { expect } from "vitest"
import type { Role, World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { cells, namedRoles, tableOf, type Cell } from "#tests/mock/cells.ts"
import { personWith, type Relation } from "#tests/mock/relations.ts"
import { now } from "#tests/mock/support.ts"
import type { MockHost, Reply } from "./mock-support.ts"

type AnyCell = Cell

/** How an action of a rule table is asked for, below the address of its record. */
export type Request = { method: string; path: string; body?: object }

/** A store with a person in it. */
export type Setting = { store: Store; world: World; relation: Relation }

/** A store of the test's own whose clock stands still, and a person with one role in it. */
export function setUp(host: MockHost, role: Role): Setting {
  const store = host.mock.stores.get(host.newStore())
  store.clock.fix(now)
  const world: World = { store, now }
  return { store, world, relation: personWith(world, role) }
}

/** The session headers of a person nobody signed in as. */
export function headersOf(store: Store, { id, alliance_id, username }: MemberRow): Record<string, string> {
  const token = store.newSecret()
  store.rows.session.put({ id: token, member_id: id, alliance_id, created_time: now })
  const names = { token, "alliance-id": alliance_id, "member-id": id, username: encodeURIComponent(username) }
  return { "x-mock-store": store.name, ...names }
}

export type Written = ReturnType<Store["memory"]>["changes"]

/** Everything written into a store so far. */
export const written = (store: Store): Written => structuredClone(store.memory().changes)

type Deed = {
  module: string
  /** What is done without telling anybody by mail. */
  silent?: readonly string[]
  /** What is only read. */
  reading?: readonly string[]
  /** Administrators' own: nobody acts in the place of an officer. */
  isOwn?: boolean
}

/** Allowed: done, with a row in the log and mails in the language of whom they are for. Refused: nothing is written. */
export function judge(cell: AnyCell, answer: Reply, store: Store, before: Written, deed: Deed): void {
  if (cell.expected !== "allowed") {
    expect([answer.status, answer.body.code]).toEqual([cell.expected === "forbidden" ? 403 : 400, cell.code])
    expect(written(store)).toEqual(before)
    return
  }
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  if (cell.action === "read" || deed.reading?.includes(cell.action)) return expect(written(store)).toEqual(before)
  judgeLog(cell, store, deed)
  const mails = store.rows.mail.all()
  expect(mails.length > 0).toBe(!deed.silent?.includes(cell.action))
  for (const { member_id, language } of mails)
    if (member_id !== null) expect(store.rows.member.get(member_id)?.language).toBe(language)
}

/** One row, which says whether an administrator acted in the place of an officer. */
function judgeLog(cell: AnyCell, store: Store, deed: Deed): void {
  const logged = store.rows.operation_log.filter(({ time, member_id }) => time === now && member_id === "member-unit")
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({
    is_on_behalf: cell.role === "alliance_admin" && !deed.isOwn,
    module: deed.module,
  })
}

/** Cells with their title in front: what the runner prints. */
export function titled<C extends AnyCell>(all: C[]): (readonly [string, C])[] {
  return all.map((cell) => [`${cell.role} ${cell.action} ${cell.status}: ${cell.expected}`, cell] as const)
}

/** Every cell of a table for the roles that it names, and for somebody who has none of them. */
export function cellsOf<S extends string>(kind: string): Cell<S>[] {
  const table = tableOf(kind)
  return cells<S>(table, namedRoles(table))
}
