import { storedContacts } from "#mock/domains/entity/contacts.ts"
import type { EntityRow } from "#mock/domains/entity/records.ts"
import { addMember, takenBy } from "#mock/domains/member/join.ts"
import { joinInvitedGroups, languageOf } from "#mock/domains/member-invitation/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { topRegion } from "#mock/domains/region/regions.ts"
import { comparable, storedText } from "#mock/engine/texts.ts"
import { changedBy } from "#mock/engine/change.ts"
import { ok, type Checked, type Handlers } from "#mock/engine/handler.ts"
import { joinMemo, type Source } from "#mock/engine/log.ts"
import { sendMail } from "#mock/engine/mail.ts"
import { Refusal, type FieldCode, type FieldError } from "#mock/engine/refusal.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import { foundApplication, logOf, refuseOtherStep, refuseStaleApplication } from "./guard.ts"
import type { MembershipApplicationRow } from "./records.ts"
import { membershipApplicationRules } from "./rules.ts"
import { endedBy, passed, rejected } from "./steps.ts"
import { applicationRecord } from "./view.ts"

type Found = ReturnType<typeof foundApplication>
type Call = Source & { now: Instant }

/** Reviewing applications and completing approved ones (ADM-07). */
export const applicationAdminHandlers = {
  "membership-application.review": (call, check) => {
    const found = foundApplication(call, call.path.id, "review")
    check()
    const { now, body } = call
    const { record, user } = found
    const reason = storedText(body.reason)
    const { step } = body
    refuseOtherStep(record, body, found.world)
    if (body.decision === "reject" && reason === null) throw fault([["reason", "required"]])
    const done = { member_id: user.id, time: now, memo: reason }
    const change =
      body.decision === "approve"
        ? { steps: passed(record, done), reason: null }
        : { steps: rejected(record, done), reason, status: "reject" as const, changed_fields: [] }
    return perform(call, found, "review", change, joinMemo(step, body.decision, reason))
  },

  "membership-application.complete": (call, check) => {
    const found = foundApplication(call, call.path.id, "complete")
    check()
    const { store, now, body } = call
    const { record, user, world } = found
    refuseStaleApplication(record, body.version, world)
    refuseWrong(call, record)
    const entity_id = body.entity_id ?? createEntity(call, found)
    const entity = store.rows.entity.get(entity_id)
    if (entity && entity.level_id !== body.level_id)
      store.rows.entity.put({ ...entity, ...changedBy(user, entity, now), level_id: body.level_id })
    const member = addMember({ ...firstMember(body, record.alliance_id), entity_id }, user.id, world)
    joinInvitedGroups(member, world)
    const done = { member_id: user.id, time: now, memo: null }
    const change = {
      status: "complete" as const,
      steps: passed(record, done),
      entity_id,
      summary: storedText(body.summary),
      reason: null,
    }
    if (body.is_inviting_contacts) inviteContacts(call, record, member)
    return perform(call, found, "complete", change, `${entity?.name ?? record.name}: ${member.name}`)
  },

  "membership-application.close": (call, check) => {
    const found = foundApplication(call, call.path.id, "close")
    check()
    const { now, body } = call
    const { record, user, world } = found
    refuseStaleApplication(record, body.version, world)
    const reason = storedText(body.reason)
    const last = { key: "admin_close", state: "closed", member_id: user.id, time: now, memo: reason } as const
    const change = {
      status: "cancel" as const,
      steps: endedBy(record, last),
      reason,
      summary: storedText(body.summary),
    }
    return perform(call, found, "close", change, reason)
  },
} satisfies Handlers

function fault(fields: readonly (readonly [field: string, code: FieldCode])[]): Refusal {
  const errors: FieldError[] = fields.map(([field, code]) => ({ field, code, message: code }))
  return new Refusal("validation_failed", undefined, errors)
}

function perform(
  call: Call,
  found: Found,
  action: "review" | "complete" | "close",
  change: Partial<MembershipApplicationRow>,
  memo: string | null,
) {
  const { store, now } = call
  const { user, record, world } = found
  const next = { ...record, ...change, ...changedBy(user, record, now) }
  const done = membershipApplicationRules.perform(action, call, {
    user,
    record,
    change: () => store.rows.membership_application.put(next),
    log: logOf(found, memo),
  })
  return ok(applicationRecord(done, user, world))
}

