import type { components } from "#openapi/generated/schema.d.ts"
import type { Handlers, OperationId, SignedIn, Checked, Unchecked } from "./handler.ts"
import type { Source } from "./log.ts"
import type { UncheckedCall } from "./record-guard.ts"
import type { Refusal } from "./refusal.ts"
import type { User, World } from "./rules.ts"
import type { AllianceSeed } from "./seed/alliance-seed.ts"
import type { Past } from "./seed/past.ts"
import type { Instant } from "./store/clock.ts"
import type { Kind, Member, OperationLogRow, Rows } from "./store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Language, RichText } from "./store/values.ts"
import type { SystemReason } from "./system-reason.ts"

type Schemas = components["schemas"]

/** The contract's name of a kind of record. */
export type Module = Schemas["Module"]

/**
 * The interface between a domain and the rest of the mock. Each `mock/domains/<domain>/index.ts` exports one, and `mock/domains.ts` lists
 * them. Code that needs all domains (search, previews, exports, calendar, log …) uses the registry and imports no domain.
 */
export type Domain = {
  /** The kinds of rows that the domain stores; their types are declared in its `records.ts`. */
  rows: readonly Kind[]
  /** Handlers by operationId. Operations without a handler return their contract examples. */
  handlers: Handlers
  /** Adds the domain's rows to the seed of an alliance. Domains are seeded in the order of `mock/domains.ts`. */
  seed?: (seed: AllianceSeed) => void
  /** The kinds of records of which `MOCK_SCALE=large` has years; a kind whose own seed makes them is not listed. */
  past?: { readonly [K in Kind]?: Past<K> }
  /** Runs before every call. Stores changes that are due at a certain time, such as the list of voters when a ballot starts. */
  beforeCall?: (store: Store) => void
  /** Access checks for each kind of row whose lists contain only what the user may read (`visible`). */
  readers?: { readonly [K in Kind]?: Reader<Rows[K]> }
  /** The states that the clock makes, for each kind of row: pages are told when one begins (LIVE-01). */
  clocks?: { readonly [K in Kind & Module]?: RowClock<Rows[K]> }
  /** Operations that can also answer as a stream of events. */
  streams?: { readonly [O in OperationId]?: EventStream }
  /** The domain's kinds of records, by their name in the contract. */
  records?: { readonly [M in Module]?: RecordKind }
  /** Whether the call has a key, instead of a session, for a record that refers to the file (ADM-09). */
  isFileOpenByKey?: (file: Rows["file"], call: KeyedCall) => boolean
  /** Search entries of what stands on other records, and that the user may read, for `search.list`. */
  search?: (user: Member, world: World) => SearchEntry[]
  /** Whether what stands on a record that the user may read shows the file; if so, the user may read the file. */
  refersToFile?: (file: Rows["file"], user: Member, world: World) => boolean
  /** The kinds of mails that a member can switch off (ACC-03). */
  mailSwitches?: readonly (keyof Schemas["SubscriptionSwitches"])[]
}

/** The parts of a call that identify the caller without a session. */
export type KeyedCall = Pick<Unchecked<OperationId>, "store" | "now" | "header">

/** Returns why the user may not read a row; undefined: the user may. */
export type Reader<R> = (user: User, row: R, world: World) => Refusal | undefined

/** The state of a row at a time, and the key of its record, if that is not the row's id. */
export type RowClock<R> = { status: (row: R, world: World) => string; keyOf?: (row: R) => string }

/** How an operation continues as a stream of server-sent events. Each event's data is a result of the operation. */
export type EventStream = {
  event: string
  /** The id of an event: where the next one continues. */
  idOf: (result: never) => string
  /** The next result after that id for the user; undefined: nothing is new. */
  next: (id: string, user: Member, world: World) => unknown
}

/** What other domains need from one kind of record. Every part is optional: omit what does not apply. */
export type RecordKind = {
  /** Finds the record by the key that the log and calendar feeds use; undefined if the user may not read it. */
  reference?: (key: string, user: Member, world: World) => Schemas["RecordRef"] | undefined
  /**
   * Refuses users who may not read the log of this record, either immediately or when the returned function is called:
   * `operation-log.list?module=&key=`.
   */
  log?: (call: UncheckedCall, key: string) => () => unknown
  /** Whether the log of a record has a row of another record, besides its own rows. */
  isLogRowBelow?: (row: OperationLogRow, key: string, world: World) => boolean
  /** Whether a user who may read the log may read this row of it; absent: all rows. */
  isLogRowOpen?: (row: OperationLogRow, user: Member, world: World) => boolean
  /** Whether the user may read the texts of this row: its memo and what it names; absent: who may read the record (`reference`). */
  isLogTextOpen?: (row: OperationLogRow, user: Member, world: World) => boolean
  /** Whether a user who may read the log sees the IP address of this row; absent: only administrators do (CERT-03). */
  isLogAddressOpen?: (row: OperationLogRow, user: Member, world: World) => boolean
  /** The people whom a record addresses: `member.tree?module=&key=`. */
  people?: (call: UncheckedCall, key: string | undefined) => () => Member[] | undefined
  /** The record as its threads see it; absent: such records carry no threads (DISC-01). */
  discussed?: (key: string, alliance_id: string, world: World) => Discussed | undefined
  /** Preview of an action (`preview.get`): refuses in the same way as the action. See the helpers in `domains/preview/parts.ts`. */
  preview?: (call: PreviewCall) => () => Schemas["Preview"]
  /** How the list and single records are exported as CSV or zip. */
  export?: RecordExport
  /**
   * Search entries of all records of this kind that the user may read, for `search.list`; where there are very many, only of those that have
   * the words of `q`.
   */
  search?: (user: Member, world: World, q: string) => SearchEntry[]
  /** Records of this kind that wait for an action of the user (DASH-08). */
  needsMyAction?: (user: Member, world: World) => ActionNeeded[]
  /** Calendar entries of all records of this kind that the user may read (`visible`). */
  calendar?: (user: Member, world: World) => CalendarEntry[]
  /** Whether a record that the user may read refers to the file; if so, the user may read the file. */
  refersToFile?: (file: Rows["file"], user: Member, world: World) => boolean
  /** Called when a user downloads a file, for example to log the download. */
  fileOpened?: (file: Rows["file"], user: Member, world: World) => void
  /** The applications that name an agency: it cannot be disabled while one of them is running (ADM-04). */
  agencyUses?: (agency_id: string, world: World) => AgencyUse[]
  /** True: the page of a group shows how many records of this kind the user may read. Needs a reader for the row kind of the same name. */
  isCountedInGroup?: boolean
  /** The records of this kind that end when their group is disbanded. See the helpers in `domains/workgroup/ending.ts`. */
  endWithGroup?: (group: Rows["workgroup"], world: World) => GroupEnding | GroupEnding[]
}

