import type { ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Result } from "#app/lib/failure.ts"
import { isRecordId, type ShellScope } from "#app/lib/route-params.ts"
import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import { type EventAnswer, withClockQuestion } from "#app/parts/event/event-action.server.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { clockErrors, questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import { type Done, withSchema, writeForm } from "#app/parts/write-form.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { newIdempotencyKey, type ReceivedForm } from "#app/forms/submit/submission.server.ts"
import { type TaskUndo, undoOf } from "./undo.server.ts"
import { rowView } from "../list/row.server.ts"
import { assignToMe, type Task } from "../task.server.ts"
import { taskChangeSchema } from "../task.schema.ts"
import { type ChangeField, changeFrom, changeLinkId, withChange, withoutChange } from "./change.query.ts"

type Schemas = components["schemas"]

/** The form shown again: with a people search without scripts, or a question about an ambiguous deadline. */
export type ChangeAnswer = EventAnswer

/** The values of a task that can be changed, for the forms. */
function valuesOf({ assignee, deadline, priority }: Task, { locale, zone }: RequestContext) {
  const person = assignee && personView(assignee, locale)
  const chosen = person && { kind: "member" as const, id: assignee.id, text: person.name, note: person.organization }
  const wall = deadline === null ? undefined : wallTimeOf(deadline, zone)
  return {
    priority: String(priority) as "0",
    deadline: { date: "", time: "", ...wall, zone },
    assignee: chosen ? [participantValue(chosen)] : [],
  }
}

/**
 * The form that a URL opens in the row of a task, with the task as it is now; undefined if it opens none, or the person may not change that.
 */
export async function openChange(context: RequestContext, scope: ShellScope, url: string) {
  const asked = changeFrom(url)
  const [found, tree] = await Promise.all([
    asked && context.api.get("/task/{id}", { path: { id: asked.id } }),
    asked?.field === "assignee" ? memberTree(context) : undefined,
  ])
  if (!asked || !found?.ok) return undefined
  const task = found.value
  const row = rowView(task, scope, context)
  if (asked.field === "status" ? row.moves.length === 0 : !row.canUpdate) return undefined
  const values = valuesOf(task, context)
  return {
    ...asked,
    subject: task.subject,
    status: row.status,
    version: task.version,
    moves: row.moves,
    values,
    zone: zoneHere(context),
    question: questionOf(values.deadline),
    tree: tree && groupFirst(tree, task.group.acronym),
    isLocked: task.is_assignment_locked,
    me: assignToMe(task, context),
    key: newIdempotencyKey(),
    leave: withoutChange(url),
  }
}

export type ChangeView = NonNullable<Awaited<ReturnType<typeof openChange>>>

type Change = output<typeof taskChangeSchema>

/** The fields that a form changes, under the names of the contract. */
function changed(
  input: Extract<Change, { intent: "priority" | "deadline" | "assignee" }>,
): Partial<Schemas["TaskUpdate"]> {
  if (input.intent === "priority") return { priority: Number(input.priority) as Schemas["TaskPriority"] }
  if (input.intent === "assignee") return { assignee_id: input.assignee ?? null }
  const { date, time, zone, answer } = input.deadline
  return { deadline: date && time ? wallInstant({ date, time, zone, answer }) : null }
}

/** Everything of a task that `task.update` sends: a field that is not sent becomes empty. */
function contentOf(task: Task): Schemas["SubtaskInput"] {
  return {
    subject: task.subject,
    description: task.description,
    plan_start_time: task.plan_start_time,
    deadline: task.deadline,
    timezone: task.timezone,
    priority: task.priority,
    assignee_id: task.assignee?.id ?? null,
    collaborator_ids: task.collaborators.map(({ id }) => id),
    attachment_ids: task.attachments.map(({ id }) => id),
  }
}

type Sent = { context: RequestContext; id: string; input: Change; idempotencyKey: string | undefined }

