import { noticeRules, type NoticeState } from "#mock/domains/notice/rules.ts"
import { noticeListRules } from "#mock/domains/notice/list-rules.ts"
import { hour, minute } from "#mock/engine/store/clock.ts"
import { listIn, rowOf } from "../relations.ts"
import { now } from "../support.ts"
import { type RuleCheck, subject } from "../subject.ts"

const published: Record<NoticeState, [published: number | null, sent: number | null]> = {
  draft: [null, null],
  planned: [null, null],
  withdrawn: [null, null],
  holding: [-30_000, 60_000],
  sending: [-2 * minute, minute],
  sent: [-hour, -hour + minute],
}

export const notice: RuleCheck = {
  subjects: [
    subject("notice", noticeRules, (status, { user, role }, world) => {
      const [publishedAgo, sentAgo] = published[status]
      return {
        ...rowOf(world, "notice"),
        group_id: "group-unit",
        // The general secretary has this role in their own notices.
        creator_id: role === "creator" || role === "general_secretary" ? user.id : "member-aurora-secretary",
        published_time: publishedAgo === null ? null : now + publishedAgo,
        planned_time: status === "planned" ? now + hour : null,
        sent_time: sentAgo === null ? null : now + sentAgo,
        is_withdrawn_by_disbanding: status === "withdrawn",
      }
    }),
    subject("notice list", noticeListRules, listIn),
  ],
  permissions: {
    notice: {
      everybody: ["sent: read"],
      "alliance_admin general_secretary": [
        "draft: read update delete recipient.update publish plan",
        "planned: read update recipient.update publish plan recall",
        "withdrawn: read",
        "holding: read recall delivery.list",
        "sending: read delivery.list",
        "sent: delivery.list",
      ],
      notice_admin: [
        "draft: read update delete recipient.update publish plan",
        "planned: read update recipient.update publish plan recall",
        "holding: read recall delivery.list",
        "sending: read delivery.list",
        "sent: delivery.list",
      ],
      "chair vice_chair secretary": [
        "draft: read update recipient.update publish plan",
        "planned: read update recipient.update publish plan recall",
        "withdrawn: read",
        "holding: read recall delivery.list",
        "sending: read delivery.list",
        "sent: delivery.list",
      ],
      creator: [
        "draft: read update delete recipient.update",
        "planned: read recall",
        "withdrawn: read",
        "holding: read recall delivery.list",
        "sending: read delivery.list",
        "sent: delivery.list",
      ],
    },
    "notice list": {
      everybody: ["always: read export"],
      "alliance_admin general_secretary notice_admin chair vice_chair secretary": ["open: create"],
    },
  },
}
