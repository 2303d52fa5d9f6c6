import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import type { MeetingTopic } from "./meeting-access.server.ts"
import { topicFor } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"
import { topicSchema, withdrawSchema } from "./topic.schema.ts"

type Params = Readonly<Record<string, string | undefined>>

/** Adds a topic, or changes the one that the address names. */
export async function saveTopic(context: RequestContext, request: Request, params: Params) {
  const { id = "", topicId } = params
  const href = paths.meeting(placeFrom(params), id)
  const received = await receiveForm(context, request, "meeting")
  return writeForm(context, received, {
    schema: topicSchema,
    write: ({ version = 0, subject, description, attachment_ids }, idempotencyKey) => {
      const body = { subject, description, attachment_ids: fileIds(attachment_ids) }
      if (topicId === undefined) return context.api.post("/meeting/{id}/topic", { path: { id }, body, idempotencyKey })
      const path = { id, topic_id: topicId }
      return context.api.put("/meeting/{id}/topic/{topic_id}", { path, body: { ...body, version } })
    },
    done: topicId === undefined ? "meeting-topic.create.done" : "meeting-topic.edit.done",
    to: (topic) => `${href}#${topic.id}`,
  })
}

/** Takes a topic back; it is locked then (MEET-06). */
export async function withdrawTopic(context: RequestContext, request: Request, params: Params) {
  const { id = "", topicId = "" } = params
  const received = await receiveForm(context, request, "meeting")
  return writeForm(context, received, {
    schema: withdrawSchema,
    write: (body, idempotencyKey) => {
      const path = { id, topic_id: topicId }
      return context.api.post("/meeting/{id}/topic/{topic_id}/withdraw", { path, body, idempotencyKey })
    },
    done: "meeting-topic.withdraw.done",
    to: () => `${paths.meeting(placeFrom(params), id)}#${topicId}`,
  })
}

/** A topic that is about to be changed or withdrawn, as its form shows it. */
export async function topicToChange(context: RequestContext, params: Params, action: "update" | "withdraw") {
  const { meeting, topic } = await topicFor(context, params, action)
  const number = meetingReference(meeting)
  return {
    meeting: { text: `${number} ${meeting.subject}` },
    subject: topic.subject,
    version: topic.version,
    hasFeedback: topic.feedbacks.length > 0,
    values: valuesOf(topic),
    key: newIdempotencyKey(),
  }
}

function valuesOf({ subject, description, attachments }: MeetingTopic) {
  return { subject, description, attachment_ids: attachments.map(attachmentValue) }
}
