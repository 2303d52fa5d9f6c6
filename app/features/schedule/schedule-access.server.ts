import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, type Failure, valueOf } from "#app/lib/failure.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { versionSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionView } from "#app/parts/confirm/question.server.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { requireAction } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"
import { cancelTexts } from "./schedule.status.ts"

type Schemas = components["schemas"]
export type Schedule = Schemas["Schedule"]
/** Fetches the schedule in the URL. */
export async function scheduleOf({ api }: RequestContext, { id = "" }: Params): Promise<Schedule> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/schedule/{id}", { path: { id } }))
}

/**
 * Only cancelling is previewed, so this derives the reason for the other actions: the state if it is cancelled, otherwise the required roles
 * (openapi/states/schedule.yaml).
 */
function whyNot({ status }: Schedule, action: Schemas["ScheduleAction"]): Failure {
  if (status === "normal") return forbiddenBy(tables.schedule, action)
  return refusedWith("state_refused", { status })
}

/**
 * Fetches the schedule for a page that performs an action on it.
 * @throws the 403 screen if its `actions` do not offer the action
 */
export async function scheduleFor(
  context: RequestContext,
  params: Params,
  action: Schemas["ScheduleAction"],
): Promise<Schedule> {
  const schedule = await scheduleOf(context, params)
  await requireAction(context, schedule.actions, action, () => whyNot(schedule, action))
  return schedule
}

/** Checks that the person may create a schedule. @throws the 403 screen otherwise */
export async function mayCreate(context: RequestContext): Promise<void> {
  const { actions } = valueOf(await context.api.get("/schedule", { query: { size: 10 } }))
  await requireAction(context, actions, "create", () => forbiddenBy(tables.schedule.list, "create"))
}

/** What cancelling the schedule in the URL does (FORM-06). @throws the 403 screen if the schedule does not offer it */
export async function cancelView(context: RequestContext, params: Params) {
  const action = "cancel"
  const query = { module: "schedule", action, key: param(params, "id") } as const
  const [schedule, preview] = await Promise.all([scheduleOf(context, params), context.api.get("/preview", { query })])
  const { id, subject, start_time, subscriber_total: total, version, actions } = schedule
  const values = { subject: { strong: subject }, start: momentWithZone(start_time, context), total }
  const view = await questionView(context, { action, texts: cancelTexts, actions, preview, values, version })
  return { ...view, id, subject }
}

/** Cancels a schedule, which stays readable. */
export const cancelSchedule = formAction(versionSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/schedule/{id}/cancel", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: "schedule.cancel.done",
  to: (_done, { context, params }) => schedulePaths.detail(context.alliance, param(params, "id")),
})
