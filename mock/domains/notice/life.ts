import { importExpiry } from "#mock/domains/member-invitation/import-rules.ts"
import { membersByEmail } from "#mock/domains/member-invitation/rules.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import { minute, toText } from "#mock/engine/store/clock.ts"
import { changeNotice, findNotice, logOf } from "./guard.ts"
import { type NoticeRow, unpublished } from "./records.ts"
import { membersOf, maxExternals, recipientTotal, sendingTime } from "./recipients.ts"
import { noticeRules } from "./rules.ts"
import { titleOf } from "./texts.ts"
import { noticeRecord, statusOf } from "./view.ts"
import { eachOnce } from "./write.ts"

/** Actions on a notice that is not sent: setting external recipients, publishing, planning, recalling and deleting (NOTICE-02, NOTICE-04). */
export const noticeLifeHandlers = {
  "notice.recipient.update": guarded(findNotice("recipient.update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, noticeRules)
    const external_recipients = externalsOf(call, record)
    const changes = { external_recipients, template_language: call.body.template_language }
    const memo = `${record.external_recipients.length} -> ${external_recipients.length} external recipients`
    const done = changeNotice(call, "recipient.update", record, changes, memo)
    return ok(noticeRecord(done, call.viewer.member, world))
  }),

  "notice.publish": guarded(findNotice("publish"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, noticeRules)
    const total = recipientTotal(record, world)
    const changes = {
      published_time: call.now,
      planned_time: null,
      timezone: null,
      sent_time: call.now + minute + sendingTime(total),
      recipient_ids: membersOf(record, world).map(({ id }) => id),
      is_mailed: false,
    }
    const done = changeNotice(call, "publish", record, changes, `${total} recipients`)
    return ok(noticeRecord(done, call.viewer.member, world))
  }),

  "notice.plan": guarded(findNotice("plan"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, noticeRules)
    const input = new BodyCheck(call)
    const planned_time = input.instant("planned_time", call.body.planned_time)
    if (planned_time < call.now) input.refuse("planned_time", "before_now")
    const timezone = input.zone("timezone", call.body.timezone)
    input.done()
    const changes = { planned_time, timezone }
    const done = changeNotice(call, "plan", record, changes, memoOf(shownPlan(record), shownPlan(changes), planFields))
    return ok(noticeRecord(done, call.viewer.member, world))
  }),

  "notice.recall": guarded(findNotice("recall"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, noticeRules)
    const memo = `${statusOf(record, world)} -> draft`
    const done = changeNotice(call, "recall", record, unpublished, memo)
    return ok(noticeRecord(done, call.viewer.member, world))
  }),

  "notice.delete": guarded(findNotice("delete"), (call, found) => {
    const { record } = found
    refuseOlder(found, call.query.version, noticeRules)
    noticeRules.perform("delete", call, {
      record,
      change: () => {
        call.store.rows.notice.delete(record.id)
        return record
      },
      log: logOf(call, record, titleOf(record)),
    })
    return { status: 200, body: { success: true } }
  }),
} satisfies Handlers

const planFields = ["planned_time", "timezone"] as const

/** A plan as the log tells it. */
function shownPlan({ planned_time, timezone }: Pick<NoticeRow, "planned_time" | "timezone">) {
  return { planned_time: planned_time === null ? null : toText(planned_time), timezone }
}

type Call = SignedIn<Checked<"notice.recipient.update">>

/** The addresses in a body: those typed in, and the accepted rows of an import. */
function externalsOf(call: Call, notice: NoticeRow): string[] {
  const { import_id, external_recipients = [] } = call.body
  refuseMembers(call, external_recipients, notice)
  const imported = import_id === undefined ? [] : importedAddresses(call, import_id)
  const addresses = eachOnce([...external_recipients, ...imported])
  if (addresses.length > maxExternals) throw new Refusal("too_many_recipients", { limit: maxExternals })
  return addresses
}

/** Refuses members' addresses, as the check of an import does. Those that the notice already has stay: their owners became members later. */
function refuseMembers(
  call: Call,
  addresses: readonly string[],
  { alliance_id, external_recipients }: NoticeRow,
): void {
  const present = new Set(external_recipients.map((email) => email.toLowerCase()))
  const members = membersByEmail(alliance_id, call)
  const input = new BodyCheck(call)
  for (const [at, address] of addresses.entries()) {
    const email = address.trim().toLowerCase()
    if (members.has(email) && !present.has(email)) input.refuse(`external_recipients.${at}`, "already_member")
  }
  input.done()
}

/** The accepted rows of an import that the user uploaded for a notice and that has not expired. */
function importedAddresses({ store, now, viewer }: Call, id: string): string[] {
  const list = store.rows.import.get(id)
  const isMine = list?.module === "notice" && list.creator_id === viewer.member.id && now < importExpiry(list)
  if (!isMine) throw fieldRefusal("import_id", "unknown_reference")
  return list.rows.flatMap(({ email, is_accepted }) => (is_accepted ? [email] : []))
}
