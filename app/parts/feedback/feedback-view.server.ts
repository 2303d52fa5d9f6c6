import type { components } from "#openapi/generated/schema.d.ts"
import { moment, type Moment } from "#app/lib/time.server.ts"
import { attachmentViews, type AttachmentView } from "#app/parts/attachments/attachment-view.server.ts"
import { personView, type PersonView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** One feedback as pages show it. `text` may have several lines. */
export type FeedbackView = { id: string; author: PersonView; when: Moment; text: string; files: AttachmentView[] }

/** View data of `FeedbackThread`, in the record's order: oldest first. */
export function feedbackViews(
  feedbacks: readonly components["schemas"]["Feedback"][],
  context: Pick<RequestContext, "alliance" | "locale" | "zone">,
): FeedbackView[] {
  const { locale, zone } = context
  return feedbacks.map(({ id, author, created_time, text, attachments }) => ({
    id,
    author: personView(author, locale),
    when: moment(created_time, { locale, zone }),
    text,
    files: attachmentViews(attachments, context),
  }))
}
