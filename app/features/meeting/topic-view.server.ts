import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { moment } from "#app/lib/time.server.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { feedbackViews } from "#app/parts/feedback/feedback-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Meeting, MeetingTopic } from "./meeting-access.server.ts"

function topicView(topic: MeetingTopic, meetingId: string, place: Place, context: RequestContext) {
  const { id, version, subject, status, actions } = topic
  const { locale, zone } = context
  const link = (page: "edit" | "withdraw", action: "update" | "withdraw") =>
    actions.includes(action) ? paths.meetingTopic(place, meetingId, id, page) : undefined
  return {
    id,
    version,
    subject,
    status,
    html: richTextHtml(topic.description, place),
    files: attachmentViews(topic.attachments, context),
    creator: personView(topic.creator, locale),
    added: moment(topic.created_time, { locale, zone: zone.zone }),
    withdrawReason: topic.withdraw_reason ?? undefined,
    feedbacks: feedbackViews(topic.feedbacks, context),
    editHref: link("edit", "update"),
    withdrawHref: link("withdraw", "withdraw"),
    canFeedback: actions.includes("feedback.create"),
    canComplete: actions.includes("feedback.complete"),
  }
}

/** The topics of a meeting in the order of their submission, as its page shows them (MEET-06). */
export function topicViews({ id, topics }: Meeting, place: Place, context: RequestContext) {
  return topics.map((topic) => topicView(topic, id, place, context))
}

export type TopicView = ReturnType<typeof topicViews>[number]
