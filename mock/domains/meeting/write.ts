import { selectionOf } from "#mock/domains/member/body.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { meetingListRules } from "./list-rules.ts"
import { mailFollowers } from "./mail.ts"
import { meetingRules, timeOrPlaceChanged } from "./rules.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import { runningPhaseId } from "#mock/domains/proposal/phases.ts"
import type { World } from "#mock/engine/rules.ts"
import { followersOf, instantOf, movedTime, refuseOccurrences, repeatedTime } from "./series.ts"
import { writeLog } from "#mock/engine/log.ts"
import type { MeetingRow, MeetingSeriesRow } from "./records.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { findMeeting, logOf } from "./guard.ts"
import { addTopics, readNewTopics } from "./new-topics.ts"
import { newMeeting, type WrittenMeeting } from "./new-meeting.ts"
import { nextNumbers } from "#mock/engine/numbers.ts"
import { creationScope } from "#mock/domains/proposal/scope.ts"
import { meetingRecord } from "./view.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]
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
      const phase_id = runningPhaseId(scope.proposal, call.body.phase_id)
      const row = newMeeting(call, scope, readMeeting(call, call.body, scope.group_id, world))
      const topics = readTopics(call)
      refuseLateSeries(call, row)
      const series = firstOfSeries(call)
      const change = () => {
        const created = store.rows.meeting.put({ ...row, phase_id, series })
        addTopics(call, created, topics)
        return { ...scope, created }
      }
      const log = logOf(call, row, row.subject)
      const { created: meeting = row } = meetingListRules.perform("create", call, { record: scope, change, log })
      for (const other of repeat(call, meeting)) addTopics(call, other, topics)
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
      const asked = { user: viewer.member, world, source: call }
      const followers = followersOf(meeting, body.scope, "update", asked).map(
        (before) => [before, changedFollower(before, meeting, next)] as const,
      )
      refuseMoved(call, followers, [meeting, next])
      const answer = save(call, "update", meeting, next, world)
      const changed = followers.map(([before, after]) => saveFollower(call, before, after))
      if (timeOrPlaceChanged(next, meeting)) mailFollowers("update", next, changed, { world, source: call })
      return answer
    },
  ),

  "meeting.documentation.update": guarded(
    (call) => findMeeting(call, "documentation.update"),
    (call, { meeting, world }) => {
      const { store, now, viewer, body } = call
      refuseStale(meeting, body.version, meetingRules.status(meeting, world), store)
      const input = new BodyCheck(call)
      const kept = meeting.documentation_ids
      const documentation_ids = fileIds(input, "documentation_ids", body.documentation_ids, "meeting", kept)
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
  const done = meetingRules.perform(action, call, {
    record: meeting,
    change: () => world.store.rows.meeting.put(next),
    log: logOf(call, meeting, memoOf(meeting, next, fields)),
  })
  return ok(meetingRecord(done, call.viewer.member, world))
}

function firstOfSeries({ store, body }: SignedIn<Checked<"meeting.create">>): MeetingSeriesRow | null {
  if (!body.repeat) return null
  const { every, count } = body.repeat
  return { id: store.newId("meeting-series"), every, position: 1, total: count }
}

/** Refuses a series that goes beyond the last year, or on to a local time that a clock change skips or repeats. */
function refuseLateSeries(call: SignedIn<Checked<"meeting.create">>, first: MeetingRow): void {
  const { repeat: series } = call.body
  if (!series) return
  const input = new BodyCheck(call)
  const others = Array.from({ length: series.count - 1 }, (_, at) => {
    return { ...repeatedTime(first, series.every, at + 1), position: at + 2 }
  })
  refuseOccurrences(input, "repeat.count", others, call.now)
  input.done()
}

/** Creates the other meetings of a series, each with its own numbers and log row; the mail of the first meeting mentions them. */
function repeat(call: SignedIn<Checked<"meeting.create">>, first: MeetingRow): MeetingRow[] {
  const { series, alliance_id, group_id } = first
  if (!series) return []
  const { meeting } = call.store.rows
  return Array.from({ length: series.total - 1 }, (_, at) => {
    const times = at + 1
    const row = meeting.put({
      ...first,
      ...nextNumbers(meeting, alliance_id, group_id),
      id: call.store.newId("meeting"),
      start_time: instantOf(repeatedTime(first, series.every, times)),
      series: { ...series, position: times + 1 },
    })
    writeLog(call, logOf(call, row, row.subject))
    return row
  })
}

function readTopics(call: SignedIn<Checked<"meeting.create">>) {
  const input = new BodyCheck(call)
  const topics = readNewTopics(input, call.body.topics ?? [])
  input.done()
  return topics
}

/** A later meeting of a series with the changes of an earlier one; fields that differed before stay as they are. */
function changedFollower(follower: MeetingRow, before: MeetingRow, after: MeetingRow): MeetingRow {
  const isMoved = before.start_time !== after.start_time || before.timezone !== after.timezone
  const changed = fields.filter(
    (field) => !timeFields.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return {
    ...follower,
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(isMoved && { start_time: instantOf(movedTime(follower, before, after)), timezone: after.timezone }),
  }
}

type Change = readonly [before: MeetingRow, after: MeetingRow]

/** Refuses to move a later meeting of the series into the past, beyond the last year, or to a local time that a clock change skips or repeats. */
function refuseMoved(call: Call, followers: readonly Change[], [meeting, next]: Change): void {
  const input = new BodyCheck(call)
  const moved = followers.filter(([before, { start_time }]) => start_time !== before.start_time)
  const positioned = moved.map(([before]) => {
    return { ...movedTime(before, meeting, next), position: before.series?.position ?? 1 }
  })
  refuseOccurrences(input, "start_time", positioned, call.now)
  input.done()
}

function saveFollower(call: Call, follower: MeetingRow, after: MeetingRow): MeetingRow {
  const next = call.store.rows.meeting.put({ ...after, ...changedBy(call.viewer.member, follower, call.now) })
  writeLog(call, logOf(call, next, memoOf(follower, next, fields)))
  return next
}

const timeFields: ReadonlySet<string> = new Set(["start_time", "timezone"])

/** Reads a meeting form; throws a refusal with all invalid fields. `before`: the current meeting, whose people and files may stay. */
function readMeeting(
  call: SignedIn<Checked<"meeting.create" | "meeting.update">>,
  given: Schemas["MeetingInput"] | Schemas["MeetingUpdate"],
  group_id: string | null,
  world: World,
  before?: MeetingRow,
): WrittenMeeting {
  const input = new BodyCheck(call)
  const start_time = input.instant("start_time", given.start_time)
  if (start_time < world.now) input.refuse("start_time", "before_now")
  const written = {
    subject: input.text(given.subject) ?? "",
    start_time,
    timezone: input.zone("timezone", given.timezone),
    duration: given.duration,
    location: input.text(given.location),
    participants: selectionOf(input, "participants", given.participants, before?.participants),
    description: input.richText("description", given.description),
    documentation_ids: fileIds(
      input,
      "documentation_ids",
      given.documentation_ids,
      "meeting",
      before?.documentation_ids,
    ),
  }
  input.done()
  const { alliance_id } = call.viewer.member
  const meant = participantsOf({ alliance_id, group_id, participants: written.participants }, world)
  if (meant.length === 0) throw fieldRefusal("participants", "participants_empty")
  return written
}
