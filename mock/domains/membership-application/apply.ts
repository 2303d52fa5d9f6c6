import { comparable, storedText } from "#mock/engine/texts.ts"
import { unknownAlliance } from "#mock/domains/alliance/handlers.ts"
import { ok, publicOperation, type Checked, type Handlers } from "#mock/engine/handler.ts"
import { writeLog } from "#mock/engine/log.ts"
import { limitPerHour } from "#mock/engine/rate-limit.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { hour, toText } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { changesOf, readApplication } from "./body.ts"
import { isOwnFile, type Naming } from "./files.ts"
import { foundApplication, logOf, newKey, refuseStaleApplication } from "./guard.ts"
import { writeToAdministrators, writeToContacts } from "./mail.ts"
import type { MembershipApplicationRow } from "./records.ts"
import { membershipApplicationRules } from "./rules.ts"
import { endedBy, firstSteps, resubmitted } from "./steps.ts"
import { applicationRecord, feedbackView } from "./view.ts"

const applicationsPerHour = 10
const attemptsPerHour = 20
const attemptsPerCode = 10

/** The applicant's operations: applying, reopening, resubmitting, withdrawing; and the feedback of both sides (ADM-09). */
export const applyHandlers = {
  "membership-application.create": publicOperation((call) => {
    const { store, now, alliance, body } = call
    if (!alliance) throw new Refusal("validation_failed", undefined, [unknownAlliance])
    limitPerHour(call, applicationsPerHour)
    const record: MembershipApplicationRow = {
      ...readApplication({ store, alliance_id: alliance.id, uploaders: uploadersOf(call) }, body),
      id: store.newId("membership-application"),
      alliance_id: alliance.id,
      code: nextCode(call, alliance.id),
      apply_time: now,
      status: "ongoing",
      steps: firstSteps(now),
      feedbacks: [],
      summary: null,
      reason: null,
      changed_fields: [],
      entity_id: null,
      changed_by_id: null,
      updated_time: now,
      version: 1,
    }
    membershipApplicationRules.perform("create", call, {
      user: null,
      record,
      change: () => store.rows.membership_application.put(record),
      log: {
        user: null,
        module: "membership_application",
        alliance_id: alliance.id,
        key: record.id,
        memo: record.code,
      },
    })
    const key = newKey(store, record.id, now)
    const { user, world } = foundApplication({ ...call, header: () => key.id }, record.id, "read")
    const result = { applicant_key: key.id, application: applicationRecord(record, user, world) }
    return { status: 201, body: { success: true, result } }
  }),

  "membership-application.open": publicOperation((call) => {
    const { store, now, alliance, body } = call
    if (!alliance) throw new Refusal("validation_failed", undefined, [unknownAlliance])
    limitPerHour(call, attemptsPerHour)
    limitPerCode(call, alliance.id)
    const code = comparable(body.code).toUpperCase()
    writeLog(call, { user: null, module: "membership_application", alliance_id: alliance.id, key: null, memo: code })
    const email = body.email.trim().toLowerCase()
    const isMeant = (row: MembershipApplicationRow) =>
      row.alliance_id === alliance.id &&
      row.code === code &&
      row.contacts.some((contact) => contact.email?.toLowerCase() === email)
    const found = store.rows.membership_application.find(isMeant)
    if (!found) throw new Refusal("application_not_found")
    const key = newKey(store, found.id, now)
    return ok({ applicant_key: key.id, expiry_time: toText(key.expiry_time), id: found.id })
  }),

  "membership-application.resubmit": (call, check) => {
    const found = foundApplication(call, call.path.id, "resubmit")
    check()
    const { store, now, body } = call
    const { user, record, world } = found
    refuseStaleApplication(record, body.version, world)
    const { version: _version, ...given } = body
    const written = readApplication(namingIn(record, store, uploadersOf(call)), given)
    const changes = changesOf(record, written, store)
    const next = {
      ...record,
      ...written,
      changed_fields: changes.fields,
      status: "ongoing" as const,
      steps: resubmitted(record, now),
      changed_by_id: null,
      updated_time: now,
      version: record.version + 1,
    }
    const done = membershipApplicationRules.perform("resubmit", call, {
      user,
      record,
      change: () => store.rows.membership_application.put(next),
      log: logOf(found, changes.memo),
    })
    return ok(applicationRecord(done, user, world))
  },

  "membership-application.withdraw": (call, check) => {
    const found = foundApplication(call, call.path.id, "withdraw")
    check()
    const { store, now, body } = call
    const { user, record, world } = found
    refuseStaleApplication(record, body.version, world)
    const last = { key: "applicant_withdrawal", state: "withdrawn", member_id: null, time: now, memo: null } as const
    const changed = { changed_by_id: null, updated_time: now, version: record.version + 1 }
    const next = { ...record, status: "withdraw" as const, steps: endedBy(record, last), ...changed }
    const done = membershipApplicationRules.perform("withdraw", call, {
      user,
      record,
      change: () => store.rows.membership_application.put(next),
      log: logOf(found, null),
    })
    return ok(applicationRecord(done, user, world))
  },

  "membership-application.feedback.create": (call, check) => {
    const found = foundApplication(call, call.path.id, "feedback.create")
    check()
    const { store, now, body } = call
    const { user, record, world, isApplicant } = found
    const naming = namingIn(record, store, isApplicant ? uploadersOf(call) : [user.id])
    const wrong = (body.attachment_ids ?? []).findIndex((id) => !isOwnFile(naming, id, "attachment"))
    if (wrong >= 0) {
      const error = {
        field: `attachment_ids.${wrong}`,
        code: "unknown_reference",
        message: "unknown_reference",
      } as const
      throw new Refusal("validation_failed", undefined, [error])
    }
    const feedback = {
      id: store.newId("application-feedback"),
      text: storedText(body.text) ?? "",
      attachment_ids: body.attachment_ids ?? [],
      member_id: isApplicant ? null : user.id,
      created_time: now,
    }
    const next = { ...record, feedbacks: [...record.feedbacks, feedback] }
    membershipApplicationRules.perform("feedback.create", call, {
      user,
      record,
      change: () => store.rows.membership_application.put(next),
      log: logOf(found, null),
    })
    if (isApplicant) writeToAdministrators(next, "answered", call, world)
    else writeToContacts(next, "answered", call)
    return { status: 201, body: { success: true, result: feedbackView(feedback, world) } }
  },
} satisfies Handlers

