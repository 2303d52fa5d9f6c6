import type { components } from "#openapi/generated/schema.d.ts"
import { deliveryStateValues } from "#openapi/generated/values/delivery-state.ts"
import { noticeStatusValues } from "#openapi/generated/values/notice-status.ts"
import { findNotice } from "./guard.ts"
import { noticeListRules } from "./list-rules.ts"
import { deliveriesOf } from "./recipients.ts"
import { titleOf } from "./texts.ts"
import { noticeRecord, noticeRow, statusOf } from "./view.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { NoticeRow } from "./records.ts"
import { creationGroupId, groupsOf, isOf } from "#mock/domains/workgroup/filter.ts"
import { countBy, isBetween, listPage, matches } from "#mock/engine/list-rows.ts"
import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { groupAndPersonTexts } from "#mock/domains/workgroup/ref.ts"
import { visible } from "#mock/engine/visible.ts"

type Delivery = components["schemas"]["Delivery"]

/** Read operations for notices and their deliveries. */
export const noticeHandlers = {
  "notice.list": guarded(
    (call) => groupsOf(call, call.query.group_acronym),
    ({ store, now, viewer, query }, findGroups) => {
      const world = { store, now }
      const groups = findGroups()
      const { sort = "-sent_time", status, creator_id } = query
      const filtered = visible("notice", viewer.member, world).filter(
        (notice) =>
          isOf(groups, notice) &&
          (!creator_id || creator_id.includes(notice.creator_id)) &&
          isBetween(shownTime(notice, now), query.from, query.to) &&
          matches(query.q, [titleOf(notice), ...groupAndPersonTexts(notice.group_id, notice.creator_id, world)]),
      )
      const rows = filtered.filter((notice) => !status || status.includes(statusOf(notice, world)))
      const keys = { ...plainKeys, sent_time: (notice: NoticeRow) => shownTime(notice, now) }
      const scope = { group_id: creationGroupId(groups) }
      return ok({
        ...listPage(rows, { ...query, sort }, keys, (notice) => noticeRow(notice, viewer.member, world)),
        actions: noticeListRules.actions(viewer.member, scope, world),
        counts: countBy(filtered, noticeStatusValues, (notice) => statusOf(notice, world)),
      })
    },
  ),

  "notice.get": guarded(findNotice("read"), ({ viewer }, { record, world }) =>
    ok(noticeRecord(record, viewer.member, world)),
  ),

  "notice.delivery.list": guarded(findNotice("delivery.list"), ({ query }, { record, world }) => {
    const { sort = "state", state, kind, q } = query
    const filtered = deliveriesOf(record, world).filter(
      (row) =>
        (!kind || kind.includes(row.kind)) &&
        matches(q, [row.email, row.member && `${row.member.name} ${row.member.real_name}`]),
    )
    const rows = state ? filtered.filter((row) => state.includes(row.state)) : filtered
    return ok({
      ...listPage(rows, { ...query, sort }, deliveryKeys, (row) => row),
      actions: [],
      counts: countBy(filtered, deliveryStateValues, (row) => row.state),
    })
  }),
} satisfies Handlers

/** Failed deliveries come first. */
const rank: Record<Delivery["state"], number> = { failed: 0, waiting: 1, handed_over: 2 }

const deliveryKeys = {
  time: ({ time }: Delivery) => time && Date.parse(time),
  email: ({ email }: Delivery) => email,
  state: ({ state }: Delivery) => rank[state],
}

/** The time when the notice was sent; before that, the time of its last change. */
function shownTime({ sent_time, updated_time }: NoticeRow, now: Instant): Instant {
  return sent_time !== null && sent_time <= now ? sent_time : updated_time
}

const plainKeys = {
  created_time: (notice: NoticeRow) => notice.created_time,
  updated_time: (notice: NoticeRow) => notice.updated_time,
  subject: (notice: NoticeRow) => notice.subject,
}
