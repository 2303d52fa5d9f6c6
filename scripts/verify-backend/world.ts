import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { described, told } from "./answers.ts"
import { formOf, topicForm } from "./bodies.ts"
import type { Fixtures, PersonRole } from "./fixtures.ts"
import { LeftOut, Unprepared, type Exchange } from "./results.ts"
import type { People, Person } from "./sign-on.ts"
import type { MeetingState, TopicState } from "./state-tables.ts"
import type { Target } from "./target.ts"

/** Where a meeting belongs. Its organizer: the secretary of the group, the general secretary, an administrator. */
export type Scope = "group" | "alliance" | "restricted"
export const organizers = { group: "secretary", alliance: "general_secretary", restricted: "alliance_admin" } as const

export type Meeting = { id: string; scope: Scope; organizer: Person; state: MeetingState }
export type Topic = { id: string; meeting: Meeting; state: TopicState }

type LateState = Extract<TopicState, `late_${string}`>
type Noted = { version: number; status: string; created_time: string; actions: string[] } & Record<string, unknown>
/** A meeting as a person reads it. */
export type MeetingView = Noted & { topics: (Noted & { id: string })[] }

const week = 7 * 24 * 3_600_000
const pause = 100
/** A start further off is not waited for. */
const longestLead = 60_000
/** Meetings that begin together are made together: their start has to be waited for. */
const batch = 4
const lateBatch = 6

/** Makes the records that checks work on, in the states they need, and puts them away at the end. */
export class World {
  readonly run = `verify-backend ${randomUUID().slice(0, 8)}`
  readonly created = new Map<string, string[]>()
  readonly #target: Target
  readonly #people: People
  readonly #fixtures: Fixtures
  readonly #meetings: Meeting[] = []
  readonly #last: (() => Promise<void>)[] = []
  readonly #ongoing = new Map<Scope, Meeting[]>()
  readonly #lateTopics = new Map<TopicState, Topic[]>()
  readonly #shared = new Map<string, Promise<Meeting | Topic>>()
  /** How long a start is waited for, milliseconds. */
  #patience: number
  /** Backend's clock minus ours, milliseconds. */
  #ahead = 0
  /** From making a meeting to its start, milliseconds; more where the backend is slow. */
  #lead = 400

  constructor(target: Target, people: People, fixtures: Fixtures) {
    this.#target = target
    this.#people = people
    this.#fixtures = fixtures
    this.#patience = fixtures.start_within_seconds * 1000
  }

  /** Says what was made in the target. */
  note(kind: string, id: unknown): void {
    this.created.set(kind, [...(this.created.get(kind) ?? []), String(id)])
  }

  /** A meeting that a check has made itself, by default as the secretary: it is put away with the others. */
  async adopt(id: string, organizer?: Person): Promise<void> {
    this.note("meetings", id)
    const by = organizer ?? (await this.#people.get("secretary"))
    this.#meetings.push({ id, scope: "group", organizer: by, state: "not_started" })
  }

  /** A meeting of this state that no other check uses. */
  async meeting(scope: Scope, state: MeetingState): Promise<Meeting> {
    if (state === "not_started") return this.#create(scope, week)
    if (state === "cancelled") return this.#follow(await this.#create(scope, week), "meeting.cancel", state)
    const ongoing = await this.#begun(scope)
    return state === "ongoing" ? ongoing : this.#follow(ongoing, "meeting.end", state)
  }

  /** A topic of this state that no other check uses; the participant made it. Late ones come several from one meeting. */
  async topic(state: TopicState): Promise<Topic> {
    if (state === "late_submitted" || state === "late_feedback_received") return this.#late(state)
    const meeting = await this.meeting("group", "not_started")
    const topic = await this.#topicOf(meeting, state)
    if (state === "cancelled") await this.#follow(meeting, "meeting.cancel", "cancelled")
    return topic
  }

  /** The same for every check that must leave it as it is. */
  shared<T extends Meeting | Topic>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#shared.get(key) ?? make()
    this.#shared.set(key, known)
    return known as Promise<T>
  }

  /** Something was written into it that should not have been: the next check gets another one. */
  spoil(key: string): void {
    this.#shared.delete(key)
  }

  /** A meeting as somebody reads it, by default its organizer. */
  async read({ id, organizer }: Meeting, as: Person = organizer): Promise<MeetingView> {
    return this.#done<MeetingView>(await this.#target.send("meeting.get", { as, path: { id } }), "version")
  }

