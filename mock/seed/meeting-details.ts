import { day, hour, minute } from "../store/clock.ts"
import type { MeetingRow, MeetingTopicRow } from "../store/work-records.ts"
import type { AllianceSeed } from "./builder.ts"

/** How many of the meetings have a past in the log, so that years of them stay cheap. */
const logged = 60

/** Everything a meeting holds beside itself: documents, topics in every state, feedback, and its rows in the log. */
export function seedMeetingDetails(seed: AllianceSeed, meetings: readonly MeetingRow[]): void {
  for (const meeting of meetings.slice(0, logged)) seedLog(seed, meeting)
  seedTopics(seed, meetings)
  const ended = meetings.filter((meeting) => endOf(meeting) < seed.builder.anchor && !meeting.is_cancelled)
  for (const meeting of ended.slice(0, logged))
    seedFeedback(seed, meeting, null, "录像可以共享吗？Could the recording be shared?")
}

/** The agenda that some meetings have, as a file of the secretary who uploaded it. */
export function agendaOf({ builder, data }: AllianceSeed, id: string, uploader_id: string): string {
  const file = builder.add("file", {
    id: `file-${id}-agenda`,
    alliance_id: `alliance-${data.key}`,
    uploader_id,
    name: "议程 Agenda.txt",
    content_type: "text/plain",
    module: "meeting",
    use: "attachment",
    created_time: builder.at(-40, "06:00"),
    is_public: false,
    bytes: new TextEncoder().encode("1. 上次会议纪要 Minutes\n2. 遗留问题 Open issues\n3. 其他 Any other business\n"),
  })
  return file.id
}

function endOf({ start_time, duration, actual_end_time }: MeetingRow): number {
  return actual_end_time ?? start_time + duration * minute
}

type Plan = { meeting: MeetingRow | undefined; creator: string; status: MeetingTopicRow["status"]; subject: string }

/** A topic in every state, before, while and after its meeting takes place. */
function topicPlans({ builder: { anchor }, groups }: AllianceSeed, meetings: readonly MeetingRow[]): Plan[] {
  const inFirst = meetings.filter(({ group_id, is_cancelled }) => group_id === groups[0].id && !is_cancelled)
  const plenary = meetings.find(({ group_id, start_time }) => group_id === null && start_time > anchor)
  const running = inFirst.find((meeting) => meeting.start_time <= anchor && anchor < endOf(meeting))
  const coming = inFirst.find(({ start_time }) => start_time > anchor)
  const over = inFirst.find((meeting) => endOf(meeting) < anchor)
  const cancelled = meetings.find(({ is_cancelled }) => is_cancelled)
  const plan = (
    meeting: MeetingRow | undefined,
    creator: string,
    status: MeetingTopicRow["status"],
    subject: string,
  ): Plan => ({ meeting, creator, status, subject })
  return [
    plan(plenary, "admin", "submitted", "Which clauses go to the plenary? 哪些条款提交全会？"),
    plan(coming, "member", "submitted", "Measurement bandwidth 测量带宽"),
    plan(coming, "chair", "feedback_received", "Timeline of draft 1.3 草案 1.3 的时间安排"),
    plan(coming, "member", "completed", "Template for test reports 测试报告模板"),
    plan(coming, "vice-chair", "withdrawn", "附录 B 的编号"),
    plan(running, "member", "submitted", "Jitter of reference clocks 参考时钟抖动"),
    plan(running, "chair", "feedback_received", "Liaison to the test agencies 与测试机构的联络"),
    plan(over, "member", "submitted", "Names of registers 寄存器命名"),
    plan(over, "secretary", "feedback_received", "Next plugfest 下一次互通测试"),
    plan(over, "chair", "completed", "Editors for clause 7 第 7 条编辑"),
    plan(cancelled, "member", "cancelled", "Figures of annex C 附录 C 插图"),
  ]
}

function seedTopics(seed: AllianceSeed, meetings: readonly MeetingRow[]): void {
  topicPlans(seed, meetings).forEach(({ meeting, creator, status, subject }, at) => {
    if (!meeting) return
    const creator_id = seed.person(creator).id
    const created_time = Math.min(meeting.start_time, seed.builder.anchor) - 3 * day
    const topic = seed.builder.add("meeting_topic", {
      id: `topic-${seed.data.key}-${at + 1}`,
      alliance_id: meeting.alliance_id,
      meeting_id: meeting.id,
      subject,
      description: { format: "markdown", text: `**${subject}**\n\n- 背景 Background\n- 建议 Proposal` },
      attachment_ids: [],
      creator_id,
      created_time,
      status,
      withdraw_reason: status === "withdrawn" ? "已通过邮件解决。Solved by mail." : null,
      changed_by_id: creator_id,
      updated_time: created_time + hour,
      version: status === "submitted" ? 1 : 2,
    })
    const hasFeedback = status === "feedback_received" || status === "completed"
    if (hasFeedback) seedFeedback(seed, meeting, topic, "同意，请补充数据。Agreed; please add the data.")
  })
}

function seedFeedback(
  { builder }: AllianceSeed,
  meeting: MeetingRow,
  topic: MeetingTopicRow | null,
  text: string,
): void {
  builder.add("meeting_feedback", {
    id: `feedback-${topic?.id ?? meeting.id}`,
    alliance_id: meeting.alliance_id,
    meeting_id: meeting.id,
    topic_id: topic?.id ?? null,
    text,
    attachment_ids: [],
    author_id: meeting.organizer_id,
    created_time: topic ? topic.created_time + hour : Math.min(endOf(meeting) + hour, builder.anchor),
  })
}

function seedLog({ builder }: AllianceSeed, meeting: MeetingRow): void {
  const { id, alliance_id, group_id, organizer_id, number, subject, created_time, updated_time } = meeting
  const add = (operation: string, time: number, memo: string) =>
    builder.add("operation_log", {
      id: `log-${id}-${operation}`,
      alliance_id,
      group_id,
      member_id: organizer_id,
      operation,
      module: "meeting",
      key: id,
      time,
      ip: "192.0.2.17",
      user_agent: "Mozilla/5.0",
      memo,
      is_on_behalf: false,
    })
  add("meeting.create", created_time, `number ${number}: ${subject}`)
  if (meeting.is_cancelled)
    add("meeting.cancel", updated_time, `not_started -> cancelled: ${meeting.cancel_reason ?? ""}`)
  if (meeting.actual_end_time !== null) add("meeting.end", meeting.actual_end_time, "ongoing -> ended")
}
