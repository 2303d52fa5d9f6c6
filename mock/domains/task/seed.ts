import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { hour } from "#mock/engine/store/clock.ts"
import type { TaskRow } from "./records.ts"
import { taskWords, type TaskWords } from "./seed-words.ts"

type Plan = {
  group: WorkgroupRow
  status: TaskRow["status"]
  /** Planned start and deadline, in days from the anchor. */
  days: readonly [start: number, deadline: number] | null
  /** People of the sign-on page; absent: an officer of the group. */
  creator?: string
  assignee?: string | null
  collaborators?: readonly string[]
  priority?: TaskRow["priority"]
  /** Number of the parent task. */
  parent?: number
}

/** Tasks in every state: on time, overdue, without dates, with subtasks, in the restricted and in the disbanded group. */
function plansOf({ groups }: AllianceSeed): Plan[] {
  const [first, second = first, third = first] = groups
  const restricted = groups.find(({ type }) => type === "restricted") ?? first
  const disbanded = groups.find(({ status }) => status === "disband") ?? first
  const ours = (status: Plan["status"], assignee: string | null, days: Plan["days"], more: Partial<Plan> = {}) => ({
    group: first,
    status,
    assignee,
    days,
    ...more,
  })
  const elsewhere = (group: WorkgroupRow, status: Plan["status"], days: Plan["days"], more: Partial<Plan> = {}) => ({
    group,
    status,
    days,
    ...more,
  })
  return [
    ours(1, "member", [-8, -1], { priority: 2 }),
    ours(2, "secretary", [-6, 2], { priority: 1 }),
    ours(3, "chair", [-4, 5], { collaborators: ["member"] }),
    ours(4, "member", [-2, 8]),
    ours(5, "vice-chair", [0, 11]),
    elsewhere(restricted, 1, [2, 14], { assignee: "restricted-member", priority: 3 }),
    ours(2, "secretary", [-12, -1], { creator: "admin", collaborators: ["vice-chair"], priority: 3 }),
    ours(1, "vice-chair", [-5, 4], { creator: "secretary", parent: 7 }),
    ours(4, "secretary", [-12, -6], { creator: "secretary", parent: 7 }),
    ours(3, "vice-chair", [-20, 20], { creator: "admin", priority: 1 }),
    elsewhere(disbanded, 1, [-60, -40]),
    elsewhere(disbanded, 4, [-90, -70]),
    ours(1, null, null, { priority: 4, creator: "secretary" }),
    elsewhere(second, 2, [-9, 9], { collaborators: ["chair"], priority: 2 }),
    elsewhere(second, 1, [3, 24]),
    elsewhere(third, 2, [-7, 1], { priority: 3, assignee: "vice-chair" }),
    elsewhere(third, 1, null),
    elsewhere(second, 4, [-30, -25]),
  ]
}

/** Seeds tasks with their feedback and log rows. */
export function seedTasks(seed: AllianceSeed): void {
  plansOf(seed).forEach((plan, at) => {
    const words = taskWords[seed.data.key][at]
    if (!words) throw new Error(`the seed has no words for task ${at + 1}`)
    const task = seed.builder.add("task", taskOf(seed, at, plan, words))
    words.said?.forEach((text, index) => seedFeedback(seed, task, text, index))
    seedLog(seed, task)
  })
  seedFile(seed)
}

const zones = ["Asia/Shanghai", "Europe/Oslo"] as const

function taskOf(seed: AllianceSeed, at: number, plan: Plan, { subject, text, end }: TaskWords): TaskRow {
  const { data, person, alliance_id } = seed
  const { group, status, priority = 0, collaborators = [], parent } = plan
  const id = (number: number) => `task-${data.key}-${number}`
  const creator_id = plan.creator ? person(plan.creator).id : holder(group, "chair")
  return {
    id: id(at + 1),
    alliance_id,
    group_id: group.id,
    parent_id: parent === undefined ? null : id(parent),
    meeting_id: null,
    action_item_id: null,
    subject,
    description: text === undefined ? null : { format: "markdown", text },
    ...timesOf(seed, plan),
    timezone: zones[at % zones.length] ?? "UTC",
    priority,
    status,
    creator_id,
    assignee_id: assigneeOf(seed, plan),
    collaborator_ids: collaborators.map((one) => person(one).id),
    attachment_ids: at === 6 ? [fileOf(seed)] : [],
    ...closingText(status, end),
    is_cancelled_with_parent: false,
    changed_by_id: creator_id,
    version: status === 1 ? 1 : 3,
  }
}

