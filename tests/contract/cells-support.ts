import { expect } from "vitest"
import { readStateTables } from "#scripts/contract/states/tables.ts"
import type { Role, World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { MailRow } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { cells, namedRoles, tableOf, type Cell } from "#tests/mock/cells.ts"
import { personWith, type Relation } from "#tests/mock/relations.ts"
import { now } from "#tests/mock/support.ts"
import type { MockHost, Reply } from "./mock-support.ts"

type AnyCell = Cell

/** The request for an action of a rule table, relative to the URL of its record. */
export type Request = { method: string; path: string; body?: object }

/** A store with a person in it. */
export type Setting = { store: Store; world: World; relation: Relation }

/** Creates a separate store with a stopped clock, and a person with one role in it. */
export function setUp(host: MockHost, role: Role): Setting {
  const store = host.mock.stores.get(host.newStore())
  store.clock.fix(now)
  const world: World = { store, now }
  return { store, world, relation: personWith(world, role) }
}

/** Session headers of a person, without going through the sign-on page. */
export function headersOf(store: Store, { id, alliance_id, username }: MemberRow): Record<string, string> {
  const token = store.newSecret()
  store.rows.session.put({ id: token, member_id: id, alliance_id, created_time: now })
  const names = { token, "alliance-id": alliance_id, "member-id": id, username: encodeURIComponent(username) }
  return { "x-mock-store": store.name, ...names }
}

export type Written = ReturnType<Store["snapshot"]>["changes"]

/** All changes written to a store so far. */
export const written = (store: Store): Written => structuredClone(store.snapshot().changes)

type Expectation = {
  module: string
  /** Actions that send no mail. */
  silent?: readonly string[]
  /** Actions that only read. */
  reading?: readonly string[]
  /** Reserved for administrators: they do not act on behalf of an officer. */
  isOwn?: boolean
}

/** Allowed: a row in the log, and mails in the language of their recipients. Refused: nothing is written. */
export function expectVerdict(
  cell: AnyCell,
  answer: Reply,
  store: Store,
  before: Written,
  expectation: Expectation,
): void {
  if (cell.expected !== "allowed") {
    expect([answer.status, answer.body.code]).toEqual([cell.expected === "forbidden" ? 403 : 400, cell.code])
    expect(written(store)).toEqual(before)
    return
  }
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  if (cell.action === "read" || expectation.reading?.includes(cell.action))
    return expect(written(store)).toEqual(before)
  judgeLog(cell, store, expectation)
  const known = new Set(before.mail.map(([id]) => id))
  const mails = store.rows.mail.filter(({ id }) => !known.has(id))
  expect(mails.length > 0).toBe(!expectation.silent?.includes(cell.action))
  for (const { member_id, language } of mails)
    if (member_id !== null) expect(store.rows.member.get(member_id)?.language).toBe(language)
  expectAnnounced(mails)
}

/** Expects that each of these emails is among the effects of its operation (openapi/states). */
export function expectAnnounced(mails: readonly MailRow[]): void {
  const operations = new Set(mails.map(({ operation }) => operation))
  expect([...operations].filter((operation) => !announced.has(operation))).toEqual([])
}

/** Expects one log row, which says whether an administrator acted on behalf of an officer. */
function judgeLog(cell: AnyCell, store: Store, expectation: Expectation): void {
  const logged = store.rows.operation_log.filter(({ time, member_id }) => time === now && member_id === "member-unit")
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({
    is_on_behalf: cell.role === "alliance_admin" && !expectation.isOwn,
    module: expectation.module,
  })
}

/**
 * The cells to ask over HTTP, preceded by their title: every action once in each state that allows it, also by an administrator on behalf of
 * others, and once for each code of its refusals. They prove that the handler asks the rules. That the rules give every cell the verdict of the contract is proved
 * without HTTP (tests/mock/permissions.test.ts).
 */
export function askedOverHttp<C extends AnyCell>(all: readonly C[]): (readonly [string, C])[] {
  const keyOf = ({ action, code, status, role }: C) =>
    code === "allowed" ? `${action} ${status} ${role === "alliance_admin"}` : `${action} ${code}`
  const asked = new Map(all.toReversed().map((cell) => [keyOf(cell), cell] as const))
  return [...asked.values()].map(
    (cell) => [`${cell.role} ${cell.action} ${cell.status}: ${cell.expected}`, cell] as const,
  )
}

/** The operations whose effects mention an email. */
const announced: ReadonlySet<string> = new Set(
  readStateTables()
    .tables.flatMap((table) => [table, ...(table.list ? [table.list] : [])])
    .flatMap(({ actions }) => Object.values(actions))
    .filter(({ isOwn, effects }) => isOwn && effects.some(({ text }) => /\bemail/i.test(text)))
    .map(({ operation }) => operation),
)

/** Every cell of a table for the roles that it names and for a person with none of them. */
export function cellsOf<S extends string>(kind: string): Cell<S>[] {
  const table = tableOf(kind)
  return cells<S>(table, namedRoles(table))
}
