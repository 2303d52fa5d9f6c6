import { day, hour, minute } from "#mock/engine/store/clock.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import { numbered, textsFor } from "./seed-texts.ts"
import { topicWords, type TopicSlot } from "./seed-words/topics.ts"
import type { MeetingWords } from "./seed-words/words.ts"

/** Number of meetings with log rows; the limit keeps years of meetings cheap. */
const logged = 60

/** Seeds topics in every state, feedback and log rows for the meetings. */
export function seedMeetingDetails(seed: AllianceSeed, meetings: readonly MeetingRow[]): void {
  for (const meeting of meetings.slice(0, logged)) seedLog(seed, meeting)
  seedTopics(seed, meetings)
  for (const meeting of meetings.slice(0, logged)) seedAnswers(seed, meeting)
  const ended = meetings.filter((meeting) => endOf(meeting) < seed.builder.anchor && !meeting.is_cancelled)
  for (const meeting of ended.slice(0, logged)) seedFeedback(seed, meeting, null, textsFor(meeting.subject).question)
}

/** Seeds answers of some participants; the plain member of the sign-on page has not answered. */
function seedAnswers({ builder, groups, person }: AllianceSeed, { id, alliance_id, ...meeting }: MeetingRow): void {
  const group = groups.find((one) => one.id === meeting.group_id)
  if (!group || meeting.is_cancelled || meeting.start_time < builder.anchor) return
  const { member_ids } = meeting.participants
  const invited = member_ids.length > 0 ? member_ids : group.roles.member
  const answering = invited.filter((member_id) => member_id !== person("member").id).slice(0, 6)
  answering.forEach((member_id, at) => {
    const answer =
      (["accepted", "accepted", "tentative", "accepted", "declined", "accepted"] as const)[at] ?? "accepted"
    const time = meeting.created_time + (at + 1) * hour
    builder.add("meeting_answer", {
      id: `answer-${id}-${at + 1}`,
      alliance_id,
      meeting_id: id,
      member_id,
      answer,
      time,
      start_time: meeting.start_time,
      duration: meeting.duration,
    })
  })
}

/** The attachment with the agenda that some meetings have, uploaded by the secretary. */
export function agendaOf(
  { builder, data }: AllianceSeed,
  id: string,
  words: MeetingWords,
  uploader_id: string,
): string {
  const file = builder.add("file", {
    id: `file-${id}-agenda`,
    alliance_id: `alliance-${data.key}`,
    uploader_id,
    name: textsFor(words.subject).file,
    content_type: "text/plain",
    module: "meeting",
    use: "attachment",
    created_time: builder.at(-40, "06:00"),
    is_public: false,
    bytes: new TextEncoder().encode(`${numbered(words.agenda)}\n`),
  })
  return file.id
}

function endOf({ start_time, duration, actual_end_time }: MeetingRow): number {
  return actual_end_time ?? start_time + duration * minute
}

type Plan = { meeting: MeetingRow | undefined; creator: string; status: MeetingTopicRow["status"]; slot: TopicSlot }

/** Planned minutes of a topic, and whether its creator presents it; other topics have no plan. */
const agenda: Partial<Record<TopicSlot, { minutes: number; isPresented: boolean }>> = {
  plenary: { minutes: 45, isPresented: true },
  comingSubmitted: { minutes: 20, isPresented: true },
  comingDiscussed: { minutes: 30, isPresented: true },
  comingWithdrawn: { minutes: 10, isPresented: false },
  runningSubmitted: { minutes: 25, isPresented: true },
  overSubmitted: { minutes: 15, isPresented: false },
  overDiscussed: { minutes: 30, isPresented: true },
  overCompleted: { minutes: 20, isPresented: true },
}

