import { minute, toText, type Instant } from "#mock/engine/store/clock.ts"
import type { NoticeRow } from "./records.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { enterGroup, officerRoles } from "#mock/domains/workgroup/group-roles.ts"
import type { StateOf } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** `withdrawn`: a draft again because its group was disbanded. `holding`: being sent, but can still be recalled. */
export type NoticeState = StateOf<typeof tables.notice>

/** The time until which a published or planned notice can be recalled, and from which it is sent; `null` for a draft. */
export function holdUntil({ planned_time, published_time }: NoticeRow): Instant | null {
  return planned_time ?? (published_time === null ? null : published_time + minute)
}

/** The code behind openapi/states/notice.yaml. */
export const noticeRules = tableRules<NoticeRow>()(tables.notice, {
  status(notice, { now }) {
    if (notice.is_withdrawn_by_disbanding) return "withdrawn"
    const held = holdUntil(notice)
    if (held === null) return "draft"
    if (notice.sent_time !== null && now >= notice.sent_time) return "sent"
    if (now >= held) return "sending"
    return notice.planned_time === null ? "holding" : "planned"
  },
  roles: {
    ...officerRoles,
    creator: (user, notice) => notice.creator_id === user.id,
    general_secretary: (user, notice) => user.is_general_secretary && notice.creator_id === user.id,
  },
  enter: enterGroup,
  details: {
    hold_over(notice) {
      const held = holdUntil(notice)
      return held === null ? {} : { hold_until_time: toText(held) }
    },
  },
})
