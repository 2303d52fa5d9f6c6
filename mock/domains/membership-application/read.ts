import { membershipApplicationStatusValues } from "#openapi/generated/values/membership-application-status.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { onList } from "#mock/engine/record-guard.ts"
import { foundApplication } from "./guard.ts"
import type { MembershipApplicationRow } from "./records.ts"
import { membershipApplicationListRules } from "./rules.ts"
import { openStep } from "./steps.ts"
import { applicationRecord, applicationRow } from "./view.ts"

const textsOf = (row: MembershipApplicationRow) => [
  ...[row.code, row.name, row.name_english, row.acronym, row.acronym_english, row.email_suffix],
  ...row.contacts.flatMap(({ name, email }) => [name, email]),
]

const keys = {
  created_time: ({ apply_time }: MembershipApplicationRow) => apply_time,
  code: ({ code }: MembershipApplicationRow) => code,
  name: ({ name }: MembershipApplicationRow) => name,
  name_english: ({ name_english }: MembershipApplicationRow) => name_english,
  status: ({ status }: MembershipApplicationRow) => status,
}

/** Reading applications: administrators may read all, applicants only their own (ADM-07, ADM-09). */
export const applicationHandlers = {
  "membership-application.list": guarded(
    onList(membershipApplicationListRules, "read"),
    ({ store, now, viewer: { member }, query }) => {
      const world = { store, now }
      const { sort = "-created_time", status, step, q } = query
      const filtered = store.rows.membership_application.where("alliance_id", member.alliance_id).filter((row) => {
        const open = openStep(row)
        return (!step || (open !== undefined && step.includes(open))) && matches(q, textsOf(row))
      })
      const rows = status ? filtered.filter((row) => status.includes(row.status)) : filtered
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (row) => applicationRow(row, member, world)),
        actions: membershipApplicationListRules.actions(member, member, world),
        counts: countBy(filtered, membershipApplicationStatusValues, (row) => row.status),
      })
    },
  ),

  "membership-application.get": (call, check) => {
    const { user, record, world } = foundApplication(call, call.path.id, "read")
    check()
    return ok(applicationRecord(record, user, world))
  },
} satisfies Handlers