/** Permitted uploaders of an applicant's files: visitors without a session, and the signed-in member who applies. */
const uploadersOf = ({ viewer }: Pick<Checked<"file.create">, "viewer">) => [null, viewer?.member.id ?? null]

const namingIn = (record: MembershipApplicationRow, store: Store, uploaders: readonly (string | null)[]): Naming => ({
  store,
  alliance_id: record.alliance_id,
  application_id: record.id,
  uploaders,
})

/** The next code, as in `MA-2026-007`: one more than the highest number of this year. */
function nextCode(
  { store, now }: Pick<Checked<"membership-application.create">, "store" | "now">,
  alliance_id: string,
) {
  const prefix = `MA-${new Date(now).getUTCFullYear()}-`
  const numbers = store.rows.membership_application
    .where("alliance_id", alliance_id)
    .filter(({ code }) => code.startsWith(prefix))
    .map(({ code }) => Number(code.slice(prefix.length)))
  return `${prefix}${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`
}

/** Limits attempts per code, because a client may try from many addresses. */
function limitPerCode(
  { store, now, operation, body }: Checked<"membership-application.open">,
  alliance_id: string,
): void {
  const code = comparable(body.code).toUpperCase()
  const isSame = (row: { operation: string; alliance_id: string; memo: string | null; time: number }) =>
    row.operation === operation && row.alliance_id === alliance_id && row.memo === code && row.time > now - hour
  const first = store.rows.operation_log.filter(isSame).at(-attemptsPerCode)
  if (first) throw new Refusal("rate_limited", { next_time: toText(first.time + hour) })
}