type Completion = Checked<"membership-application.complete">

/** Checks of a completion that need stored records. */
function refuseWrong({ store, now, body }: Completion, { alliance_id }: MembershipApplicationRow): void {
  const errors = entityFaults({ store, body }, alliance_id)
  if (store.rows.member_level.get(body.level_id)?.alliance_id !== alliance_id)
    errors.push(["level_id", "unknown_reference"])
  if (takenBy({ ...firstMember(body, alliance_id), entity_id: null }, { store, now }))
    errors.push(["member.email", "not_unique"])
  if (errors.length > 0) throw fault(errors)
}

type Fault = [field: string, code: FieldCode]

/** Errors of the entity: it must be an existing valid one, or a new one. */
function entityFaults({ store, body }: Pick<Completion, "store" | "body">, alliance_id: string): Fault[] {
  const { entity_id, entity } = body
  if ((entity_id === undefined) === (entity === undefined)) return [["entity_id", "required"]]
  if (entity) return newEntityFaults(entity, store.rows.entity.where("alliance_id", alliance_id))
  const chosen = store.rows.entity.get(entity_id ?? "")
  const isThere = chosen?.alliance_id === alliance_id && !chosen.is_disabled
  return isThere ? [] : [["entity_id", "unknown_reference"]]
}

/** Errors of a new entity: its names must be unique, and its region known. */
function newEntityFaults(entity: NonNullable<Completion["body"]["entity"]>, others: readonly EntityRow[]): Fault[] {
  const taken = (["name", "name_english"] as const).filter((field) =>
    others.some((one) => comparable(one[field]) === comparable(entity[field])),
  )
  const region = entity.region_code ?? null
  const isNowhere = region !== null && !topRegion(region)
  return [
    ...taken.map((field): Fault => [`entity.${field}`, "not_unique"]),
    ...(isNowhere ? [["entity.region_code", "unknown_reference"] satisfies Fault] : []),
  ]
}

/** Creates an entity from the form; fields that the form omits come from the application, empty ones stay empty. */
function createEntity({ store, now, body }: Completion, { record, user }: Found): string {
  const { name, name_english, acronym, acronym_english, website, address } = record
  const { contacts = record.contacts, email_suffix = record.email_suffix, ...written } = body.entity ?? {}
  const said = Object.entries(written).map(([field, value]) => [field, storedText(value)])
  const id = store.newId("entity")
  store.rows.entity.put({
    name,
    name_english,
    acronym,
    acronym_english,
    website,
    address,
    expiration: null,
    memo: null,
    region_code: record.region_code.split("-")[0] ?? null,
    ...Object.fromEntries(said),
    email_suffix: storedText(email_suffix?.toLowerCase()),
    contacts: storedContacts(contacts),
    id,
    alliance_id: record.alliance_id,
    level_id: body.level_id,
    is_disabled: false,
    created_time: now,
    changed_by_id: user.id,
    updated_time: now,
    version: 1,
  })
  return id
}

/** The first member. Nobody has asked for an account, so only the email address can tell which one it is. */
function firstMember({ member: { email, name, real_name } }: Completion["body"], alliance_id: string) {
  const address = email.trim()
  const shown = storedText(name) ?? address
  return { alliance_id, username: null, email: address, name: shown, real_name: storedText(real_name) ?? shown }
}

/** Asks the other contacts by mail to request a login. */
function inviteContacts(
  call: Completion,
  { id, alliance_id, code, contacts }: MembershipApplicationRow,
  first: MemberRow,
): void {
  for (const { name, email } of contacts) {
    if (email === null || email.toLowerCase() === first.email.toLowerCase()) continue
    sendMail(call, { alliance_id, email, member_id: null, language: languageOf(name) }, id, {
      english: {
        subject: `Invitation (${code})`,
        text: `${name}, your organisation is a member. You may request a login.`,
      },
      chinese: { subject: `邀请（${code}）`, text: `${name}，贵单位已成为会员，您可以申请登录。` },
    })
  }
}
