import { randomBytes } from "node:crypto"
import type * as invitations from "./invitation-records.ts"
import type * as dates from "./calendar-records.ts"
import type * as rows from "./records.ts"
import type * as work from "./work-records.ts"
import { Clock, type Instant } from "./clock.ts"
import { CallLog } from "./calls.ts"
import { Faults } from "./faults.ts"
import { IdempotencyKeys } from "./idempotency.ts"
import { Table } from "./table.ts"

export type Rows = {
  alliance: rows.AllianceRow
  entity: rows.EntityRow
  member_level: rows.MemberLevelRow
  member: rows.MemberRow
  profile: rows.ProfileRow
  subscription: rows.SubscriptionRow
  stranger: rows.StrangerRow
  workgroup: rows.WorkgroupRow
  meeting: work.MeetingRow
  meeting_topic: work.MeetingTopicRow
  meeting_feedback: work.MeetingFeedbackRow
  ballot: work.BallotRow
  vote: work.VoteRow
  notice: work.NoticeRow
  proposal: work.ProposalRow
  topic_call: work.TopicCallRow
  task: work.TaskRow
  schedule: dates.ScheduleRow
  schedule_subscription: dates.ScheduleSubscriptionRow
  calendar_feed: dates.CalendarFeedRow
  export_package: work.ExportPackageRow
  import: invitations.ImportRow
  member_invitation: invitations.MemberInvitationRow
  login_request: rows.LoginRequestRow
  membership_application: rows.MembershipApplicationRow
  activity: rows.ActivityRow
  operation_log: rows.OperationLogRow
  file: rows.FileRow
  session: rows.SessionRow
  ticket: rows.TicketRow
  mail: rows.MailRow
}

export type Kind = keyof Rows
export type Seed = { readonly [K in Kind]: ReadonlyMap<string, Rows[K]> }
export type Tables = { readonly [K in Kind]: Table<Rows[K]> }

/** Makes the rows a store begins with, around an instant; called once per anchor and shared by all stores. */
export type Seeder = (anchor: Instant) => Seed

export type Memory = {
  anchor: Instant
  changes: { [K in Kind]: [string, Rows[K] | undefined][] }
  clock: ReturnType<Clock["state"]>
  serial: number
}

/**
 * One memory: the seed and everything done since. It is seeded when it is first read, around its clock's time then,
 * so a test that fixes the clock first always meets the same data.
 */
export class Store {
  readonly name: string
  readonly clock = new Clock()
  readonly calls = new CallLog()
  readonly faults = new Faults()
  readonly idempotency = new IdempotencyKeys()
  onChange: () => void = () => {}
  readonly #seeder: Seeder
  #anchor: Instant | undefined
  #tables: Tables | undefined
  #serial = 0

  constructor(name: string, seeder: Seeder) {
    this.name = name
    this.#seeder = seeder
  }

  get rows(): Tables {
    this.#tables ??= this.#open(this.#seeder((this.#anchor = this.clock.now())))
    return this.#tables
  }

  now(): Instant {
    return this.clock.now()
  }

  /** An id no other row of this store has, the same in every run that does the same things. */
  newId(kind: string): string {
    this.#serial += 1
    return `${kind}-new-${this.#serial}`
  }

  /** A secret that carries the store's name, so that a token alone finds its store. */
  newSecret(): string {
    return `${this.name}.${randomBytes(24).toString("base64url")}`
  }

  memory(): Memory {
    const tables = this.rows
    const changes = Object.fromEntries(kinds(tables).map((kind) => [kind, tables[kind].changes()]))
    return {
      anchor: this.#anchor ?? this.now(),
      changes: changes as Memory["changes"],
      clock: this.clock.state(),
      serial: this.#serial,
    }
  }

  remember(memory: Memory): void {
    this.clock.restore(memory.clock)
    this.#anchor = memory.anchor
    this.#serial = memory.serial
    const tables = this.#open(this.#seeder(memory.anchor))
    for (const kind of kinds(tables)) restore(tables, kind, memory)
    this.#tables = tables
    this.idempotency.clear()
  }

  #open(seed: Seed): Tables {
    const changed = () => this.onChange()
    const open = <K extends Kind>(kind: K) => new Table<Rows[K]>(seed[kind], changed)
    return Object.fromEntries(kinds(seed).map((kind) => [kind, open(kind)])) as unknown as Tables
  }
}

function kinds(of: object): Kind[] {
  return Object.keys(of) as Kind[]
}

function restore<K extends Kind>(tables: Tables, kind: K, memory: Memory): void {
  tables[kind].restore(memory.changes[kind] ?? [])
}
