import type { components } from "#app/api/schema.d.ts"
import { ApiFailure, type Result, valueOf } from "#app/lib/failure.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Task = Schemas["Task"]
type Action = Schemas["TaskAction"]

/** The task that an address names; below a group only a task of that group. */
export async function taskOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Task> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  const task = valueOf(await api.get("/task/{id}", { path: { id } }))
  if (acronym !== undefined && task.group.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return task
}

/** What would follow from doing something to the task of an address; it is refused as the action itself would be. */
export function taskPreview({ api }: RequestContext, { id = "" }: Params, action: Action) {
  return api.get("/preview", { query: { module: "task", action, key: id } })
}

/** The task to which a page does something. @throws the 403 screen where its `actions` do not offer that */
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

/** Lets only those through who may create a task in the group. @throws the 403 screen for everybody else */
export async function mayCreate(context: RequestContext, group_acronym: string): Promise<void> {
  const preview = await context.api.get("/preview", { query: { module: "task", action: "create", group_acronym } })
  await requireAction(context, preview.ok ? ["create"] : [], "create", () => whyNot(preview))
}
