import type { components } from "#openapi/generated/schema.d.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"
import { countBy, listPage, matches } from "#mock/engine/list-rows.ts"
import { recordTexts } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { InboxRow, Member } from "#mock/engine/store/rows.ts"
import { recordOf } from "./record.ts"

const statusOf = ({ read_time }: InboxRow) => (read_time === null ? "unread" : "read")

function entry(row: InboxRow, user: Member, world: World): components["schemas"]["InboxEntry"] {
  const { id, subject, text, read_time } = row
  return { id, time: toText(row.time), subject, text, is_read: read_time !== null, record: recordOf(row, user, world) }
}

/** Notifications for the signed-in user (ACC-04). */
export const inboxHandlers = {
  "inbox.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const { sort = "-time", q, status } = query
    const mine = store.rows.inbox.where("member_id", member.id)
    const textsOf = (row: InboxRow) => {
      const record = recordOf(row, member, { store, now })
      return [row.subject, row.text, ...(record ? recordTexts(record) : [])]
    }
    const filtered = q === undefined ? mine : mine.filter((row) => matches(q, textsOf(row)))
    const rows = status ? filtered.filter((row) => status.includes(statusOf(row))) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, { time: ({ time }: InboxRow) => time }, (row) =>
        entry(row, member, { store, now }),
      ),
      actions: [],
      counts: countBy(filtered, ["unread", "read"] as const, statusOf),
    })
  }),

  "inbox.read": signedIn((call) => {
    const { store, now, viewer, body } = call
    const { member } = viewer
    const mine = store.rows.inbox.where("member_id", member.id)
    const input = new BodyCheck(call)
    const named = body.ids?.map((id, at) => {
      const row = mine.find((one) => one.id === id)
      if (!row) input.refuse(`ids.${at}`, "unknown_reference")
      return id
    })
    input.done()
    const meant = mine.filter(({ id }) => named === undefined || named.includes(id))
    const unread = meant.filter(({ read_time }) => read_time === null)
    for (const row of unread) store.rows.inbox.put({ ...row, read_time: now })
    const entries = (named ?? []).flatMap((id) => store.rows.inbox.get(id) ?? [])
    return ok({ read_total: unread.length, entries: entries.map((row) => entry(row, member, { store, now })) })
  }),
} satisfies Handlers
