import { Refusal } from "#mock/engine/refusal.ts"
import { minute, toText, type Instant } from "#mock/engine/store/clock.ts"
import type { NoticeRow } from "./records.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterGroup, groupRole } from "#mock/domains/workgroup/group-roles.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"

/** `withdrawn`: a draft again because its group was disbanded. `holding`: being sent, but can still be recalled. */
export const noticeStates = ["draft", "withdrawn", "holding", "sending", "sent"] as const
export type NoticeState = (typeof noticeStates)[number]

/** The time until which a published notice can be recalled; `null` if it is not published. */
export function holdUntil(notice: NoticeRow): Instant | null {
  return notice.published_time === null ? null : notice.published_time + minute
}

const officers = ["chair", "vice_chair", "secretary"] as const
/** The author, and those who work on every draft. */
const keepers = ["creator", "general_secretary", ...officers, "notice_admin", "alliance_admin"] as const
/** Those who may write notices now: an author who was one of them before cannot publish any more. */
const publishers = [...officers, "notice_admin", "general_secretary", "alliance_admin"] as const

/** Implements openapi/states/notice.yaml. */
export const noticeRules = rulesFor<NoticeRow>()({
  statuses: noticeStates,
  status(notice: NoticeRow, { now }: World): NoticeState {
    if (notice.is_withdrawn_by_disbanding) return "withdrawn"
    const held = holdUntil(notice)
    if (held === null) return "draft"
    if (notice.sent_time !== null && now >= notice.sent_time) return "sent"
    return now < held ? "holding" : "sending"
  },
  roles: {
    alliance_member: allianceMember,
    creator: (user, notice) => notice.creator_id === user.id,
    general_secretary: (user, notice) => user.is_general_secretary && notice.creator_id === user.id,
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    secretary: groupRole("secretary"),
    notice_admin: bizRole(bizRoles.notice),
    alliance_admin: allianceAdmin,
  },
  enter: enterGroup,
  read: [
    { in: ["draft", "holding", "sending"], by: keepers },
    { in: ["withdrawn"], by: ["creator", "general_secretary", ...officers, "alliance_admin"] },
    { in: ["sent"], by: ["alliance_member"] },
  ],
  actions: {
    update: [{ in: ["draft"], by: keepers }],
    delete: [{ in: ["draft"], by: ["creator", "general_secretary", "notice_admin", "alliance_admin"] }],
    "recipient.update": [{ in: ["draft"], by: keepers }],
    publish: [{ in: ["draft"], by: publishers, to: "holding" }],
    recall: [{ in: ["holding"], by: keepers, to: "draft" }],
    "delivery.list": [{ in: ["holding", "sending", "sent"], by: keepers }],
  },
  refusals: {
    recall(refusal, notice, { now }) {
      const held = holdUntil(notice)
      const isOver = refusal.code === "state_refused" && held !== null && now >= held
      return isOver ? new Refusal("hold_over", { hold_until_time: toText(held) }) : refusal
    },
  },
})
