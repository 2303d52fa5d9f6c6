import { comparable } from "#mock/engine/texts.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { entityRefOf } from "#mock/domains/entity/ref.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { placesTo } from "#mock/domains/region/regions.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { ApplicationFeedbackRow, MembershipApplicationRow, StepRow } from "./records.ts"
import { membershipApplicationRules } from "./rules.ts"
import { openStep } from "./steps.ts"

type Schemas = components["schemas"]

/** Statuses of applications that are not over. */
const open: ReadonlySet<string> = new Set(["ongoing", "reject"])

/** Warns about another open application with the same name and suffix; it is not refused (openapi/schemas/membership-application.yaml). */
function warningsOf(
  application: MembershipApplicationRow,
  { store }: World,
): Schemas["MembershipApplication"]["warnings"] {
  const { id, alliance_id, name, email_suffix } = application
  const isTwin = (row: MembershipApplicationRow) =>
    row.id !== id &&
    open.has(row.status) &&
    comparable(row.name) === comparable(name) &&
    row.email_suffix === email_suffix
  const twin =
    open.has(application.status) && store.rows.membership_application.where("alliance_id", alliance_id).some(isTwin)
  return twin ? ["same_suffix_and_name"] : []
}

const isListed = (action: string): action is Schemas["MembershipApplicationAction"] => action !== "create"

/** An application as a row of a list. */
export function applicationRow(
  application: MembershipApplicationRow,
  user: MemberRow,
  world: World,
): Schemas["MembershipApplicationRow"] {
  const { id, version, code, name, name_english, acronym, acronym_english, nature, status } = application
  const level = world.store.rows.member_level.get(application.proposed_level_id)
  const region = placesTo(application.region_code).at(-1)
  if (!level || !region) throw new Error(`${id} names a level or a region that is not there`)
  return {
    id,
    version,
    code,
    name,
    name_english,
    acronym,
    acronym_english,
    nature,
    status,
    region,
    actions: membershipApplicationRules.actions(user, application, world).filter(isListed),
    website: application.website,
    email_suffix: application.email_suffix,
    address: application.address,
    proposed_level: { id: level.id, name: level.name, name_english: level.name_english },
    proposed_group: groupRefOf(world.store, application.proposed_group_id),
    created_time: toText(application.apply_time),
    updated_time: toText(application.updated_time),
    step: openStep(application) ?? null,
    warnings: warningsOf(application, world),
  }
}

function stepView({ key, state, member_id, time, memo }: StepRow, { store }: World): Schemas["ApplicationStep"] {
  const user = member_id === null ? null : memberRefOf(store, member_id)
  return { key, state, user, time: time === null ? null : toText(time), memo }
}

/** One feedback entry; the applicant is not a member, so no name is shown. */
export function feedbackView(
  { id, text, attachment_ids, member_id, created_time }: ApplicationFeedbackRow,
  { store }: World,
): Schemas["MembershipApplicationFeedback"] {
  return {
    id,
    text,
    attachments: fileRefs(store, attachment_ids),
    author: member_id === null ? null : memberRefOf(store, member_id),
    side: member_id === null ? "applicant" : "administrator",
    created_time: toText(created_time),
  }
}

/** An application with all details. */
export function applicationRecord(
  application: MembershipApplicationRow,
  user: MemberRow,
  world: World,
): Schemas["MembershipApplication"] {
  const { registration_document_id, application_document_id, logo_id, summary, reason } = application
  const [registration_document, application_document] = fileRefs(world.store, [
    registration_document_id,
    application_document_id,
  ])
  if (!registration_document || !application_document) throw new Error(`${application.id} lacks a document`)
  const [country, province = null, city = null] = placesTo(application.region_code)
  if (!country) throw new Error(`${application.id} lies in a region that is not there`)
  return {
    ...applicationRow(application, user, world),
    country,
    province,
    city,
    contacts: [...application.contacts],
    registration_document,
    application_document,
    logo: fileRefs(world.store, logo_id === null ? [] : [logo_id])[0] ?? null,
    others: fileRefs(world.store, application.other_ids),
    steps: application.steps.map((step) => stepView(step, world)),
    feedbacks: application.feedbacks.map((feedback) => feedbackView(feedback, world)),
    summary,
    reason,
    changed_fields: [...application.changed_fields],
    entity: entityRefOf(world.store, application.entity_id),
  }
}
