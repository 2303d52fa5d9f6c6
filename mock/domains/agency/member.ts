import { memberIds } from "#mock/domains/member/body.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { findAgency } from "./read.ts"
import type { AgencyRow } from "./records.ts"
import { agencyRules } from "./rules.ts"
import { logOf } from "./write.ts"

/** Adds and removes agency members (ADM-04). The agency's version does not change, so open edit forms do not become stale. */
export const agencyMemberHandlers = {
  "agency.member.add": guarded(
    (call) => findAgency(call, "member.add"),
    (call, { record }) => {
      const input = new BodyCheck(call)
      const asked = memberIds(input, "member_ids", call.body.member_ids, record.member_ids)
      input.done()
      const added = asked.filter((id) => !record.member_ids.includes(id))
      if (added.length > 0) perform(call, "member.add", record, [...record.member_ids, ...added], added)
      const refs = (ids: readonly string[]) => ids.map((id) => memberRefOf(call.store, id))
      return ok({ added: refs(added), unchanged: refs(asked.filter((id) => record.member_ids.includes(id))) })
    },
  ),

  "agency.member.remove": guarded(
    (call) => {
      const found = findAgency(call, "member.remove")
      if (!found.record.member_ids.includes(call.path.member_id)) throw new Refusal("not_found")
      return found
    },
    (call, { record }) => {
      const { member_id } = call.path
      const left = record.member_ids.filter((id) => id !== member_id)
      perform(call, "member.remove", record, left, [member_id])
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"agency.member.add" | "agency.member.remove">>

function perform(
  call: Call,
  action: "member.add" | "member.remove",
  record: AgencyRow,
  member_ids: readonly string[],
  changed: readonly string[],
): void {
  const { store } = call
  agencyRules.perform(action, call, {
    record,
    change: () => store.rows.agency.put({ ...record, member_ids }),
    log: logOf(call, record, changed.map((id) => memberRefOf(store, id).name).join(", ")),
  })
}
