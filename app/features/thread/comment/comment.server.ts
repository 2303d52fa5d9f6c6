import type { components } from "#openapi/generated/schema.d.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"
import { threadPaths } from "#app/lib/paths/thread.ts"
import { param, type Params, recordId } from "#app/lib/route-params.ts"
import { confirmSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { answerComment } from "#app/parts/thread/answer-comment.server.ts"
import { commentSchema } from "#app/parts/thread/comment.schema.ts"
import { noPeople } from "#app/parts/thread/discussion-view.server.ts"
import { recordView, threadsOn } from "#app/parts/thread/thread-view.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { threadOf } from "../thread.server.ts"
import { deleteTexts } from "./delete-texts.ts"

type Comment = components["schemas"]["ThreadComment"]
type Action = components["schemas"]["ThreadCommentAction"]

const pageOf = ({ alliance }: RequestContext, params: Params) =>
  threadPaths.detail(alliance, threadsOn(params), param(params, "id"))

/** Derives the reason for a refusal, because comments have no preview (openapi/states/thread-comment.yaml). */
function whyNot(context: RequestContext, action: Action, { creator, status }: Comment, isClosed: boolean): Failure {
  if (status === "deleted") return refusedWith("state_refused", { status })
  if (isClosed) return refusedWith("discussion_closed")
  if (action === "update" && creator.id === viewerOfRequest(context).userId) return refusedWith("edit_over")
  return forbiddenBy(tables["thread-comment"], action)
}

/** Fetches a comment for a page that performs an action on it. @throws the 403 screen if the comment does not offer it */
async function commentFor(context: RequestContext, params: Params, action: Action) {
  const thread = await threadOf(context, params)
  const id = recordId(params, "commentId")
  const comment = thread.comments.find((one) => one.id === id)
  if (!comment) throw new ApiFailure({ kind: "not_found" })
  const isClosed = thread.actions.length === 0
  await requireAction(context, comment.actions, action, () => whyNot(context, action, comment, isClosed))
  return { comment, record: recordView(thread.record, context), threadHref: pageOf(context, params) }
}

/** Data of the form that changes the comment in the URL (DISC-01). */
export async function editedComment(context: RequestContext, request: Request, params: Params) {
  const { comment, record, threadHref } = await commentFor(context, params, "update")
  const { content, mentions, version } = comment
  const people = mentions.map((person) => {
    const { name: text, organization: note } = personView(person, context.locale)
    return participantValue({ kind: "member", id: person.id, text, note })
  })
  return {
    record,
    threadHref,
    version,
    values: { content: content ?? { format: "markdown" as const, text: "" }, mentions: people },
    tree: noPeople(threadsOn(params)),
    draft: await openDraft(context, request, commentSchema),
    key: newIdempotencyKey(),
  }
}

const commentPath = (params: Params) => ({ id: param(params, "id"), comment_id: param(params, "commentId") })

/** Changes a comment within 15 minutes (DISC-01). */
export const saveComment = withSchema(commentSchema, (args) => {
  const { params, context } = args
  return answerComment(args, {
    schema: commentSchema,
    on: threadsOn(params),
    page: pageOf(context, params),
    write: async ({ version = 0, content, mentions }, idempotencyKey) => {
      const body = { version, content, mention_ids: mentions }
      const call = { path: commentPath(params), body, idempotencyKey }
      const written = await context.api.put("/thread/{id}/comment/{comment_id}", call)
      return written.ok ? { ok: true, value: "thread.edit.done" } : written
    },
  })
})

/** Data of the page that asks before a comment is deleted (DISC-01, FORM-06). */
export async function deleteQuestion(context: RequestContext, params: Params) {
  const { comment, record, threadHref } = await commentFor(context, params, "delete")
  const { creator, version } = comment
  const values = { name: personView(creator, context.locale).name }
  return { ...questionOf(context, { texts: deleteTexts, values, version }), record, threadHref }
}

/** Deletes a comment; its trace stays (DISC-01). */
export const deleteComment = formAction(confirmSchema, {
  write: ({ context, params, input: { version }, idempotencyKey }) =>
    context.api.post("/thread/{id}/comment/{comment_id}/delete", {
      path: commentPath(params),
      body: { version },
      idempotencyKey,
    }),
  done: "thread.delete.done",
  to: (_comment, { context, params }) => pageOf(context, params),
  isOnce: true,
})