/**
 * Moves a task to another state, or changes one field of it. The rest is sent as it is: if it has changed since the person saw the task, the
 * backend refuses the version.
 */
async function writeChange({ context: { api }, id, input, idempotencyKey }: Sent, now: Task): Promise<Result<Task>> {
  const { version } = input
  const path = { id }
  if (input.intent === "continue") return api.post("/task/{id}/continue", { path, body: { version }, idempotencyKey })
  if (input.intent === "suspend") return api.post("/task/{id}/suspend", { path, body: { version }, idempotencyKey })
  return api.put("/task/{id}", { path, body: { ...contentOf(now), ...changed(input), version }, idempotencyKey })
}

/** A change that is done, and how to take it back. */
export type Changed = { intent: Change["intent"]; id: string; undo: TaskUndo | undefined }

/** Does what a form of `taskChangeSchema` says. @param of the task of the page, if the form names no other */
export async function makeChange(sent: Omit<Sent, "id">, of?: string): Promise<Result<Changed>> {
  const { task_id: id = of, intent } = sent.input
  if (!isRecordId(id)) return { ok: false, failure: { kind: "not_found" } }
  const { context } = sent
  const before = await context.api.get("/task/{id}", { path: { id } })
  if (!before.ok) return before
  const after = await writeChange({ ...sent, id }, before.value)
  if (!after.ok) return after
  const undo = undoOf(intent, { before: before.value, after: after.value }, context)
  return { ok: true, value: { intent, id, undo } }
}

/** Message after each change. */
const changeTexts = {
  continue: "task.continued",
  suspend: "task.suspended",
  priority: "task.saved",
  deadline: "task.saved",
  assignee: "task.saved",
} as const satisfies Record<Change["intent"], Flash["id"]>

/** The message after a change, with the way back. @param url of the page; a refusal is shown in its open form */
export function changeDone({ intent, id, undo }: Changed, url: string): Done {
  return { id: changeTexts[intent], undo: undo && { ...undo, to: withChange(url, { id, field: fieldOf(intent) }) } }
}

/** The form's fields by the names of the contract. */
const formFields = { deadline: "deadline.date", assignee_id: "assignee" }

type ChangeForm<Schema extends $ZodType, Written> = {
  received: ReceivedForm
  schema: Schema
  write: (input: output<Schema>, idempotencyKey: string | undefined) => Promise<Result<Written>>
  done: (written: Written) => Done
  to: (written: Written) => string
}

/** The action of a page with such forms: like `formAction`, plus the people search and the question about an ambiguous deadline. */
export async function answerChange<Schema extends $ZodType, Written>(
  { context }: ActionFunctionArgs,
  { received: { form, fileErrors }, ...writing }: ChangeForm<Schema, Written>,
) {
  const found = await peopleFound(context, form, writing.schema, "assignee")
  if (found) return found
  const received = { form, fileErrors: { ...fileErrors, ...clockErrors(form, "deadline") } }
  const answer = await writeForm(context, received, { ...writing, fields: formFields })
  return "data" in answer ? withClockQuestion(answer, "deadline") : answer
}

/** The page after a change: the same without the form, at the value that was changed. */
export function afterChange(url: string, { id, intent }: Changed): string {
  return `${withoutChange(url)}#${changeLinkId({ id, field: fieldOf(intent) })}`
}

const fieldOf = (intent: Change["intent"]): ChangeField =>
  intent === "continue" || intent === "suspend" ? "status" : intent

/** The action of a list of tasks: changes one of them in its row (TASK-02, TASK-03). */
export const changeInList = withSchema(taskChangeSchema, async (args) => {
  const { request, context } = args
  return answerChange(args, {
    received: { form: await readForm(request), fileErrors: {} },
    schema: taskChangeSchema,
    write: (input, idempotencyKey) => makeChange({ context, input, idempotencyKey }),
    done: (changed) => changeDone(changed, request.url),
    to: (changed) => afterChange(request.url, changed),
  })
})
