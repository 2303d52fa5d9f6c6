import { day, type Instant } from "../store/clock.ts"
import type { GroupRole, MemberRow, WorkgroupRow } from "../store/records.ts"
import type { Kind, Rows, Seed } from "../store/store.ts"
import type { AllianceData } from "./alliances.ts"

const kinds: readonly Kind[] = [
  "alliance",
  "entity",
  "member_level",
  "member",
  "profile",
  "subscription",
  "stranger",
  "workgroup",
  "meeting",
  "meeting_topic",
  "meeting_feedback",
  "ballot",
  "vote",
  "notice",
  "proposal",
  "topic_call",
  "task",
  "schedule",
  "schedule_subscription",
  "calendar_feed",
  "export_package",
  "import",
  "member_invitation",
  "login_request",
  "membership_application",
  "activity",
  "operation_log",
  "file",
  "session",
  "ticket",
  "mail",
]

/** Collects the rows of a seed. Times are told around the anchor: the full hour in which a store was first read. */
export class SeedBuilder {
  readonly anchor: Instant
  readonly #tables = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as unknown as {
    [K in Kind]: Map<string, Rows[K]>
  }

  constructor(anchor: Instant) {
    this.anchor = anchor
  }

  add<K extends Kind>(kind: K, row: Rows[K]): Rows[K] {
    const table = this.#tables[kind]
    if (table.has(row.id)) throw new Error(`the seed has two ${kind} rows ${row.id}`)
    table.set(row.id, row)
    return row
  }

  /** `time` (UTC, `07:00`) on the day that lies `days` after the anchor's. */
  at(days: number, time: string): Instant {
    const [hours, minutes] = time.split(":").map(Number) as [number, number]
    return Math.floor(this.anchor / day) * day + days * day + hours * 3_600_000 + minutes * 60_000
  }

  seed(): Seed {
    return this.#tables
  }
}

/** What the parts of an alliance's seed are made from. */
export type SeedBase = {
  builder: SeedBuilder
  data: AllianceData
  members: readonly MemberRow[]
  groups: readonly [WorkgroupRow, ...WorkgroupRow[]]
  /** The member behind a person of the sign-on page. */
  person: (id: string) => MemberRow
}

/** The same once its proposals are there, for what may be about one of them. */
export type AllianceSeed = SeedBase & {
  /** A proposal of the group, if it has one. */
  proposalOf: (group: WorkgroupRow) => string | null
  /** The phase a proposal is in. */
  phaseOf: (proposal_id: string | null) => { id: string; name: string } | null
}

/** The first holder of a role in a group. */
export function holder(group: WorkgroupRow, role: GroupRole): string {
  const [first] = group.roles[role]
  if (first === undefined) throw new Error(`the seed needs a ${role} in ${group.acronym}`)
  return first
}
