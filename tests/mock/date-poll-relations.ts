import type { DatePollRow } from "#mock/domains/date-poll/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { day, hour } from "#mock/engine/store/clock.ts"
import { now } from "./support.ts"
import { type Relation, rowOf } from "./relations.ts"

/** A date poll of the unit group in a state, assigned to the person if the role depends on the record. */
export function datePollIn(
  status: "open" | "closed" | "decided" | "cancelled",
  { user, role }: Relation,
  world: World,
): DatePollRow {
  const slots = [1, 2].map((number) => ({ id: `slot-unit-${number}`, start_time: now + number * day }))
  return {
    ...rowOf(world, "date_poll"),
    id: "date-poll-unit",
    slots,
    deadline: status === "closed" ? now - hour : now + hour,
    // The general secretary has this role in polls of the whole alliance.
    group_id: role === "general_secretary" ? null : "group-unit",
    organizer_id: role === "organizer" ? user.id : "member-aurora-secretary",
    participants: { member_ids: [role === "participant" ? user.id : "member-aurora-chair"], group_ids: [] },
    is_cancelled: status === "cancelled",
    meeting_id: status === "decided" ? rowOf(world, "meeting").id : null,
    decided_slot_id: status === "decided" ? "slot-unit-1" : null,
  }
}
