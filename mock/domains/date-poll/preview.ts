import type { MemberRow } from "#mock/domains/member/records.ts"
import {
  emptyPreview,
  type Preview,
  previewOfAction,
  previewOfCreation,
  recipients,
} from "#mock/domains/preview/parts.ts"
import { isEveryone, participantsOf } from "#mock/domains/member/participants.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import type { PreviewCall } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { pollNamed, pollRecordRef } from "./guard.ts"
import { recipientsOf } from "./mail.ts"
import type { DatePollRow } from "./records.ts"
import { datePollListRules, datePollRules } from "./rules.ts"
import { datePollReminder } from "./view.ts"

/** Actions with a preview: all but answering, which mails nobody and can be undone. */
const actions = ["update", "remind", "close", "reopen", "decide", "cancel"] as const
type Action = (typeof actions)[number]

const everyone = { member_ids: [], group_ids: [] }
const irreversible: ReadonlySet<Action> = new Set(["decide", "cancel"])

/** Preview of creating a poll or of an action on one. */
export function previewDatePoll(call: PreviewCall): () => Preview {
  if (call.query.action === "create") return previewOfPoll(call)
  const find = pollNamed(call, call.query.key)
  return previewOfAction(call, { actions, rules: datePollRules, find, preview: actionPreview })
}

/** Preview of creating a poll: everybody in the group or the alliance receives a mail. */
function previewOfPoll(call: PreviewCall): () => Preview {
  const findScope = groupScope(call, call.query, datePollListRules)
  return () => {
    const { store, now, alliance } = call
    const world = { store, now }
    const { group_id } = findScope()
    const people = participantsOf({ alliance_id: alliance.id, group_id, participants: everyone }, world)
    return withZones(previewOfCreation(call, people, group_id, world), people)
  }
}

function actionPreview(action: Action, poll: DatePollRow, world: World): Preview {
  const record = pollRecordRef(poll, world)
  return {
    ...emptyPreview,
    module: "date_poll",
    key: poll.id,
    action,
    record,
    changes: action === "decide" ? [{ effect: "creates", module: "meeting", total: 1, items: [] }] : [],
    recipients: recipientsIn(action, poll, world),
    warnings: irreversible.has(action) ? [{ code: "irreversible", record }] : [],
    reminder: action === "remind" ? datePollReminder(poll, world) : null,
  }
}

/** Closing mails nobody; a decision mails the same people as the poll itself, because they are the participants of the meeting. */
function recipientsIn(action: Action, poll: DatePollRow, world: World): Preview["recipients"] {
  if (action === "close") return recipients([], [], world)
  const people = recipientsOf(action === "decide" ? "create" : action, poll, world)
  const isToAll = action !== "remind" && action !== "reopen"
  const named = recipients(people, isToAll ? groupsOf(poll) : [], world)
  return action === "update" ? { ...named, zones: zonesOf(people) } : named
}

const withZones = (preview: Preview, people: readonly MemberRow[]): Preview => ({
  ...preview,
  recipients: { ...preview.recipients, zones: zonesOf(people) },
})

/** The time zones of these people, the most frequent first. */
function zonesOf(people: readonly MemberRow[]) {
  const totals = new Map<string, number>()
  for (const { timezone } of people) totals.set(timezone, (totals.get(timezone) ?? 0) + 1)
  return [...totals].map(([timezone, total]) => ({ timezone, total })).sort((a, b) => b.total - a.total)
}

/** The groups that are invited. */
function groupsOf({ group_id, participants }: DatePollRow): readonly string[] {
  if (!isEveryone(participants)) return participants.group_ids
  return group_id === null ? [] : [group_id]
}
