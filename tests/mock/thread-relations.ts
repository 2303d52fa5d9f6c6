import type { ThreadCommentRow, ThreadRow } from "#mock/domains/thread/records.ts"
import { editTime, type commentRules, type threadRules } from "#mock/domains/thread/rules.ts"
import { discussedOf } from "#mock/domains/thread/discussed.ts"
import type { Discussed } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { now } from "./support.ts"
import { type Relation, rowOf, taskIn } from "./relations.ts"

/** A task of the unit group, which is open or completed, as its threads see it. */
export function discussedIn(status: "open" | "closed", _relation: Relation, world: World): Discussed {
  return taskOf(status === "closed", world)
}

function taskOf(isClosed: boolean, world: World): Discussed {
  const relation = { user: { id: "nobody" }, own: false, role: "alliance_member" } as Relation
  const row = { ...taskIn(isClosed ? "completed" : "in_progress", relation, world), id: "task-unit" }
  const { alliance_id, id: key } = world.store.rows.task.put(row)
  const discussed = discussedOf({ module: "task", key, alliance_id }, world)
  if (!discussed) throw new Error("a task that threads do not see")
  return discussed
}

/** A thread in a state, started by the person if the role depends on it. */
export function threadIn(
  status: ReturnType<typeof threadRules.status>,
  { user, role }: Relation,
  world: World,
): ThreadRow {
  taskOf(status.startsWith("closed_"), world)
  const isResolved = status.endsWith("resolved")
  return world.store.rows.thread.put({
    ...rowOf(world, "thread"),
    id: "thread-unit",
    module: "task",
    key: "task-unit",
    creator_id: role === "creator" ? user.id : "member-aurora-secretary",
    resolver_id: isResolved ? "member-aurora-secretary" : null,
    resolved_time: isResolved ? now : null,
  })
}

/** A comment in a state, written by the person if the role depends on it, in a thread of somebody else. */
export function commentIn(
  status: ReturnType<typeof commentRules.status>,
  relation: Relation,
  world: World,
): ThreadCommentRow {
  const { user, role } = relation
  const thread = threadIn(status === "closed" ? "closed_open" : "open", { ...relation, role: "alliance_member" }, world)
  return world.store.rows.thread_comment.put({
    ...rowOf(world, "thread_comment"),
    id: "thread-comment-unit",
    thread_id: thread.id,
    creator_id: role === "creator" ? user.id : "member-aurora-secretary",
    created_time: status === "posted" ? world.now - editTime : world.now,
    content: status === "deleted" ? null : { format: "markdown", text: "Text 正文" },
    mention_ids: [],
  })
}
