import type { components } from "#app/api/schema.d.ts"
import type { CreationScope } from "../rules/creation.ts"
import { meetingListRules } from "../rules/meeting-list.ts"
import { meetingRules } from "../rules/meeting.ts"
import { participantsOf } from "../rules/participants.ts"
import { phaseRef } from "../rules/proposal.ts"
import type { World } from "../rules/rules.ts"
import type { MeetingRow } from "../store/work-records.ts"
import { changedBy, Input, memoOf, refuseStale } from "./input.ts"
import { findMeeting, logOf } from "./meeting-guard.ts"
import { nextNumbers } from "./numbers.ts"
import { creationScope } from "./scope.ts"
import { meetingRecord } from "./meeting-view.ts"
import { fieldRefusal } from "./refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "./types.ts"

type Schemas = components["schemas"]
type Written = Pick<
  MeetingRow,
  "subject" | "start_time" | "timezone" | "duration" | "location" | "participants" | "description" | "documentation_ids"
>
const fields = [
  "subject",
  "start_time",
  "timezone",
  "duration",
  "location",
  "participants",
  "description",
  "documentation_ids",
] as const

/** Creating and changing meetings. */
export const meetingWriteHandlers = {
  "meeting.create": guarded(
    (call) => creationScope(call, call.body, meetingListRules),
    (call, findScope) => {
      const { store, now, viewer } = call
      const world = { store, now }
      const scope = findScope()
      const phase = phaseOf(call.body.phase_id, scope)
      const row = newMeeting(call, scope, readMeeting(call, call.body, scope.group_id, world))
      const change = () => ({ ...scope, created: store.rows.meeting.put({ ...row, phase }) })
      const deed = { user: viewer.member, record: scope, world, source: call, change }
      const { created: meeting = row } = meetingListRules.perform("create", {
        ...deed,
        log: logOf(call, row, `number ${row.number}: ${row.subject}`),
      })
      return { status: 201, body: { success: true, result: meetingRecord(meeting, viewer.member, world) } }
    },
  ),

  "meeting.update": guarded(
    (call) => findMeeting(call, "update"),
    (call, { meeting, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(meeting, body.version, meetingRules.status(meeting, world), store)
      const written = readMeeting(call, body, meeting.group_id, world, meeting)
      const next = { ...meeting, ...written, ...changedBy(viewer.member, meeting, now) }
      return save(call, "update", meeting, next, world)
    },
  ),

  "meeting.documentation.update": guarded(
    (call) => findMeeting(call, "documentation.update"),
    (call, { meeting, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(meeting, body.version, meetingRules.status(meeting, world), store)
      const input = new Input(call)
      const kept = meeting.documentation_ids
      const documentation_ids = input.files("documentation_ids", body.documentation_ids, "meeting", kept)
      input.done()
      const location = body.location === undefined ? meeting.location : input.text(body.location)
      const next = { ...meeting, documentation_ids, location, ...changedBy(viewer.member, meeting, now) }
      return save(call, "documentation.update", meeting, next, world)
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"meeting.update" | "meeting.documentation.update">>

function save(
  call: Call,
  action: "update" | "documentation.update",
  meeting: MeetingRow,
  next: MeetingRow,
  world: World,
) {
  const done = meetingRules.perform(action, {
    user: call.viewer.member,
    record: meeting,
    world,
    source: call,
    change: () => world.store.rows.meeting.put(next),
    log: logOf(call, meeting, memoOf(meeting, next, fields)),
  })
  return ok(meetingRecord(done, call.viewer.member, world))
}

/** What a form says of a meeting; throws all fields at fault. `before`: as the meeting is, whose people and files may stay. */
function readMeeting(
  call: SignedIn<Checked<"meeting.create" | "meeting.update">>,
  given: Schemas["MeetingInput"] | Schemas["MeetingUpdate"],
  group_id: string | null,
  world: World,
  before?: MeetingRow,
): Written {
  const input = new Input(call)
  const start_time = input.instant("start_time", given.start_time)
  if (start_time < world.now) input.refuse("start_time", "before_now")
  const written = {
    subject: input.text(given.subject) ?? "",
    start_time,
    timezone: input.zone("timezone", given.timezone),
    duration: given.duration,
    location: input.text(given.location),
    participants: input.selection("participants", given.participants, before?.participants),
    description: input.richText("description", given.description),
    documentation_ids: input.files("documentation_ids", given.documentation_ids, "meeting", before?.documentation_ids),
  }
  input.done()
  const { alliance_id } = call.viewer.member
  const meant = participantsOf({ alliance_id, group_id, participants: written.participants }, world)
  if (meant.length === 0) throw fieldRefusal("participants", "participants_empty")
  return written
}

function phaseOf(phase_id: string | null | undefined, { proposal }: CreationScope<MeetingRow>): MeetingRow["phase"] {
  const phase = proposal && phaseRef(proposal)
  if (phase_id && phase_id !== phase?.id) throw fieldRefusal("phase_id", "unknown_reference")
  return phase
}

function newMeeting(
  { store, now, viewer: { member } }: SignedIn<Checked<"meeting.create">>,
  { group_id, proposal }: CreationScope<MeetingRow>,
  written: Written,
): MeetingRow {
  return {
    ...written,
    id: store.newId("meeting"),
    alliance_id: member.alliance_id,
    ...nextNumbers(store.rows.meeting, member.alliance_id, group_id),
    group_id,
    proposal_id: proposal?.id ?? null,
    phase: null,
    organizer_id: member.id,
    summary: null,
    summary_file_ids: [],
    attendee_ids: [],
    actual_end_time: null,
    is_cancelled: false,
    cancel_reason: null,
    reminded_time: null,
    created_time: now,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
  }
}
