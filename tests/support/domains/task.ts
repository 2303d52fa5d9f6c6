import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { text } from "../form-values.ts"
import { groupMembers, officers } from "../people.ts"

const values = { subject: text.subject, "start.zone": "UTC", priority: "2" }

/** Members of COPT, and administrators of the alliance (openapi/states/task.yaml). */
const creators = ["admin", ...groupMembers]
/** For the seventh task: its creator, assignee and collaborator, all officers of COPT. */
const concerned = officers

/** A form for a task of COPT, which also exists in the shell of the group. */
const ofGroup = { isOfGroup: true } as const

/** The seventh task, changed in its row of the list, and its subtask, changed in its row of the task's page. */
const inRow = (field: string, form: Record<string, string>): Submission[] =>
  [
    { route: "task", page: "task?mine=all&", id: "task-aurora-7" },
    { route: "task/:id", page: "task/task-aurora-7?", id: "task-aurora-8" },
  ].map(({ route, page, id }) => ({
    ...ofGroup,
    route,
    path: `${page}change=${id}.${field}`,
    operation: "task.update",
    fields: { assignee_id: "assignee" },
    without: ["subject", "description", "plan_start_time", "timezone", "collaborator_ids", "attachment_ids"],
    record: ["task", id],
    form: { intent: field, task_id: id, ...form },
    by: concerned,
  }))

const submissions: Submission[] = [
  ...inRow("priority", { priority: "4" }),
  {
    route: "wg/:acronym/task/create",
    path: "wg/COPT/task/create",
    operation: "task.create",
    fields: { attachment_ids: "attachments" },
    form: values,
    by: creators,
    hasPage: true,
  },
  {
    ...ofGroup,
    route: "task/:id/edit",
    path: "task/task-aurora-7/edit",
    operation: "task.update",
    fields: { attachment_ids: "attachments" },
    record: ["task", "task-aurora-7"],
    form: values,
    by: concerned,
    refusals: [400, 403],
    hasPage: true,
  },
  {
    ...ofGroup,
    route: "task/:id/subtask/create",
    path: "task/task-aurora-7/subtask/create",
    operation: "task.subtask.create",
    fields: { attachment_ids: "attachments" },
    form: values,
    by: concerned,
    hasPage: true,
  },
  {
    ...ofGroup,
    route: "task/:id",
    path: "task/task-aurora-7",
    operation: "task.feedback.create",
    form: { intent: "feedback", text: "Which one?" },
    by: concerned,
  },
  {
    ...ofGroup,
    route: "task/:id",
    path: "task/task-aurora-7",
    operation: "task.subtask.create",
    without: [
      "description",
      "plan_start_time",
      "deadline",
      "timezone",
      "priority",
      "assignee_id",
      "collaborator_ids",
      "attachment_ids",
    ],
    form: { intent: "subtask", subject: text.subject },
    by: concerned,
  },
  {
    ...ofGroup,
    route: "task/:id",
    path: "task/task-aurora-7",
    operation: "task.suspend",
    record: ["task", "task-aurora-7"],
    form: { intent: "suspend" },
    also: ["task_id"],
    by: ["admin", "secretary", "vice-chair"],
  },
  {
    ...ofGroup,
    route: "task/:id",
    path: "task/task-aurora-1",
    operation: "task.continue",
    record: ["task", "task-aurora-1"],
    form: { intent: "continue" },
    also: ["task_id"],
    by: ["member"],
  },
  {
    ...ofGroup,
    route: "task/:id/confirm/:action",
    path: "task/task-aurora-7/confirm/complete",
    operation: "task.complete",
    fields: { memo: "reason" },
    record: ["task", "task-aurora-7"],
    form: { reason: "All done" },
    by: ["admin", "secretary"],
    hasPage: true,
  },
  {
    ...ofGroup,
    route: "task/:id/confirm/:action",
    path: "task/task-aurora-7/confirm/cancel",
    operation: "task.cancel",
    record: ["task", "task-aurora-7"],
    form: { reason: "Dropped" },
    by: concerned,
    hasPage: true,
  },
]

