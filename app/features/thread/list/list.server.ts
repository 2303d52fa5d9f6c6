import { inParallel } from "#app/lib/parallel.ts"
import type { Result } from "#app/lib/failure.ts"
import { threadPaths } from "#app/lib/paths/thread.ts"
import type { Params } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { askedAnchor, newAnchor } from "#app/parts/thread/about-view.server.ts"
import { answerComment } from "#app/parts/thread/answer-comment.server.ts"
import { newCommentSchema } from "#app/parts/thread/comment.schema.ts"
import { discussionView } from "#app/parts/thread/discussion-view.server.ts"
import { threadsOn } from "#app/parts/thread/thread-view.server.ts"
import { type Done, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { discussionSchema } from "../thread.schema.ts"

/** Data of the discussion of the record in the URL (DISC-01). */
export async function discussionPage(context: RequestContext, request: Request, params: Params) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1)
  const on = threadsOn(params)
  const [view, asked] = await inParallel(
    discussionView(context, on, Number.isSafeInteger(page) && page > 0 ? page : 1),
    askedAnchor(context, on, request.url),
  )
  const draft = (await openDraft(context, request, newCommentSchema))?.result
  return { ...view, about: asked && newAnchor(asked, on, context), draft, windowTitle: view.record.title }
}

const doneOf = (written: Result<unknown>, done: Done): Result<Done> =>
  written.ok ? { ok: true, value: done } : written

/** Starts a thread on the record in the URL, or changes whether the person follows it (DISC-01). */
export const discuss = withSchema(discussionSchema, (args) => {
  const { params, context } = args
  const on = threadsOn(params)
  return answerComment(args, {
    schema: discussionSchema,
    on,
    page: threadPaths.list(context.alliance, on),
    write: async (input, idempotencyKey) => {
      if (input.intent === "follow") {
        const is_following = input.following === "yes"
        const written = await context.api.put("/thread/following", { body: { ...on, is_following }, idempotencyKey })
        return doneOf(written, is_following ? "thread.follow.done" : "thread.unfollow.done")
      }
      const { anchor, content, mentions: mention_ids } = input
      const body = { ...on, ...(anchor && { anchor }), content, mention_ids }
      return doneOf(await context.api.post("/thread", { body, idempotencyKey }), "thread.start.done")
    },
  })
})
