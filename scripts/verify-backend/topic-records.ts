import { preparedResult } from "./answers.ts"
import { topicForm } from "./bodies.ts"
import { week, type Meeting, type MeetingRecords } from "./meeting-records.ts"
import type { People } from "./sign-on.ts"
import type { Target } from "./target.ts"
import type { TestRecords } from "./test-records.ts"

/** The states of openapi/states/meeting-topic.yaml into which topics can be brought. */
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
type LateState = Extract<TopicState, `late_${string}`>

export type Topic = { id: string; meeting: Meeting; state: TopicState }

/** Number of late topics created together, because all of them need the same wait for the start of their meeting. */
const batch = 6

/** Creates topics of meetings in the states that checks need. */
export class TopicRecords {
  readonly #target: Target
  readonly #people: People
  readonly #records: TestRecords
  readonly #meetings: MeetingRecords
  readonly #late = new Map<TopicState, Topic[]>()

  constructor(target: Target, people: People, records: TestRecords, meetings: MeetingRecords) {
    this.#target = target
    this.#people = people
    this.#records = records
    this.#meetings = meetings
  }

  /** Creates a topic in this state, as the participant, that no other check uses. Several late topics share a meeting. */
  async make(state: TopicState): Promise<Topic> {
    if (state === "late_submitted" || state === "late_feedback_received") return this.#makeLate(state)
    const meeting = await this.#meetings.make("group", "not_started")
    const topic = await this.#create(meeting, state)
    if (state === "cancelled") await this.#meetings.change(meeting, "meeting.cancel", "cancelled")
    return topic
  }

  /** A topic that is open when its meeting ends. Retries with more time if adding the batch took longer than the time before the start. */
  async #makeLate(state: LateState, attempt = 1): Promise<Topic> {
    const first = this.#late.get(state)?.shift()
    if (first) return first
    const since = performance.now()
    await this.#meetings.create("group", week)
    const each = performance.now() - since
    const meeting = await this.#meetings.create("group", this.#meetings.lead + attempt * 4 * batch * each)
    const made: Topic[] = []
    try {
      while (made.length < batch) made.push(await this.#create(meeting, state))
    } catch (error) {
      const { status } = await this.#meetings.read(meeting)
      if (attempt < 4 && status !== "not_started") return this.#makeLate(state, 2 * attempt)
      throw error
    }
    await this.#meetings.waitForStart([meeting])
    await this.#meetings.change(meeting, "meeting.end", "ended")
    this.#late.set(state, made)
    return this.#makeLate(state)
  }

  async #create(meeting: Meeting, state: TopicState): Promise<Topic> {
    const as = await this.#people.get("participant")
    const path = { id: meeting.id }
    const body = topicForm(this.#records.run)
    const made = preparedResult(await this.#target.send("meeting.topic.create", { as, path, body }), "id")
    this.#records.note("topics", made.id)
    const topic: Topic = { id: String(made.id), meeting, state }
    if (state === "completed") await this.#giveFeedback(topic, { text: "Done 完成", is_completed: true })
    if (state.endsWith("feedback_received")) await this.#giveFeedback(topic, { text: "Please add data 请补充数据" })
    if (state === "withdrawn") {
      const withdrawal = { version: Number(made.version), reason: "Solved by mail 已通过邮件解决" }
      const call = { as, path: { ...path, topic_id: topic.id }, body: withdrawal }
      preparedResult(await this.#target.send("meeting.topic.withdraw", call), "id")
    }
    return topic
  }

  /** Gives feedback on a topic as the organizer. */
  async #giveFeedback({ id: topic_id, meeting }: Topic, body: object): Promise<void> {
    const call = { as: meeting.organizer, path: { id: meeting.id, topic_id }, body }
    preparedResult(await this.#target.send("meeting.topic.feedback.create", call), "id")
  }
}
