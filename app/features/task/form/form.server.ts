import type { SubmissionResult } from "@conform-to/react"
import { type ActionFunctionArgs, data } from "@remix-run/node"
import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { type Result, valueOf } from "#app/lib/failure.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { groupFirst, memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { clockErrors, questionIn, questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { withSchema, writeForm } from "#app/parts/write-form.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey, restored } from "#app/forms/submit/submission.server.ts"
import type { Task } from "../task.server.ts"
import { taskSchema } from "../task.schema.ts"

type Person = components["schemas"]["MemberRef"]

/** Fields with a people picker (FORM-05). */
const pickers = ["assignee", "collaborators"] as const

/** A failed submission with questions about ambiguous times, and the results of a people search without JavaScript and its field. */
export type TaskAnswer = SubmissionResult<string[]> & {
  questions: { start?: ClockQuestion; deadline?: ClockQuestion }
  found?: { asked: (typeof pickers)[number]; tree: MemberTree }
}

const questionsIn = (result: SubmissionResult<string[]>): TaskAnswer["questions"] => ({
  start: questionIn(result, "start"),
  deadline: questionIn(result, "deadline", "start"),
})

function withClockQuestions(
  { data: result, init }: { data: SubmissionResult<string[]>; init: ResponseInit | null },
  found?: TaskAnswer["found"],
) {
  return data<TaskAnswer>({ ...result, questions: questionsIn(result), ...(found && { found }) }, init ?? undefined)
}

/** Form values: a new task is in the creator's time zone; an existing task keeps its values, in the time zone in which it was entered. */
function valuesOf(task: Task | undefined, { zone, locale }: RequestContext) {
  const description = { format: "markdown" as const }
  if (!task) return { start: { zone }, priority: "0" as const, description }
  const { subject, timezone, assignee, collaborators, attachments } = task
  const wall = (time: string | null) => (time === null ? {} : wallTimeOf(time, timezone))
  const chosen = (person: Person) => {
    const { name: text, organization: note } = personView(person, locale)
    return participantValue({ kind: "member", id: person.id, text, note })
  }
  return {
    subject,
    description: task.description ?? description,
    start: { ...wall(task.plan_start_time), zone: timezone },
    deadline: wall(task.deadline),
    priority: String(task.priority) as "0",
    assignee: assignee ? [chosen(assignee)] : [],
    collaborators: collaborators.map(chosen),
    attachments: attachments.map(attachmentValue),
  }
}

/** Read-only values shown to an assignee instead of the fields that only others may change. */
function lockedOf(task: Task | undefined, { locale }: RequestContext) {
  if (!task?.is_assignment_locked) return undefined
  return { subject: task.subject, assignee: task.assignee ? personView(task.assignee, locale).name : undefined }
}

/** What the form offers for every task: time zones and people. Loaders fetch it together with the task (docs/quality.md, P26). */
export async function taskOptions(context: RequestContext) {
  const [zones, tree] = await Promise.all([context.api.get("/utils/timezone"), memberTree(context)])
  return { timezones: valueOf(zones).timezones, tree }
}

type TaskFormOf = {
  /** The group of the task, whose members are listed first. */
  acronym: string
  options: Awaited<ReturnType<typeof taskOptions>>
  /** The task to edit. */
  task?: Task
}

/** Data of the form page, with a saved draft (FORM-08). */
export async function taskForm(context: RequestContext, request: Request, { acronym, options, task }: TaskFormOf) {
  const { timezones, tree } = options
  const values = valuesOf(task, context)
  const draft = await openDraft(context, request, taskSchema)
  const { zone } = values.start
  const asked = (wall: object | undefined) => questionOf({ date: "", time: "", ...wall, zone })
  return {
    zones: zoneOptions(timezones, context, task?.timezone),
    tree: groupFirst(tree, acronym),
    values,
    locked: lockedOf(task, context),
    draft,
    key: newIdempotencyKey(),
    questions: draft ? questionsIn(draft.result) : { start: asked(values.start), deadline: asked(values.deadline) },
  }
}

export type TaskFormView = Awaited<ReturnType<typeof taskForm>>

type Wall = { date?: string | undefined; time?: string | undefined; answer?: string | undefined }

function bodyOf(value: output<typeof taskSchema>): components["schemas"]["SubtaskInput"] {
  const { subject, description = null, start, deadline, priority, assignee, collaborators, attachments } = value
  const { zone } = start
  const instant = ({ date, time, answer }: Wall) => (date && time ? wallInstant({ date, time, zone, answer }) : null)
  return {
    subject,
    description,
    plan_start_time: instant(start),
    deadline: instant(deadline),
    timezone: zone,
    priority: Number(priority) as components["schemas"]["TaskPriority"],
    assignee_id: assignee ?? null,
    collaborator_ids: collaborators,
    attachment_ids: fileIds(attachments),
  }
}

/** Maps the backend's field names to those of the form, for errors. */
const formFields = {
  plan_start_time: "start.date",
  deadline: "deadline.date",
  timezone: "start.zone",
  assignee_id: "assignee",
  attachment_ids: "attachments",
}

type Sent = ActionFunctionArgs & {
  body: components["schemas"]["SubtaskInput"]
  version: number
  idempotencyKey: string | undefined
}

/** Creates the action of a page with the form: resolves ambiguous times, searches people, previews the text, and saves. */
function taskAction(done: Flash["id"], write: (sent: Sent) => Promise<Result<Task>>) {
  return withSchema(taskSchema, async (args: ActionFunctionArgs) => {
    const { context, request, params } = args
    const { form, fileErrors } = await receiveForm(context, request, "task")
    for (const asked of pickers) {
      const search = searchRequest(form, asked)
      if (!search) continue
      const found = { asked, tree: await memberTree(context, search) }
      return withClockQuestions({ data: restored(form, taskSchema), init: null }, found)
    }
    const clocks = { ...clockErrors(form, "start"), ...clockErrors(form, "deadline", "start") }
    const received = { form, fileErrors: { ...fileErrors, ...clocks } }
    const answer = await writeForm(context, received, {
      schema: taskSchema,
      fields: formFields,
      people: { sent: "collaborator_ids", control: "collaborators" },
      write: (input, key) => write({ ...args, body: bodyOf(input), version: input.version ?? 0, idempotencyKey: key }),
      done,
      to: ({ id }) => taskPaths.detail(shellScopeFrom(params), id),
    })
    return "data" in answer ? withClockQuestions(answer) : answer
  })
}

/** Creates a task in the group in the URL (TASK-02). */
export const createTask = taskAction("task.created", ({ context, params, body, idempotencyKey: key }) =>
  context.api.post("/task", { body: { ...body, group_acronym: param(params, "acronym") }, idempotencyKey: key }),
)

/** Adds a subtask to the task in the URL (TASK-01). */
export const createSubtask = taskAction("task.subtask.created", ({ context, params, body, idempotencyKey: key }) =>
  context.api.post("/task/{id}/subtask", { path: { id: param(params, "id") }, body, idempotencyKey: key }),
)

/** Saves the task in the URL (TASK-02). */
export const updateTask = taskAction("task.saved", ({ context, params, body, version }) =>
  context.api.put("/task/{id}", { path: { id: param(params, "id") }, body: { ...body, version } }),
)
