import { setTimeout as wait } from "node:timers/promises"
import { meetingStatusValues } from "#openapi/generated/values/meeting-status.ts"
import { envelopeOf, preparedResult } from "./answers.ts"
import { formOf } from "./bodies.ts"
import type { Fixtures } from "./fixtures.ts"
import { LeftOut, Unprepared } from "./results.ts"
import type { People, Person } from "./sign-on.ts"
import type { Target } from "./target.ts"
import type { TestRecords } from "./test-records.ts"

/** The states of openapi/states/meeting.yaml into which meetings can be brought. */
export const meetingStates = meetingStatusValues
export type MeetingState = (typeof meetingStates)[number]

/** The scope of a meeting, and its organizer: the secretary of the group, the general secretary, or an administrator. */
export type Scope = "group" | "alliance" | "restricted"
export const organizers = { group: "secretary", alliance: "general_secretary", restricted: "alliance_admin" } as const

export type Meeting = { id: string; scope: Scope; organizer: Person; state: MeetingState }

type RecordView = { version: number; status: string; created_time: string; actions: string[] } & Record<string, unknown>
/** A meeting as returned by the backend. */
export type MeetingView = RecordView & { topics: (RecordView & { id: string })[] }

export const week = 7 * 24 * 3_600_000
const pause = 100
/** In milliseconds; the lead is increased only while it is shorter than this. */
const longestLead = 60_000
/** Number of meetings created together, because all of them need the same wait for their start. */
const batch = 4

const minutes = { summary: { format: "markdown", text: "Minutes 纪要" }, summary_file_ids: [], attendee_ids: [] }

/** Creates meetings in the states that checks need. */
export class MeetingRecords {
  readonly #target: Target
  readonly #people: People
  readonly #fixtures: Fixtures
  readonly #records: TestRecords
  readonly #meetings: Meeting[] = []
  readonly #ongoing = new Map<Scope, Meeting[]>()
  /** Timeout for the start of a meeting, in milliseconds. */
  #longestWait: number
  /** Milliseconds from creating a meeting to its start; increased if the backend is slow. */
  #lead = 400

  constructor(target: Target, people: People, fixtures: Fixtures, records: TestRecords) {
    this.#target = target
    this.#people = people
    this.#fixtures = fixtures
    this.#records = records
    this.#longestWait = fixtures.start_within_seconds * 1000
    records.atEnd(() => this.#cleanUp())
  }

  /** Milliseconds from creating a meeting to its start. */
  get lead(): number {
    return this.#lead
  }

  /** Registers a meeting that a check has created, by default as the secretary, so that it is cancelled at the end of the run. */
  async register(id: string, organizer?: Person): Promise<void> {
    this.#records.note("meetings", id)
    const by = organizer ?? (await this.#people.get("secretary"))
    this.#meetings.push({ id, scope: "group", organizer: by, state: "not_started" })
  }

  /** Creates a meeting in this state that no other check uses. */
  async make(scope: Scope, state: MeetingState): Promise<Meeting> {
    if (state === "not_started") return this.create(scope, week)
    if (state === "cancelled") return this.change(await this.create(scope, week), "meeting.cancel", state)
    const ongoing = await this.#makeOngoing(scope)
    if (state === "ongoing") return ongoing
    const ended = await this.change(ongoing, "meeting.end", state)
    return this.change(ended, "meeting.summary.update", state, minutes) // without minutes there is nothing to approve
  }

  /** Reads a meeting as a person, by default as its organizer. */
  async read({ id, organizer }: Meeting, as: Person = organizer): Promise<MeetingView> {
    return preparedResult<MeetingView>(await this.#target.send("meeting.get", { as, path: { id } }), "version")
  }

  /** Creates a meeting that starts `later` milliseconds from now. */
  async create(scope: Scope, later: number): Promise<Meeting> {
    const organizer = await this.#people.get(organizers[scope])
    const participant = await this.#people.get(scope === "restricted" ? "restricted_member" : "participant")
    const body = {
      ...formOf(this.#records.run, this.#records.instant(later)),
      participants: { member_ids: [participant.session.user_id], group_acronyms: [] },
      ...this.#groupField(scope),
    }
    const answer = await this.#target.send("meeting.create", { as: organizer, body })
    const isTooLate = envelopeOf(answer).errors?.some(({ code }) => code === "before_now") ?? false
    if (isTooLate && this.#lead < longestLead) return this.create(scope, (this.#lead *= 3))
    const { id, created_time } = preparedResult(answer, "id")
    this.#records.note("meetings", id)
    // The duration of the call is negligible compared with clock differences of test servers.
    this.#records.setClock(created_time)
    const meeting: Meeting = { id: String(id), scope, organizer, state: "not_started" }
    this.#meetings.push(meeting)
    return meeting
  }

  /** Waits until these meetings have begun. */
  async waitForStart(meetings: readonly Meeting[]): Promise<void> {
    const deadline = Date.now() + this.#longestWait
    for (const meeting of meetings) {
      while ((await this.read(meeting)).status === "not_started") {
        if (Date.now() > deadline) {
          // Do not wait again: later checks fail immediately.
          this.#longestWait = 0
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

  /** Calls an operation that brings a meeting into this state. @param body what it takes besides the version */
  async change(meeting: Meeting, operation: string, state: MeetingState, body: object = {}): Promise<Meeting> {
    const { version } = await this.read(meeting)
    const { id, organizer: as } = meeting
    preparedResult(await this.#target.send(operation, { as, path: { id }, body: { ...body, version } }), "version")
    meeting.state = state
    return meeting
  }

  #groupField(scope: Scope): { group_acronym?: string } {
    const { group, restricted_group } = this.#fixtures.alliance
    if (scope === "alliance") return {}
    if (scope === "group") return { group_acronym: group }
    if (restricted_group === undefined) throw new LeftOut("the fixtures name no restricted_group")
    return { group_acronym: restricted_group }
  }

  async #makeOngoing(scope: Scope): Promise<Meeting> {
    const ready = this.#ongoing.get(scope) ?? []
    const first = ready.shift()
    if (first) return first
    // Creating the first meeting determines the clock offset.
    if (this.#meetings.length === 0) await this.create(scope, week)
    const made: Meeting[] = []
    for (let at = 0; at < batch; at += 1) made.push(await this.create(scope, this.#lead))
    await this.waitForStart(made)
    this.#ongoing.set(scope, made)
    return this.#makeOngoing(scope)
  }

  /** Cancels meetings that have not started and ends those that are ongoing. */
  async #cleanUp(): Promise<void> {
    for (const { id, organizer: as } of this.#meetings) {
      const answer = await this.#target.send("meeting.get", { as, path: { id } })
      const { status, version } = envelopeOf(answer).result ?? {}
      const operation = status === "not_started" ? "meeting.cancel" : status === "ongoing" ? "meeting.end" : undefined
      if (operation) await this.#target.send(operation, { as, path: { id }, body: { version } })
    }
  }
}
