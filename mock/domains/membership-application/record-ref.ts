import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { ActionNeeded, KeyedCall } from "#mock/engine/domain.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { filesOf } from "./files.ts"
import { applicantByKey } from "./guard.ts"
import type { MembershipApplicationRow } from "./records.ts"
import { membershipApplicationRules } from "./rules.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to an application: its code and the organisation's name. */
export function applicationRef({ id, code, name, name_english, status }: MembershipApplicationRow): RecordRef {
  return { ...plainRecordRef("membership_application", id, `${name} ${name_english}`, status), code }
}

/** Finds an application by key; undefined if it does not exist or the user may not read it. */
export function applicationByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const row = world.store.rows.membership_application.get(key)
  return row?.alliance_id === user.alliance_id && !membershipApplicationRules.read(user, row, world)
    ? applicationRef(row)
    : undefined
}

/** Whether an application that the user may read refers to the file. */
export function applicationRefersTo({ id }: { id: string }, user: MemberRow, world: World): boolean {
  return world.store.rows.membership_application
    .where("alliance_id", user.alliance_id)
    .some((row) => filesOf(row).includes(id) && !membershipApplicationRules.read(user, row, world))
}

/** Whether the application of the call's key refers to the file. */
export function isApplicantsFile(file: { id: string }, call: KeyedCall): boolean {
  const applicant = applicantByKey(call)
  return applicant !== undefined && applicationRefersTo(file, applicant, { store: call.store, now: call.now })
}

/** Applications that the user has to review or to complete with member information (DASH-08). */
export function applicationsToReview(user: MemberRow, world: World): ActionNeeded[] {
  const mine = world.store.rows.membership_application.where("alliance_id", user.alliance_id)
  return mine.map((row) => {
    const isEntry = membershipApplicationRules.status(row, world) === "member_information_entry"
    const action = isEntry ? ("complete" as const) : ("review" as const)
    const role = membershipApplicationRules.role(user, action, row, world)
    const since = row.updated_time
    return { kind: "membership_application", action, role, record: applicationRef(row), since, until: null }
  })
}
