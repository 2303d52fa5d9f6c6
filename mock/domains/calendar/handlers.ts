import { scheduleListRules } from "#mock/domains/schedule/rules.ts"
import { day } from "#mock/engine/store/clock.ts"
import { entriesOf, listEventsOf, touches } from "./entries.ts"
import { groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"

const maxDays = 62

export const calendarHandlers = {
  "calendar.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer: { member }, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
      if (to <= from) throw fieldRefusal("to", "end_before_start")
      if (to - from > maxDays * day) throw new Refusal("validation_failed", undefined, [tooLong])
      const entries = entriesOf(member, world).filter(
        (entry) =>
          touches(entry, from, to) &&
          isOf(groups, entry) &&
          (!query.module || query.module.includes(entry.module)) &&
          (!query.mine || entry.isMine()),
      )
      const actions = scheduleListRules.actions(member, member, world)
      return ok({
        items: listEventsOf(entries, world),
        actions: actions.map((action) => `schedule.${action}` as const),
      })
    },
  ),
} satisfies Handlers

const tooLong = { field: "to", code: "too_many", message: "too many", params: { max: maxDays } } as const
