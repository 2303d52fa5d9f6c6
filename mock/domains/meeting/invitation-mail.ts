import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Texts } from "#mock/engine/mail.ts"
import type { World } from "#mock/engine/rules.ts"
import { givenAnswer, hasAcceptedByOrganizing, isOutdated } from "./answers.ts"
import { invitationLink } from "./invitation-link.ts"
import type { MeetingRow } from "./records.ts"

/** What the person answered before the time changed, for which it no longer counts. */
const answered = {
  accepted: {
    english: "You accepted for the earlier time. Please answer again.\n",
    chinese: "您此前接受的是原定时间，请重新答复。\n",
  },
  tentative: {
    english: "You accepted tentatively for the earlier time. Please answer again.\n",
    chinese: "您此前对原定时间答复待定，请重新答复。\n",
  },
  declined: {
    english: "You declined for the earlier time. Please answer again.\n",
    chinese: "您此前拒绝的是原定时间，请重新答复。\n",
  },
} as const

/** The answer that a person gave to this date in a poll, which is the answer to the invitation (MEET-14). */
const carriedOver = {
  accepted: {
    english: "Your answer to this date counts: accepted.\n",
    chinese: "您对该时间的答复已作为您的答复：接受。\n",
  },
  tentative: {
    english: "Your answer to this date counts: accepted tentatively.\n",
    chinese: "您对该时间的答复已作为您的答复：待定。\n",
  },
  declined: {
    english: "Your answer to this date counts: declined.\n",
    chinese: "您对该时间的答复已作为您的答复：拒绝。\n",
  },
} as const

/** For an organizer who takes part (MEET-17). */
const organizes = {
  english: "You organize this meeting and have accepted.\n",
  chinese: "您是本次会议的组织者，已视为接受。\n",
}

/** What the mail says about the person's answer so far. */
function saidBefore(member: MemberRow, meeting: MeetingRow, isNew: boolean, world: World) {
  if (hasAcceptedByOrganizing(member, meeting, world)) return organizes
  const given = givenAnswer(meeting, member, world.store)
  const told = given && (isOutdated(given, meeting) ? answered : isNew ? carriedOver : undefined)
  return (given && told?.[given.answer]) ?? { english: "", chinese: "" }
}

/**
 * Appends the recipient's signed link to the texts. Whoever answered for another time is asked again; whose answer in a date poll counts for
 * a new meeting is told so.
 */
export function withInvitation(
  { english, chinese }: Texts,
  member: MemberRow,
  meeting: MeetingRow,
  { isNew, world }: { isNew: boolean; world: World },
): Texts {
  const link = invitationLink("meeting", meeting, member, world.store)
  const first = saidBefore(member, meeting, isNew, world)
  return {
    english: { ...english, text: `${english.text}\n\n${first.english}Accept, accept tentatively or decline:\n${link}` },
    chinese: { ...chinese, text: `${chinese.text}\n\n${first.chinese}接受、待定或拒绝邀请：\n${link}` },
  }
}
