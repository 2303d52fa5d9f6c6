/**
 * Who may do what in which state: design, states.md sections 1 to 3, written down once more for the verification, so that
 * it does not take its expectations from any backend. An action without an operation in the contract is not in here.
 */
export type Role =
  | "alliance_admin"
  | "general_secretary"
  | "organizer"
  | "chair"
  | "vice_chair"
  | "secretary"
  | "participant"
  | "creator"

/** action → state → who may */
export type StateTable = Readonly<Record<string, Readonly<Record<string, readonly Role[]>>>>

const officers = ["chair", "vice_chair", "secretary"] as const
const leaders = ["organizer", ...officers, "alliance_admin"] as const

export const meetingStates = ["not_started", "ongoing", "ended", "cancelled"] as const
export type MeetingState = (typeof meetingStates)[number]

/** Section 2. A reminder is possible once an hour. */
export const meetingTable: StateTable = {
  update: { not_started: leaders },
  "documentation.update": { not_started: leaders, ongoing: leaders },
  cancel: { not_started: leaders },
  end: { ongoing: leaders },
  remind: { not_started: leaders },
  "summary.update": { ongoing: leaders, ended: leaders },
  "feedback.create": { ongoing: ["participant"], ended: ["participant"] },
  "topic.create": { not_started: ["participant"] },
}

/** Section 3; `late_…`: still open while the meeting is over. */
export const topicStates = [
  "submitted",
  "feedback_received",
  "late_submitted",
  "late_feedback_received",
  "completed",
  "withdrawn",
  "cancelled",
] as const
export type TopicState = (typeof topicStates)[number]

const anyoneThere = [...leaders, "participant"] as const
const open = (roles: readonly Role[]) => ({ submitted: roles, feedback_received: roles })
const late = (roles: readonly Role[]) => ({ late_submitted: roles, late_feedback_received: roles })

export const topicTable: StateTable = {
  update: open(["creator"]),
  withdraw: open(["creator"]),
  "feedback.create": { ...open(anyoneThere), ...late(leaders) },
  "feedback.complete": { ...open(leaders), ...late(leaders) },
}

/** Section 2, first rows: who may create a meeting, by where. */
export const creationTable: StateTable = {
  create: { group: [...officers, "alliance_admin"], alliance: ["alliance_admin", "general_secretary"] },
}

type Roles = ReadonlySet<Role>

const mayOne = (who: readonly Role[] | undefined, roles: Roles): boolean =>
  who?.some((role) => roles.has(role)) ?? false

/** Whether somebody with these roles may do it in this state. */
export function may(table: StateTable, action: string, state: string, roles: Roles): boolean {
  return mayOne(table[action]?.[state], roles)
}

/** What they may do in this state. */
export function allowed(table: StateTable, state: string, roles: Roles): string[] {
  return Object.keys(table).filter((action) => may(table, action, state, roles))
}

/**
 * How what they may not do is refused: for want of the role (403), because of the state (400), or, where both stand against
 * it, either way. The role is asked before the state (section 1a).
 */
export function refusalOf(table: StateTable, action: string, state: string, roles: Roles): "role" | "state" | "either" {
  const cells = table[action] ?? {}
  if (!Object.values(cells).some((who) => mayOne(who, roles))) return "role"
  return cells[state] === undefined ? "state" : "either"
}
