import { describe, expect, test } from "vitest"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesOf } from "#mock/engine/rule-table.ts"
import type { World } from "#mock/engine/rules.ts"
import { newWorld, nobody } from "./support.ts"

type Door = { owner_id: string; isOpen: boolean; isJammed: boolean }

const seen: string[] = []
const table = {
  states: { open: "open", shut: "shut" },
  conditions: { jammed: "rate_limited" },
  parts: {},
  read: [{ in: ["open", "shut"], by: ["creator"] }],
  actions: {
    shut: { rows: [{ in: ["open"], by: ["creator", "alliance_admin"], to: "shut" }], effects: ["note"] },
    open: { rows: [{ in: ["shut"], by: ["creator"], unless: ["jammed"] }], effects: [] },
  },
} as const

const doorRules = rulesOf({ alliance_admin: (user) => user.is_admin })<Door>()(table, {
  status: (door) => (door.isOpen ? "open" : "shut"),
  roles: { creator: (user, door) => door.owner_id === user.id },
  conditions: { jammed: (_user, { isJammed }) => isJammed },
  effects: { note: ({ record, action }) => seen.push(`${action} ${String(record.isOpen)}`) },
})

const callIn = (world: World) => ({
  operation: "door.shut",
  store: world.store,
  now: world.now,
  ip: "127.0.0.1",
  userAgent: "unit",
})
const entry = { module: "task" as const, alliance_id: "alliance-aurora", user: null }
const door = (traits: Partial<Door> = {}): Door => ({
  owner_id: "member-unit",
  isOpen: true,
  isJammed: false,
  ...traits,
})

describe("a table", () => {
  test("checks the role, then the state, then other conditions", () => {
    const world = newWorld()
    const owner = nobody(world)
    const stranger = { ...owner, id: "another" }
    const code = (user: typeof owner, record: Door) => doorRules.can(user, "open", record, world)?.code
    expect(code(stranger, door())).toBe("forbidden")
    expect(code(owner, door({ isJammed: true }))).toBe("state_refused")
    expect(code(owner, door({ isOpen: false, isJammed: true }))).toBe("rate_limited")
    expect(code(owner, door({ isOpen: false }))).toBeUndefined()
  })

  test("refuses with the allowed roles or with the current state", () => {
    const world = newWorld()
    const owner = nobody(world)
    expect(doorRules.can(null, "shut", door(), world)?.details).toEqual({ roles: ["creator", "alliance_admin"] })
    expect(doorRules.can(owner, "shut", door({ isOpen: false }), world)?.details).toEqual({ status: "shut" })
  })

  test("derives `actions` from the same rows", () => {
    const world = newWorld()
    const owner = nobody(world)
    expect(doorRules.actions(owner, door(), world)).toEqual(["shut"])
    expect(doorRules.actions(owner, door({ isOpen: false }), world)).toEqual(["open"])
    expect(doorRules.actions(owner, door({ isOpen: false, isJammed: true }), world)).toEqual([])
    expect(doorRules.actions(null, door(), world)).toEqual([])
  })
})

describe("performing an action", () => {
  test("changes the record, writes one log row, and runs the effects", () => {
    const world = newWorld()
    const user = nobody(world)
    const before = world.store.rows.operation_log.all().length
    const shut = doorRules.perform("shut", callIn(world), {
      user,
      record: door(),
      change: () => door({ isOpen: false }),
      log: { ...entry, user },
    })
    expect(shut.isOpen).toBe(false)
    expect(seen).toEqual(["shut false"])
    const rows = world.store.rows.operation_log.all().slice(before)
    expect(rows).toMatchObject([
      {
        operation: "door.shut",
        member_id: "member-unit",
        time: world.now,
        ip: "127.0.0.1",
        user_agent: "unit",
        module: "task",
      },
    ])
  })

  test("changes and writes nothing if it is refused", () => {
    const world = newWorld()
    const before = world.store.rows.operation_log.all().length
    const change = () => {
      throw new Error("must not be called")
    }
    const args = { user: null, record: door(), change, log: entry }
    expect(() => doorRules.perform("shut", callIn(world), args)).toThrow(Refusal)
    expect(world.store.rows.operation_log.all()).toHaveLength(before)
  })

  test("fails if the change leads to another state than the table says", () => {
    const world = newWorld()
    const user = nobody(world)
    const args = { user, record: door(), change: () => door(), log: entry }
    expect(() => doorRules.perform("shut", callIn(world), args)).toThrow("led to open, not shut")
  })
})
