import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import type { Checked, SignedIn } from "#mock/engine/handler.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"

/** Feedback on a record: a text and files. */
export type Feedback = {
  id: string
  alliance_id: string
  text: string
  attachment_ids: readonly string[]
  author_id: string
  created_time: Instant
}

/** Reads a feedback form; throws a refusal with all invalid fields. @param module for which the files were uploaded */
export function readFeedback(
  call: SignedIn<Checked<"task.feedback.create" | "meeting.feedback.create" | "meeting.topic.feedback.create">>,
  module: string,
): Feedback {
  const { store, now, viewer, body } = call
  const input = new BodyCheck(call)
  const feedback = {
    id: store.newId("feedback"),
    alliance_id: viewer.member.alliance_id,
    text: input.text(body.text) ?? "",
    attachment_ids: fileIds(input, "attachment_ids", body.attachment_ids, module),
    author_id: viewer.member.id,
    created_time: now,
  }
  input.done()
  return feedback
}

/** Converts feedback to the contract's shape. */
export function feedbackRecord(feedback: Feedback, store: Store): components["schemas"]["Feedback"] {
  const { id, text, attachment_ids, author_id, created_time } = feedback
  return {
    id,
    text,
    attachments: fileRefs(store, attachment_ids),
    author: memberRefOf(store, author_id),
    created_time: toText(created_time),
  }
}