/** Tasks of groups. */
export const task: TestDomain = {
  screens: [
    { name: "tasks", path: "/task", person: "member", kind: "read" },
    { name: "tasks-none", path: "/task?q=nothing-like-it", person: "member", kind: "read" },
    { name: "tasks-board", path: "/task?view=board&mine=all", person: "secretary", kind: "read" },
    { name: "group-tasks", path: "/wg/COPT/task", person: "chair", kind: "read" },
    { name: "group-tasks-board", path: "/wg/COPT/task?view=board", person: "chair", kind: "read" },
    { name: "task-row-priority", path: "/wg/COPT/task?change=task-aurora-7.priority", person: "chair", kind: "form" },
    { name: "task-row-deadline", path: "/wg/COPT/task?change=task-aurora-7.deadline", person: "chair", kind: "form" },
    { name: "task-row-assignee", path: "/wg/COPT/task?change=task-aurora-7.assignee", person: "chair", kind: "form" },
    {
      name: "task-board-move",
      path: "/wg/COPT/task?view=board&change=task-aurora-7.status",
      person: "secretary",
      kind: "form",
    },
    { name: "task", path: "/wg/COPT/task/task-aurora-7", person: "secretary", kind: "form" },
    { name: "task-subtask", path: "/task/task-aurora-8", person: "admin", kind: "form" },
    { name: "task-suspended", path: "/task/task-aurora-3", person: "chair", kind: "form" },
    { name: "task-completed", path: "/task/task-aurora-4", person: "member", kind: "read" },
    { name: "task-cancelled", path: "/task/task-aurora-5", person: "member", kind: "read" },
    { name: "task-disbanded", path: "/task/task-aurora-11", person: "admin", kind: "read" },
    { name: "task-create", path: "/wg/COPT/task/create", person: "member", kind: "form" },
    { name: "task-create-refused", path: "/wg/COPT/task/create", person: "lone-member", kind: "static", status: 403 },
    { name: "task-edit", path: "/task/task-aurora-7/edit", person: "admin", kind: "form" },
    { name: "task-edit-locked", path: "/task/task-aurora-1/edit", person: "member", kind: "form" },
    { name: "task-subtask-create", path: "/task/task-aurora-7/subtask/create", person: "chair", kind: "form" },
    { name: "task-complete", path: "/task/task-aurora-7/confirm/complete", person: "secretary", kind: "form" },
    { name: "task-cancel", path: "/task/task-aurora-7/confirm/cancel", person: "chair", kind: "form" },
    { name: "task-not-offered", path: "/task/task-aurora-4/edit", person: "admin", kind: "static", status: 403 },
  ],
  access: {
    task: ["group", 200],
    "task/:id": ["group", 404],
    "task/:id/edit": ["group", 404],
    "task/:id/subtask/create": ["group", 404],
    "task/:id/confirm/:action": ["group", 404],
    "wg/:acronym/task": ["group", 200],
    "wg/:acronym/task/create": ["group", 200, { offered: creators }],
    "wg/:acronym/task/:id": ["group", 404],
    "wg/:acronym/task/:id/edit": ["group", 404],
    "wg/:acronym/task/:id/subtask/create": ["group", 404],
    "wg/:acronym/task/:id/confirm/:action": ["group", 404],
    "task.csv": ["member", 200],
  },
  othersRecords: {
    "task/:id": {
      foreign: { id: "task-harbor-1", action: "cancel" },
      closed: [restricted({ id: "task-aurora-6", action: "cancel" })],
      reads: [""],
    },
    "wg/:acronym/task/:id": {
      foreign: { id: "task-harbor-1", action: "cancel" },
      closed: [restricted({ acronym: "STEER", id: "task-aurora-6", action: "cancel" })],
      reads: [""],
    },
  },
  restrictedIds: ["task-aurora-6"],
  pairs: [
    pair("task/detail/detail", "member", "task/*", "task-aurora-1", "task-aurora-3"),
    pair("task/form/edit", "admin", "task/*/edit", "task-aurora-1", "task-aurora-3"),
    pair("task/form/subtask-create", "admin", "task/*/subtask/create", "task-aurora-1", "task-aurora-3"),
    pair("task/confirm/confirm", "admin", "task/*/confirm/cancel", "task-aurora-1", "task-aurora-3"),
    pair("task/list/list", "chair", "wg/*/task", "COPT", "LINK"),
    pair("task/form/create", "admin", "wg/*/task/create", "COPT", "LINK"),
  ],
  submissions,
  withoutBackend: { "task.csv": "task" },
  formattedTexts: {
    "word of the contract": ["task.description.format"],
    "zone, day, region or address": ["task.timezone"],
  },
}
