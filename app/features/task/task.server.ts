import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, type Result, valueOf } from "#app/lib/failure.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Task = Schemas["Task"]
type Action = Schemas["TaskAction"]

/** Fetches the task in the URL; inside a group, only a task of that group. @throws 404 */
export async function taskOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Task> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const task = valueOf(await api.get("/task/{id}", { path: { id } }))
  if (acronym !== undefined && task.group.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return task
}

/** Previews the consequences of an action on the task in the URL; refused in the same cases as the action itself. */
export function taskPreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "task", action, key: id } })
}

/** Fetches the task for a page that performs an action on it. @throws the 403 screen if its `actions` do not offer the action */
export async function taskFor(
  context: RequestContext,
  params: Params,
  action: Action,
  preview?: Promise<Result<Schemas["Preview"]>>,
): Promise<Task> {
  const task = await taskOf(context, params)
  await requireAction(context, task.actions, action, async () =>
    whyNot(await (preview ?? taskPreview(context, params, action))),
  )
  return task
}

/** Checks that the person may create a task in the group. @throws the 403 screen otherwise */
export async function mayCreate(context: RequestContext, group_acronym: string): Promise<void> {
  const preview = await context.api.get("/preview", { query: { module: "task", action: "create", group_acronym } })
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
}

/**
 * The logged-in person as the value of the picker of a task's assignee, for the button "Assign to me"; undefined if the task is theirs, or if
 * they may not assign it.
 */
export function assignToMe(task: Task, context: RequestContext): string | undefined {
  const { userId: id, name: text } = viewerOfRequest(context)
  const canAssign = task.actions.includes("update") && !task.is_assignment_locked
  return canAssign && task.assignee?.id !== id ? participantValue({ kind: "member", id, text }) : undefined
}
