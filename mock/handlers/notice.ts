import { holdUntil, noticeRules, type NoticeState } from "../rules/notice.ts"
import { noticeListRules } from "../rules/list.ts"
import type { World } from "../rules/rules.ts"
import { day, toText, type Instant } from "../store/clock.ts"
import type { MemberRow } from "../store/records.ts"
import type { NoticeRow } from "../store/work-records.ts"
import { groupsOf, isOf } from "./groups.ts"
import { countBy, isBetween, matches, pageOf, sorted } from "./list.ts"
import { guarded, ok, type Handlers } from "./types.ts"
import { groupRefOf, memberRefOf } from "./views.ts"
import { visible } from "./visible.ts"

export const noticeHandlers = {
  "notice.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { page = 1, size = 25, sort = "-sent_time", status, creator_id } = query
      const filtered = visible("notice", viewer.member, world).filter(
        (notice) =>
          isOf(groups, notice) &&
          (!creator_id || creator_id.includes(notice.creator_id)) &&
          isBetween(shownTime(notice, now), query.from, query.to) &&
          matches(query.q, searched(notice, world)),
      )
      const rows = filtered.filter((notice) => !status || status.includes(statusOf(notice, world)))
      const keys = { ...plainKeys, sent_time: (notice: NoticeRow) => shownTime(notice, now) }
      const scope = { group_id: groups?.length === 1 ? (groups[0]?.id ?? null) : null }
      return ok({
        items: pageOf(sorted(rows, sort, keys), page, size).map((notice) => view(notice, viewer.member, world)),
        total: rows.length,
        page,
        size,
        actions: noticeListRules.actions(viewer.member, scope, world),
        counts: countBy(filtered, ["draft", "sending", "sent"], (notice) => statusOf(notice, world)),
      })
    },
  ),
} satisfies Handlers

const newFor = 7 * day

/** Sent less than seven days ago. */
export function isNew(notice: NoticeRow, now: number): boolean {
  return notice.sent_time !== null && notice.sent_time <= now && now - notice.sent_time < newFor
}

/** The contract's three states; the table knows two of them more closely. */
const shown: Record<NoticeState, "draft" | "sending" | "sent"> = {
  draft: "draft",
  withdrawn: "draft",
  holding: "sending",
  sending: "sending",
  sent: "sent",
}

function statusOf(notice: NoticeRow, world: World) {
  return shown[noticeRules.status(notice, world)]
}

/** When it was sent; until then, when it was last changed. */
function shownTime({ sent_time, updated_time }: NoticeRow, now: Instant): Instant {
  return sent_time !== null && sent_time <= now ? sent_time : updated_time
}

const plainKeys = {
  created_time: (notice: NoticeRow) => notice.created_time,
  updated_time: (notice: NoticeRow) => notice.updated_time,
  subject: (notice: NoticeRow) => notice.subject,
}

function searched({ subject, group_id, creator_id }: NoticeRow, { store }: World): (string | null)[] {
  const group = groupRefOf(store, group_id)
  const creator = memberRefOf(store, creator_id)
  return [
    subject,
    group && `${group.acronym} ${group.name} ${group.name_english}`,
    `${creator.name} ${creator.real_name}`,
  ]
}

function view(notice: NoticeRow, user: MemberRow, world: World) {
  const { id, version, subject, template_language, is_withdrawn_by_disbanding, recipient_total, failed_total } = notice
  const hold = holdUntil(notice)
  const status = statusOf(notice, world)
  return {
    id,
    version,
    actions: noticeRules.actions(user, notice, world),
    subject,
    reply_to: [...notice.reply_to],
    template_language,
    group: groupRefOf(world.store, notice.group_id),
    status,
    creator: memberRefOf(world.store, notice.creator_id),
    sent_time: status === "sent" && notice.sent_time !== null ? toText(notice.sent_time) : null,
    created_time: toText(notice.created_time),
    updated_time: toText(notice.updated_time),
    hold_until_time: hold === null ? null : toText(hold),
    is_withdrawn_by_disbanding,
    recipient_total,
    failed_total,
    is_new: isNew(notice, world.now),
  }
}