function timesOf({ builder }: AllianceSeed, { status, days, parent }: Plan) {
  const begun = days?.[0] ?? -3
  return {
    plan_start: days && builder.at(days[0], "01:00"),
    deadline: days && builder.at(days[1], "09:00"),
    actual_start: status === 1 || status === 5 ? null : builder.at(begun, "07:10"),
    actual_end: status === 4 ? builder.at(Math.max(begun, -1) - 1, "08:00") : null,
    // A subtask is created after its parent task.
    created_time: builder.at(Math.min(begun, -2) - 1, parent === undefined ? "07:00" : "07:20"),
    updated_time: builder.at(-2, "07:00"),
  }
}

/** The comment on completion or the reason for the cancellation. */
function closingText(status: TaskRow["status"], end: string | undefined): Pick<TaskRow, "memo" | "cancel_reason"> {
  return { memo: status === 4 ? (end ?? null) : null, cancel_reason: status === 5 ? (end ?? null) : null }
}

function assigneeOf({ person }: AllianceSeed, { group, assignee }: Plan): string | null {
  if (assignee === null) return null
  return assignee === undefined ? holder(group, "secretary") : person(assignee).id
}

function seedFeedback({ builder }: AllianceSeed, task: TaskRow, text: string, index: number): void {
  const { id, alliance_id, creator_id, assignee_id, created_time, actual_end } = task
  builder.add("task_feedback", {
    id: `feedback-${id}-${index + 1}`,
    alliance_id,
    task_id: id,
    text,
    attachment_ids: [],
    author_id: index % 2 === 0 ? (assignee_id ?? creator_id) : creator_id,
    // Before the end of the task.
    created_time: Math.min(created_time + (index + 1) * 30 * hour, (actual_end ?? builder.anchor) - hour / 2),
  })
}

/** Adds log rows for everything done to a task since its creation. */
function seedLog({ builder }: AllianceSeed, task: TaskRow): void {
  const { id, alliance_id, group_id, creator_id, assignee_id, subject, parent_id } = task
  const add = (member_id: string, operation: string, time: number | null, memo: string | null) => {
    if (time === null) return
    builder.addLog({
      id: `log-${id}-${operation}`,
      alliance_id,
      group_id,
      member_id,
      module: "task",
      key: id,
      operation,
      time,
      ip: "192.0.2.10",
      memo,
    })
  }
  const worker = assignee_id ?? creator_id
  if (parent_id === null) add(creator_id, "task.create", task.created_time, subject)
  else add(creator_id, "task.subtask.create", task.created_time, subject)
  add(worker, "task.continue", task.actual_start, "pending -> in_progress")
  if (task.status === 3) add(worker, "task.suspend", task.updated_time, "in_progress -> suspended")
  add(worker, "task.complete", task.actual_end, task.memo)
  if (task.status === 5) add(creator_id, "task.cancel", task.updated_time, task.cancel_reason)
}

const fileOf = ({ data }: AllianceSeed) => `file-task-${data.key}-7`

/** The attachment of the seventh task. */
function seedFile(seed: AllianceSeed): void {
  const { builder, alliance_id, person } = seed
  const name = "Decisions 决议.txt"
  builder.add("file", {
    id: fileOf(seed),
    alliance_id,
    uploader_id: person("admin").id,
    name,
    content_type: "application/octet-stream",
    module: "task",
    use: "attachment",
    created_time: builder.at(-13, "03:00"),
    is_public: false,
    bytes: new TextEncoder().encode(`${name}\n`.repeat(200)),
  })
}
