import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { createSeeder } from "#mock/seed.ts"
import { Store } from "#mock/engine/store/store.ts"

export const now = Date.parse("2026-11-20T07:30:00Z")
const seeder = createSeeder("normal")

/** A store with a stopped clock, and the world that rules read. */
export function newWorld(): World {
  const store = new Store("unit", seeder)
  store.clock.fix(now)
  return { store, now }
}

/** A member of aurora without roles, groups or rights. */
export function nobody(world: World, traits: Partial<MemberRow> = {}): MemberRow {
  const row = world.store.rows.member.get("member-aurora-lone-member")
  if (!row) throw new Error("the seed has no lone member")
  return world.store.rows.member.put({ ...row, id: "member-unit", ...traits })
}

/** A group whose only person is its chair. */
export function newGroup(world: World, traits: Partial<WorkgroupRow> = {}): WorkgroupRow {
  const row = world.store.rows.workgroup.get("group-copt")
  if (!row) throw new Error("the seed has no group")
  const roles = { chair: ["member-aurora-chair"], vice_chair: [], secretary: [], member: ["member-aurora-chair"] }
  return world.store.rows.workgroup.put({ ...row, id: "group-unit", acronym: "UNIT", roles, ...traits })
}
