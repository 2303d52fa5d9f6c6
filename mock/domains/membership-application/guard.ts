import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { OperationId, Unchecked } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { hour, type Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { ActionOf, World } from "#mock/engine/rules.ts"
import type { MembershipApplicationRow, StepRow } from "./records.ts"
import { membershipApplicationRules } from "./rules.ts"
import { openStep } from "./steps.ts"

export type Action = ActionOf<typeof membershipApplicationRules.table> | "read"

type Call = Pick<Unchecked<OperationId>, "store" | "now" | "viewer" | "header">

/** Creates a key that opens an application for two hours. */
export function newKey(store: Store, application_id: string, now: Instant) {
  const row = { id: store.newSecret(), application_id, expiry_time: now + 2 * hour }
  return store.rows.applicant_key.put(row)
}

/** The applicant as a user without any role; logs and responses show no name. */
function applicantOf({ id, alliance_id, name }: MembershipApplicationRow): MemberRow {
  return {
    id,
    alliance_id,
    name,
    real_name: name,
    username: id,
    email: "",
    person: null,
    entity_id: null,
    is_admin: false,
    is_general_secretary: false,
    biz_roles: [],
    is_disabled: false,
    disabled_reason: null,
    timezone: "UTC",
    language: "english",
    join_time: 0,
    changed_by_id: id,
    updated_time: 0,
    version: 1,
  }
}

/** The applicant of the key in the request's header, while the key is valid. */
export function applicantByKey({ store, now, header }: Pick<Call, "store" | "now" | "header">): MemberRow | undefined {
  const key = store.rows.applicant_key.get(header("applicant-key") ?? "")
  const application = key && store.rows.membership_application.get(key.application_id)
  return application && now < key.expiry_time ? applicantOf(application) : undefined
}

/** The acting user: the applicant if the key belongs to this application, otherwise the signed-in user. */
function askerOf(call: Call, id: string): MemberRow | undefined {
  const applicant = applicantByKey(call)
  return applicant?.id === id ? applicant : call.viewer?.member
}

/** Finds the application of a call and checks that the user may take the action; a key opens only its own application. */
export function foundApplication(call: Call, id: string, action: Action) {
  const user = askerOf(call, id)
  if (!user) throw new Refusal("unauthorized")
  const world: World = { store: call.store, now: call.now }
  const record = call.store.rows.membership_application.get(id)
  if (record?.alliance_id !== user.alliance_id) throw new Refusal("not_found")
  const refusal =
    action === "read"
      ? membershipApplicationRules.read(user, record, world)
      : membershipApplicationRules.can(user, action, record, world)
  if (refusal) throw refusal
  return { user, record, world, isApplicant: user.id === record.id }
}

/** Log entry of an action on an application; without a user if the applicant acted, who is not a member. */
export const logOf = ({ user, record, isApplicant }: ReturnType<typeof foundApplication>, memo: string | null) => ({
  user: isApplicant ? null : user,
  module: "membership_application" as const,
  alliance_id: record.alliance_id,
  key: record.id,
  memo,
})

/**
 * Refuses a write for an older version. The refusal must name a member, so changes by the applicant are attributed to the first
 * administrator.
 */
export function refuseStaleApplication(record: MembershipApplicationRow, version: number, { store }: World): void {
  const ours = store.rows.member.where("alliance_id", record.alliance_id).find(isMemberAdministrator)
  const changed_by_id = record.changed_by_id ?? ours?.id ?? ""
  refuseStale({ ...record, changed_by_id }, version, record.status, store)
}

type Reviewed = { step: StepRow["key"]; version: number }

/** Refuses a form for a step that is not open: `stale` if the step has passed, `state_refused` if it is still to come. */
export function refuseOtherStep(record: MembershipApplicationRow, { step, version }: Reviewed, world: World): void {
  if (step === openStep(record)) return refuseStaleApplication(record, version, world)
  if (record.steps.some(({ key, state }) => key === step && state === "passed"))
    refuseStaleApplication(record, 0, world)
  throw new Refusal("state_refused", { status: record.status })
}