/** A record as its threads see it (DISC-01). */
export type Discussed = {
  alliance_id: string
  group_id: string | null
  title: string
  /** Its threads are read-only. */
  isClosed: boolean
  /** The people who follow it without asking. */
  follower_ids: readonly string[]
  /** Why the user may not read it, as its `get` refuses; undefined: the user may. */
  mayNotRead: (user: User) => Refusal | undefined
  /** The revisions that a thread can be about. */
  revisions: readonly (Schemas["RevisionRef"] & { content: RichText })[]
  /** The topic that a thread can be about. */
  topic: (id: string) => Schemas["TopicRef"] | undefined
}

export type PreviewCall = SignedIn<Unchecked<"preview.get">>

/** The call of an export: the file contains what the user may read. */
export type Exporter = SignedIn<Checked<"export-package.create" | "export-package.repeat">>

export type ExportRow = Record<string, unknown>

export type RecordExport = {
  /** Name of the file and its table. */
  title: Record<Language, string>
  /** The list operation that is exported: each item becomes one line. */
  list: OperationId
  /** Chinese headings of columns that only this kind has; the common ones are in `domains/export-package/csv.ts`. */
  headings?: Readonly<Record<string, string>>
  /** Reads a single record with its documents and tables, or refuses; absent: only the list can be exported. */
  one?: (call: Exporter, key: string) => ExportedRecord
  /** The documents of each record in a list export, for kinds whose records cannot be exported singly. */
  files?: (call: Exporter, key: string) => RecordFiles
}

/** The files that a record adds to the export of its list; `number` is the name of its folder. */
export type RecordFiles = Pick<ExportedRecord, "number" | "file_ids" | "tables">

type ExportTable = {
  name: Record<Language, string>
  /** Chinese headings of columns that only this table has. */
  headings?: RecordExport["headings"]
  rows: ExportRow[]
}

export type ExportedRecord = {
  subject: string
  /** Name of its folder if several records are exported. */
  number: number | string
  row: ExportRow
  file_ids: readonly string[]
  tables: ExportTable[]
}

export type SearchEntry = {
  record: () => Schemas["RecordRef"]
  /** The thread on the record that has the text. */
  thread_id?: string
  /** Texts whose hits come first, such as the record's title. */
  names: string[]
  /** The text that excerpts are taken from. */
  text: string
  updated: Instant
}

export type ActionNeeded = {
  kind: Schemas["NeedsMyActionKind"]
  action: string
  /** The role in which the user has to act; undefined: no action is needed. */
  role: Schemas["Role"] | "visitor" | undefined
  record: Schemas["RecordRef"]
  since: Instant
  until: Instant | null
  /** The options of a ballot that is not secret. */
  options?: Schemas["BallotOptionRef"][]
}

export type CalendarEntry = {
  module: Schemas["CalendarEvent"]["module"]
  id: string
  group_id: string | null
  subject: string
  timezone: string
  updated_time: Instant
  version: number
  start: Instant
  end: Instant
  status: Schemas["CalendarEvent"]["status"]
  location: string | null
  /** Whether the user is involved in the record. */
  isMine: () => boolean
  /** Whether the user can give the record another time now; nobody can if omitted. */
  canMove?: () => boolean
}

/** An application that names an agency; it is running until it is completed or withdrawn. */
export type AgencyUse = { record: Schemas["CertificationRef"]; isRunning: boolean }

/** What ends together with something else, such as a group: used for the preview and for ending it. */
export type GroupEnding = {
  module: Module
  effect: Schemas["PreviewChange"]["effect"]
  total: number
  /** References to the records that the user may read. */
  readable: (user: Member) => Schemas["RecordRef"][]
  /** Recipients of the mails. */
  recipients: Member[]
  /** Ends the records: changes the rows, logs each one and sends the mails. */
  end: (ending: SystemEnding) => void
}

/** Why the system ends records. */
export type SystemEnding = {
  /** Who caused it; null: the clock. */
  user: User
  source: Source
  reason: SystemReason
  /** What ended, for the log: the acronym of a group, the code of a proposal. */
  cause: string
}
