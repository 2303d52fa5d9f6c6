import { importExpiry } from "#mock/domains/member-invitation/import-rules.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { changedBy } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { minute } from "#mock/engine/store/clock.ts"
import { findNotice, logOf } from "./guard.ts"
import type { NoticeRow } from "./records.ts"
import { membersOf, maxExternals, recipientTotal, sendingTime } from "./recipients.ts"
import { noticeRules } from "./rules.ts"
import { noticeRecord } from "./view.ts"
import { eachOnce } from "./write.ts"

/** Actions on a draft: setting external recipients, publishing, recalling and deleting (NOTICE-02). */
export const noticeLifeHandlers = {
  "notice.recipient.update": guarded(
    (call) => findNotice(call, "recipient.update"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      const external_recipients = externalsOf(call)
      const { template_language } = call.body
      const memo = `${found.notice.external_recipients.length} -> ${external_recipients.length} external recipients`
      return perform(call, "recipient.update", found, { external_recipients, template_language }, memo)
    },
  ),

  "notice.publish": guarded(
    (call) => findNotice(call, "publish"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      const { notice, world } = found
      const total = recipientTotal(notice, world)
      const changes = {
        published_time: call.now,
        sent_time: call.now + minute + sendingTime(total),
        recipient_ids: membersOf(notice, world).map(({ id }) => id),
        is_mailed: false,
      }
      return perform(call, "publish", found, changes, `${total} recipients`)
    },
  ),

  "notice.recall": guarded(
    (call) => findNotice(call, "recall"),
    (call, found) => {
      refuseOlder(call, found, call.body.version)
      const changes = { published_time: null, sent_time: null, recipient_ids: null }
      return perform(call, "recall", found, changes, "sending -> draft")
    },
  ),

  "notice.delete": guarded(
    (call) => findNotice(call, "delete"),
    (call, { notice, world }) => {
      refuseOlder(call, { notice, world }, call.query.version)
      noticeRules.perform("delete", call, {
        record: notice,
        change: () => {
          world.store.rows.notice.delete(notice.id)
          return notice
        },
        log: logOf(call, notice, notice.subject),
      })
      return { status: 200, body: { success: true } }
    },
  ),
} satisfies Handlers

type OfNotice = { notice: NoticeRow; world: World }
type Call = SignedIn<Checked<"notice.recipient.update" | "notice.publish" | "notice.recall">>

function refuseOlder({ store }: Pick<Call, "store">, { notice, world }: OfNotice, version: number): void {
  refuseStale(notice, version, noticeRules.status(notice, world), store)
}

function perform(
  call: Call,
  action: "recipient.update" | "publish" | "recall",
  { notice, world }: OfNotice,
  changes: Partial<NoticeRow>,
  memo: string,
) {
  const user = call.viewer.member
  const done = noticeRules.perform(action, call, {
    user,
    record: notice,
    change: () => world.store.rows.notice.put({ ...notice, ...changes, ...changedBy(user, notice, call.now) }),
    log: logOf(call, notice, memo),
  })
  return ok(noticeRecord(done, user, world))
}

/** The addresses in a body: those typed in, and the accepted rows of an import. */
function externalsOf(call: SignedIn<Checked<"notice.recipient.update">>): string[] {
  const { import_id, external_recipients = [] } = call.body
  const imported = import_id === undefined ? [] : importedAddresses(call, import_id)
  const addresses = eachOnce([...external_recipients, ...imported])
  if (addresses.length > maxExternals) throw new Refusal("too_many_recipients", { limit: maxExternals })
  return addresses
}

/** The accepted rows of an import that the user uploaded for a notice and that has not expired. */
function importedAddresses({ store, now, viewer }: Call, id: string): string[] {
  const list = store.rows.import.get(id)
  const isMine = list?.module === "notice" && list.creator_id === viewer.member.id && now < importExpiry(list)
  if (!isMine) throw fieldRefusal("import_id", "unknown_reference")
  return list.rows.flatMap(({ email, is_accepted }) => (is_accepted ? [email] : []))
}
