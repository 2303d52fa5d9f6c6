import { workgroupRules } from "./rules.ts"
import type { WorkgroupRow } from "./records.ts"
import { changedBy } from "#mock/engine/change.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { findGroup, logOf } from "./guard.ts"
import { withoutMember } from "./role.ts"
import { workgroupRecord } from "./view.ts"

/** Disbanding a group, and leaving it. */
export const workgroupLifeHandlers = {
  "workgroup.disband": guarded(
    (call) => findGroup(call, "disband"),
    (call, group) => {
      const { store, now, viewer, body } = call
      refuseStale(group, body.version, group.status, store)
      if (body.acronym.trim() !== group.acronym) throw fieldRefusal("acronym", "acronym_mismatch")
      const next = { ...group, status: "disband" as const, ...changedBy(viewer.member, group, now) }
      const done = perform(call, "disband", group, next, null)
      return ok(workgroupRecord(done, viewer.member, { store, now }))
    },
  ),

  "workgroup.leave": guarded(
    (call) => findGroup(call, "leave"),
    (call, group) => {
      perform(call, "leave", group, withoutMember(group, call.viewer.member.id), null)
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"workgroup.disband" | "workgroup.leave">>

function perform(
  call: Call,
  action: "disband" | "leave",
  group: WorkgroupRow,
  next: WorkgroupRow,
  memo: string | null,
): WorkgroupRow {
  const { store } = call
  return workgroupRules.perform(action, call, {
    record: group,
    change: () => store.rows.workgroup.put(next),
    log: logOf(call, group, memo),
  })
}