/** A topic in every state, for meetings that are coming, running and over. */
function topicPlans({ builder: { anchor }, groups }: AllianceSeed, meetings: readonly MeetingRow[]): Plan[] {
  const inFirst = meetings.filter(({ group_id, is_cancelled }) => group_id === groups[0].id && !is_cancelled)
  const plenary = meetings.find(({ group_id, start_time }) => group_id === null && start_time > anchor)
  const running = inFirst.find((meeting) => meeting.start_time <= anchor && anchor < endOf(meeting))
  const coming = inFirst.find(({ start_time }) => start_time > anchor)
  const over = inFirst.find((meeting) => endOf(meeting) < anchor)
  const cancelled = meetings.find(({ is_cancelled }) => is_cancelled)
  const isRestricted = groups.some(({ id, type }) => id === cancelled?.group_id && type === "restricted")
  const plan = (
    meeting: MeetingRow | undefined,
    creator: string,
    status: MeetingTopicRow["status"],
    slot: TopicSlot,
  ): Plan => ({ meeting, creator, status, slot })
  return [
    plan(plenary, "admin", "submitted", "plenary"),
    plan(coming, "member", "submitted", "comingSubmitted"),
    plan(coming, "chair", "feedback_received", "comingDiscussed"),
    plan(coming, "member", "completed", "comingCompleted"),
    plan(coming, "vice-chair", "withdrawn", "comingWithdrawn"),
    plan(running, "member", "submitted", "runningSubmitted"),
    plan(running, "chair", "feedback_received", "runningDiscussed"),
    plan(over, "member", "submitted", "overSubmitted"),
    plan(over, "secretary", "feedback_received", "overDiscussed"),
    plan(over, "chair", "completed", "overCompleted"),
    plan(cancelled, isRestricted ? "restricted-member" : "member", "cancelled", "cancelled"),
  ]
}

function seedTopics(seed: AllianceSeed, meetings: readonly MeetingRow[]): void {
  const plans = topicPlans(seed, meetings)
  plans.forEach(({ meeting, creator, status, slot }, at) => {
    if (!meeting) return
    const plan = agenda[slot]
    const { subject, text, feedback, reason } = topicWords[seed.data.key][slot]
    const creator_id = seed.person(creator).id
    const created_time = Math.min(meeting.start_time, seed.builder.anchor) - 3 * day
    const topic = seed.builder.add("meeting_topic", {
      id: `topic-${seed.data.key}-${at + 1}`,
      alliance_id: meeting.alliance_id,
      meeting_id: meeting.id,
      subject,
      description: { format: "markdown", text },
      attachment_ids: [],
      position: plans.slice(0, at + 1).filter((one) => one.meeting === meeting).length,
      minutes: plan?.minutes ?? null,
      presenter_id: plan?.isPresented ? creator_id : null,
      creator_id,
      created_time,
      status,
      withdraw_reason: reason ?? null,
      changed_by_id: creator_id,
      updated_time: created_time + hour,
      version: status === "submitted" ? 1 : 2,
    })
    if (feedback) seedFeedback(seed, meeting, topic, feedback)
  })
}

/**
 * Seeds feedback: on topics by the organizer (if the meeting is over, only on discussed ones), on the meeting by one of its participants.
 */
function seedFeedback(
  { builder, groups, person }: AllianceSeed,
  meeting: MeetingRow,
  topic: MeetingTopicRow | null,
  text: string,
): void {
  const group = groups.find(({ id }) => id === meeting.group_id)
  const participant_id = group ? holder(group, "vice_chair") : person("chair").id
  const isOver = endOf(meeting) < builder.anchor
  builder.add("meeting_feedback", {
    id: `feedback-${topic?.id ?? meeting.id}`,
    alliance_id: meeting.alliance_id,
    meeting_id: meeting.id,
    topic_id: topic?.id ?? null,
    text,
    attachment_ids: [],
    author_id: topic ? meeting.organizer_id : participant_id,
    created_time: topic && !isOver ? topic.created_time + hour : Math.min(endOf(meeting) + hour, builder.anchor),
  })
}

function seedLog({ builder }: AllianceSeed, meeting: MeetingRow): void {
  const { id, alliance_id, group_id, organizer_id, subject, created_time, updated_time } = meeting
  const add = (operation: string, time: number, memo: string | null) =>
    builder.addLog({
      id: `log-${id}-${operation}`,
      alliance_id,
      group_id,
      member_id: organizer_id,
      operation,
      module: "meeting",
      key: id,
      time,
      ip: "192.0.2.17",
      memo,
    })
  add("meeting.create", created_time, subject)
  if (meeting.is_cancelled) add("meeting.cancel", updated_time, meeting.cancel_reason)
  if (meeting.actual_end_time !== null) add("meeting.end", meeting.actual_end_time, null)
}