  /** Now by the clock of the backend, plus milliseconds. */
  instant(later: number): string {
    return new Date(Date.now() + this.#ahead + later).toISOString()
  }

  person(role: PersonRole): Promise<Person> {
    return this.#people.get(role)
  }

  /** Has something put away at the end. */
  last(putAway: () => Promise<void>): void {
    this.#last.push(putAway)
  }

  /** Cancels what has not begun and ends what is going on. */
  async tidy(): Promise<void> {
    for (const putAway of this.#last) await putAway()
    for (const { id, organizer: as } of this.#meetings) {
      const { status, version } = told(await this.#target.send("meeting.get", { as, path: { id } })).result ?? {}
      const operation = status === "not_started" ? "meeting.cancel" : status === "ongoing" ? "meeting.end" : undefined
      if (operation) await this.#target.send(operation, { as, path: { id }, body: { version } })
    }
  }

  async #create(scope: Scope, later: number): Promise<Meeting> {
    const organizer = await this.#people.get(organizers[scope])
    const participant = await this.#people.get(scope === "restricted" ? "restricted_member" : "participant")
    const body = {
      ...formOf(this.run, this.instant(later)),
      participants: { member_ids: [participant.session.user_id], group_acronyms: [] },
      ...this.#placeOf(scope),
    }
    const answer = await this.#target.send("meeting.create", { as: organizer, body })
    const isTooLate = told(answer).errors?.some(({ code }) => code === "before_now") ?? false
    if (isTooLate && this.#lead < longestLead) return this.#create(scope, (this.#lead *= 3))
    const made = this.#done(answer, "id")
    this.note("meetings", made.id)
    // What creating takes is far below what clocks of test servers are apart.
    this.#ahead = (Date.parse(String(made.created_time)) || Date.now()) - Date.now()
    const meeting: Meeting = { id: String(made.id), scope, organizer, state: "not_started" }
    this.#meetings.push(meeting)
    return meeting
  }

  #placeOf(scope: Scope): { group_acronym?: string } {
    const { group, restricted_group } = this.#fixtures.alliance
    if (scope === "alliance") return {}
    if (scope === "group") return { group_acronym: group }
    if (restricted_group === undefined) throw new LeftOut("the fixtures name no restricted_group")
    return { group_acronym: restricted_group }
  }

  async #begun(scope: Scope): Promise<Meeting> {
    const ready = this.#ongoing.get(scope) ?? []
    const first = ready.shift()
    if (first) return first
    if (this.#meetings.length === 0) await this.#create(scope, week)
    const made: Meeting[] = []
    for (let at = 0; at < batch; at += 1) made.push(await this.#create(scope, this.#lead))
    await this.#wait(made)
    this.#ongoing.set(scope, made)
    return this.#begun(scope)
  }

  /** Topics of a meeting that was over before they were closed. Where adding them takes longer than its start is off, again with more time. */
  async #late(state: LateState, attempt = 1): Promise<Topic> {
    const first = this.#lateTopics.get(state)?.shift()
    if (first) return first
    const since = performance.now()
    await this.#create("group", week)
    const each = performance.now() - since
    const meeting = await this.#create("group", this.#lead + attempt * 4 * lateBatch * each)
    const made: Topic[] = []
    try {
      while (made.length < lateBatch) made.push(await this.#topicOf(meeting, state))
    } catch (error) {
      if (attempt < 4 && (await this.read(meeting)).status !== "not_started") return this.#late(state, 2 * attempt)
      throw error
    }
    await this.#wait([meeting])
    await this.#follow(meeting, "meeting.end", "ended")
    this.#lateTopics.set(state, made)
    return this.#late(state)
  }

  async #wait(meetings: readonly Meeting[]): Promise<void> {
    const deadline = Date.now() + this.#patience
    for (const meeting of meetings) {
      while ((await this.read(meeting)).status === "not_started") {
        if (Date.now() > deadline) {
          // Waited for once; whoever asks again is told at once.
          this.#patience = 0
          throw new Unprepared(
            "meeting.get",
            `${meeting.id} is not ongoing after its start; does the clock of the target stand still?`,
          )
        }
        await wait(pause)
      }
      meeting.state = "ongoing"
    }
  }

  async #follow(meeting: Meeting, operation: string, state: MeetingState): Promise<Meeting> {
    const { version } = await this.read(meeting)
    const { id, organizer: as } = meeting
    this.#done(await this.#target.send(operation, { as, path: { id }, body: { version } }), "version")
    meeting.state = state
    return meeting
  }

  async #topicOf(meeting: Meeting, state: TopicState): Promise<Topic> {
    const as = await this.#people.get("participant")
    const path = { id: meeting.id }
    const made = this.#done(
      await this.#target.send("meeting.topic.create", { as, path, body: topicForm(this.run) }),
      "id",
    )
    this.note("topics", made.id)
    const topic: Topic = { id: String(made.id), meeting, state }
    const under = { ...path, topic_id: topic.id }
    const give = async (body: object) =>
      this.#done(
        await this.#target.send("meeting.topic.feedback.create", { as: meeting.organizer, path: under, body }),
        "id",
      )
    if (state === "completed") await give({ text: "Done 完成", is_completed: true })
    if (state.endsWith("feedback_received")) await give({ text: "Please add data 请补充数据" })
    if (state === "withdrawn") {
      const body = { version: Number(made.version), reason: "Solved by mail 已通过邮件解决" }
      this.#done(await this.#target.send("meeting.topic.withdraw", { as, path: under, body }), "id")
    }
    return topic
  }

  /** The result of a call that prepares something. Throws `LeftOut` unless it was done and says what is needed of it. */
  #done<T = Record<string, unknown>>(exchange: Exchange, needed: string): T {
    const { result } = told(exchange)
    if (exchange.status >= 300 || result?.[needed] === undefined)
      throw new Unprepared(
        exchange.operation,
        `${exchange.operation} as ${exchange.as} answered ${described(exchange)}`,
        exchange,
      )
    return result as T
  }
}
