import type { components } from "#openapi/generated/schema.d.ts"
import { ballotRules } from "#mock/domains/ballot/rules.ts"
import { memberId } from "#mock/domains/member/body.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupOf, mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { BodyCheck } from "#mock/engine/body-check.ts"
import type { World } from "#mock/engine/rules.ts"
import { agendaOf } from "./agenda.ts"
import type { ActionItem, MeetingRow, TopicMinutesRow, WrittenDecision } from "./records.ts"

type Schemas = components["schemas"]
type Given = Schemas["MeetingTopicMinutesInput"]
type Context = { input: BodyCheck; meeting: MeetingRow; world: World }

/** Reads what the minutes say about the topics, in the order of the agenda; entries that say nothing are left out (MEET-15). */
export function readTopicMinutes(
  input: BodyCheck,
  given: readonly Given[],
  { meeting, world }: Omit<Context, "input">,
) {
  const context = { input, meeting, world }
  const order = agendaOf(meeting.id, world.store).map(({ id }) => id)
  const taken = { topics: new Set<string | null>(), ids: new Set<string>() }
  const read = given.map((one, at) => readOne(context, one, `topic_minutes.${at}`, { order, ...taken }))
  const placeOf = ({ topic_id }: TopicMinutesRow) => (topic_id === null ? order.length : order.indexOf(topic_id))
  return read.filter(saysSomething).sort((a, b) => placeOf(a) - placeOf(b))
}

const saysSomething = ({ text, decisions, action_items }: TopicMinutesRow) =>
  text !== null || decisions.length + action_items.length > 0

type Taken = { order: readonly string[]; topics: Set<string | null>; ids: Set<string> }

function readOne(context: Context, given: Given, field: string, { order, topics, ids }: Taken): TopicMinutesRow {
  const { input, meeting } = context
  const topic_id = given.topic_id ?? null
  if (topic_id !== null && !order.includes(topic_id)) input.refuse(`${field}.topic_id`, "unknown_reference")
  else if (topics.has(topic_id)) input.refuse(`${field}.topic_id`, "not_unique")
  topics.add(topic_id)
  const known = meeting.topic_minutes
  const idOf = idReader(context, ids)
  return {
    topic_id,
    text: input.text(given.text),
    decisions: (given.decisions ?? []).map((one, at): WrittenDecision => {
      const before = known.flatMap(({ decisions }) => decisions)
      const place = `${field}.decisions.${at}`
      const id = idOf(one.id, before, place, "decision")
      const kept = before.find((decision) => decision.id === id)?.ballot_id
      return { id, text: input.text(one.text) ?? "", ballot_id: ballotOf(context, one.ballot_id ?? null, kept, place) }
    }),
    action_items: (given.action_items ?? []).map((one, at): ActionItem => {
      const before = known.flatMap(({ action_items }) => action_items)
      const place = `${field}.action_items.${at}`
      const id = idOf(one.id, before, place, "action-item")
      return {
        id,
        ...readAction(
          context,
          one,
          before.find((item) => item.id === id),
          place,
        ),
      }
    }),
  }
}

/** Returns the function that reads the id of a decision or an action: a known one, each once, or a new one. */
function idReader({ input, world }: Context, taken: Set<string>) {
  return (id: string | undefined, known: readonly { id: string }[], field: string, prefix: string): string => {
    if (id === undefined) return world.store.newId(prefix)
    if (!known.some((one) => one.id === id)) input.refuse(`${field}.id`, "unknown_reference")
    else if (taken.has(id)) input.refuse(`${field}.id`, "not_unique")
    taken.add(id)
    return id
  }
}

/** A ballot about the meeting that the user can read, or the one that the decision has already. */
function ballotOf(
  { input, meeting, world }: Context,
  id: string | null,
  kept: string | null | undefined,
  field: string,
) {
  if (id === null || id === kept) return id
  const ballot = world.store.rows.ballot.get(id)
  const isOpen = ballot?.meeting_id === meeting.id && !ballotRules.read(input.user, ballot, world)
  if (!isOpen) input.refuse(`${field}.ballot_id`, "unknown_reference")
  return id
}

function readAction(
  context: Context,
  given: Schemas["MeetingActionItemInput"],
  kept: ActionItem | undefined,
  field: string,
): Omit<ActionItem, "id"> {
  const { input, meeting } = context
  const { is_task = false, due_date = null, group_acronym = null } = given
  const group = groupOfTask(context, group_acronym, { field: `${field}.group_acronym`, is_task })
  const assignee_id = assigneeOf(context, given, {
    kept: kept?.assignee_id ?? null,
    field: `${field}.assignee_id`,
    group,
  })
  const group_id = meeting.group_id === null && group ? group.id : null
  return { text: input.text(given.text) ?? "", assignee_id, due_date, is_task, group_id }
}

/** Who is to do it: for a task a person who can open its group, unless the action names the person already. */
function assigneeOf(
  { input, world }: Context,
  { assignee_id: given = null, is_task }: Schemas["MeetingActionItemInput"],
  { kept, field, group }: { kept: string | null; field: string; group: WorkgroupRow | undefined },
): string | null {
  const id = memberId(input, field, given, kept)
  if (!is_task) return id
  if (id === null) input.refuse(field, "required")
  else if (id !== kept && group && !isOpenTo(world.store.rows.member.get(id), group))
    input.refuse(field, "unknown_reference")
  return id
}

const isOpenTo = (member: MemberRow | undefined, group: WorkgroupRow) => !member || mayEnter(member, group)

/** The group of a task: that of the meeting, or the one that is named. */
function groupOfTask(
  { input, meeting, world }: Context,
  acronym: string | null,
  { field, is_task }: { field: string; is_task: boolean },
): WorkgroupRow | undefined {
  const own = groupOf(meeting, world)
  if (own) {
    if (acronym !== null && acronym !== own.acronym) input.refuse(field, "unknown_reference")
    return own
  }
  if (acronym === null) {
    if (is_task) input.refuse(field, "required")
    return undefined
  }
  const named = world.store.rows.workgroup
    .where("acronym", acronym)
    .find((row) => row.alliance_id === meeting.alliance_id)
  if (!isChoosable(named, input)) input.refuse(field, "unknown_reference")
  return named
}

const isChoosable = (group: WorkgroupRow | undefined, { user }: BodyCheck) =>
  group !== undefined && group.status !== "disband" && mayEnter(user, group)
