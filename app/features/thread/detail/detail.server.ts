import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { inParallel } from "#app/lib/parallel.ts"
import type { Result } from "#app/lib/failure.ts"
import { threadPaths } from "#app/lib/paths/thread.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { latestOf } from "#app/parts/thread/about-view.server.ts"
import { answerComment } from "#app/parts/thread/answer-comment.server.ts"
import { newCommentSchema } from "#app/parts/thread/comment.schema.ts"
import { noPeople } from "#app/parts/thread/discussion-view.server.ts"
import { recordView, threadsOn, threadView } from "#app/parts/thread/thread-view.server.ts"
import { type Done, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { threadSchema } from "../thread.schema.ts"
import { threadOf } from "../thread.server.ts"

/** Data of the page of the thread in the URL (DISC-01). */
export async function threadPage(context: RequestContext, request: Request, params: Params) {
  const on = threadsOn(params)
  const [thread, latest] = await inParallel(threadOf(context, params), latestOf(context, on))
  const record = recordView(thread.record, context)
  return {
    record,
    listHref: threadPaths.list(context.alliance, on),
    thread: threadView(thread, on, latest, context),
    tree: noPeople(on),
    draft: (await openDraft(context, request, newCommentSchema))?.result,
    key: newIdempotencyKey(),
    windowTitle: record.title,
  }
}

const done: Record<"comment" | "resolve" | "reopen", Done> = {
  comment: "thread.reply.done",
  resolve: "thread.resolve.done",
  reopen: "thread.reopen.done",
}

/** Replies in the thread in the URL, resolves or reopens it (DISC-01). */
export const actOnThread = withSchema(threadSchema, (args) => {
  const { params, context } = args
  const on = threadsOn(params)
  const id = param(params, "id")
  return answerComment(args, {
    schema: threadSchema,
    on,
    page: threadPaths.detail(context.alliance, on, id),
    write: async (input, idempotencyKey): Promise<Result<Done>> => {
      const call = { path: { id }, idempotencyKey }
      const written =
        input.intent === "comment"
          ? await context.api.post("/thread/{id}/comment", {
              ...call,
              body: { content: input.content, mention_ids: input.mentions },
            })
          : await context.api.post(`/thread/{id}/${input.intent}`, { ...call, body: { version: input.version } })
      return written.ok ? { ok: true, value: done[input.intent] } : written
    },
  })
})
