import type { output } from "zod/v4/core"
import { versionField } from "#app/forms/schema/form-field-names.ts"
import { wallTimeOf } from "#app/lib/time-wall.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import type { Task } from "../task.server.ts"
import type { taskChangeSchema } from "../task.schema.ts"
import { isQuestion, statusOf, type TaskMove, taskMoves } from "../task.status.ts"

type Intent = output<typeof taskChangeSchema>["intent"]

/** What takes a change back: the fields of the row's form, and who gets an email about the change. */
export type TaskUndo = {
  sends: Record<string, string>
  told: "task.change.told.nobody" | "task.change.told.assignee"
}

/** The move that leads back to a state, without a question; undefined if the state table has none for this person. */
function moveBack(before: Task, after: Task): TaskMove | undefined {
  const moves = (Object.keys(taskMoves) as TaskMove[]).filter((move) => !isQuestion(move))
  return moves.find((move) => after.actions.includes(move) && taskMoves[move] === statusOf(before.status))
}

/** The values that a field had, as its form sends them; undefined if the person may not change it back. */
function fieldBack(field: Intent, before: Task, after: Task, { locale, zone }: RequestContext) {
  if (!after.actions.includes("update")) return undefined
  if (field === "priority") return { priority: String(before.priority) }
  if (field === "assignee") {
    if (after.is_assignment_locked) return undefined
    const { assignee } = before
    if (!assignee) return {}
    const { name: text, organization: note } = personView(assignee, locale)
    return { assignee: participantValue({ kind: "member", id: assignee.id, text, note }) }
  }
  const wall = before.deadline === null ? { date: "", time: "", zone } : wallTimeOf(before.deadline, zone)
  return Object.fromEntries(Object.entries(wall).map(([part, value]) => [`deadline.${part}`, value]))
}

/** How the person can take back a change of a task; undefined if the state table has no way back for them (TASK-02, TASK-03). */
export function undoOf(
  intent: Intent,
  { before, after }: { before: Task; after: Task },
  context: RequestContext,
): TaskUndo | undefined {
  const isMove = intent === "continue" || intent === "suspend"
  const back = isMove ? moveBack(before, after) : intent
  const values = isMove ? {} : fieldBack(intent, before, after, context)
  if (!back || !values) return undefined
  const { assignee } = after
  const isTold = intent === "assignee" && assignee !== null && assignee.id !== viewerOfRequest(context).userId
  return {
    sends: { intent: back, task_id: after.id, [versionField]: String(after.version), ...values },
    told: isTold ? "task.change.told.assignee" : "task.change.told.nobody",
  }
}
