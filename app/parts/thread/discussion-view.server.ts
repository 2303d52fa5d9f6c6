import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import type { ThreadsOn } from "#app/lib/paths/thread.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { latestOf } from "./about-view.server.ts"
import { recordView, threadView } from "./thread-view.server.ts"

/** Threads on one page. */
const size = 10

/** The people who can be mentioned are found by a search only. */
export const noPeople = (on: ThreadsOn): MemberTree => ({ groups: [], of: on })

/** One page of the discussion of a record (DISC-01). @throws 404 if there is no such record */
export async function discussionView(context: RequestContext, on: ThreadsOn, page = 1) {
  const [found, latest] = await inParallel(
    context.api.get("/thread", { query: { ...on, page, size } }),
    latestOf(context, on),
  )
  if (!found.ok && found.failure.kind === "refused") throw new ApiFailure({ kind: "not_found" })
  const { record, items, total, actions, is_following } = valueOf(found)
  return {
    record: recordView(record, context),
    module: on.module,
    recordKey: on.key,
    threads: items.map((thread) => threadView(thread, on, latest, context)),
    page,
    more: Math.max(0, total - page * size),
    canStart: actions.includes("create"),
    isFollowing: is_following,
    tree: noPeople(on),
    key: newIdempotencyKey(),
  }
}

export type DiscussionView = Awaited<ReturnType<typeof discussionView>>
