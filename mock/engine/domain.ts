import type { components } from "#app/api/schema.d.ts"
import type { Handlers, OperationId, SignedIn, Checked, Unchecked } from "./handler.ts"
import type { Source } from "./log.ts"
import type { Asked } from "./record-guard.ts"
import type { Refusal } from "./refusal.ts"
import type { User, World } from "./rules.ts"
import type { AllianceSeed } from "./seed/alliance-seed.ts"
import type { Instant } from "./store/clock.ts"
import type { Kind, Member, OperationLogRow, Rows } from "./store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Language } from "./store/values.ts"

type Schemas = components["schemas"]

/** A kind of record by its name in the contract. */
export type Module = Schemas["Module"]

/**
 * What a domain tells the rest of the mock about itself. `mock/domains/<domain>/index.ts` exports one, `mock/domains.ts` lists it. The
 * parts that know all domains (search, previews, exports, calendar, log …) ask the registry and import no domain.
 */
export type Domain = {
  /** The kinds of rows it keeps in the store; their types are declared in its `records.ts`. */
  rows: readonly Kind[]
  /** The operations it answers, by operationId; the contract's other operations answer from their examples. */
  handlers: Handlers
  /** Adds its rows to the seed of an alliance. Domains are seeded in the order of `mock/domains.ts`. */
  seed?: (seed: AllianceSeed) => void
  /** Runs before every call: what the clock changes and must be stored, as the list of voters when a ballot starts. */
  beforeCall?: (store: Store) => void
  /** Who may read a row, for each kind that lists show to whom may read it (`visible`). */
  readers?: { readonly [K in Kind]?: Reader<Rows[K]> }
  /** Its kinds of records, by their name in the contract. */
  records?: { readonly [M in Module]?: RecordKind }
  /** Whether whoever asks holds a key, in the place of a session, of a record that refers to the file (ADM-09). */
  isFileOpenByKey?: (file: Rows["file"], call: KeyedCall) => boolean
  /** The mails a member can switch off (ACC-03). */
  mailSwitches?: readonly (keyof Schemas["SubscriptionSwitches"])[]
}

/** What is known of whoever asks, beside a session. */
export type KeyedCall = Pick<Unchecked<OperationId>, "store" | "now" | "header">

/** Why a person may not read a row; undefined: they may. */
export type Reader<R> = (user: User, row: R, world: World) => Refusal | undefined

/** What other domains need to know of one kind of record. Each part is optional: leave out what the record does not have. */
export type RecordKind = {
  /** The record with this key, as the log and calendar feeds name it; undefined where the person may not read it. */
  reference?: (key: string, user: Member, world: World) => Schemas["RecordRef"] | undefined
  /** Refuses (at once, or when the result is called) who may not read the log of this record: `operation-log.list?module=&key=`. */
  log?: (call: Asked, key: string) => () => unknown
  /** Whether a person who may read the log may read this row of it; absent: all rows. */
  isLogRowOpen?: (row: OperationLogRow, user: Member, world: World) => boolean
  /** Whether a person who may read the log sees from which address this was done; absent: administrators alone do (CERT-03). */
  isLogAddressOpen?: (row: OperationLogRow, user: Member, world: World) => boolean
  /** The people a record is for: `member.tree?module=&key=`. */
  people?: (call: Asked, key: string | undefined) => () => Member[] | undefined
  /** What an action would do (`preview.get`): refuses as the action does, then answers. `domains/preview/parts.ts` helps. */
  preview?: (call: PreviewCall) => () => Schemas["Preview"]
  /** How its list, and one record alone, are exported as CSV or zip. */
  export?: RecordExport
  /** Everything of this kind that the person may read, for `search.list`. */
  search?: (user: Member, world: World) => SearchEntry[]
  /** What waits for the person (DASH-08). */
  needsMyAction?: (user: Member, world: World) => ActionNeeded[]
  /** Everything of this kind with a date that the person may see (`visible`). */
  calendar?: (user: Member, world: World) => CalendarEntry[]
  /** Whether a record that this person may read refers to the file: they may read the file, then. */
  refersToFile?: (file: Rows["file"], user: Member, world: World) => boolean
  /** What follows when a person downloads a file, as a row in a log. */
  fileOpened?: (file: Rows["file"], user: Member, world: World) => void
  /** The applications that name an agency: it cannot be disabled while one of them runs (ADM-04). */
  agencyUses?: (agency_id: string, world: World) => AgencyUse[]
  /** True: the page of a group shows how many of them the person may see. Needs a reader of the row of the same name. */
  isCountedInGroup?: boolean
  /** What of this kind ends when its group is disbanded; `domains/workgroup/ending.ts` helps. */
  endWithGroup?: (group: Rows["workgroup"], world: World) => GroupEnding
}

export type PreviewCall = SignedIn<Unchecked<"preview.get">>

/** The call of an export: the file holds what this person may see. */
export type Exporter = SignedIn<Checked<"export-package.create" | "export-package.repeat">>

export type ExportRow = Record<string, unknown>

export type RecordExport = {
  /** Names the file and its table. */
  title: Record<Language, string>
  /** The operation whose list is exported: each of its items is one line. */
  list: OperationId
  /** Chinese headings of columns that only this kind has; the common ones are in `domains/export-package/csv.ts`. */
  headings?: Readonly<Record<string, string>>
  /** One record alone, with its documents and tables; absent: only the list can be exported. Refuses who may not. */
  one?: (call: Exporter, key: string) => ExportedRecord
  /** The documents that each record of the list brings along, where none is exported alone. */
  files?: (call: Exporter, key: string) => RecordFiles
}

/** What a record adds to the package of its list; `number` names its folder. */
export type RecordFiles = Pick<ExportedRecord, "number" | "file_ids" | "tables">

export type ExportedRecord = {
  subject: string
  /** Names its folder where several are exported. */
  number: number | string
  row: ExportRow
  file_ids: readonly string[]
  tables: { name: Record<Language, string>; rows: ExportRow[] }[]
}

export type SearchEntry = {
  record: () => Schemas["RecordRef"]
  /** Found first: what the record is called. */
  names: string[]
  /** The text around the words found is shown. */
  text: string
  updated: Instant
}

export type ActionNeeded = {
  kind: Schemas["NeedsMyActionKind"]
  action: string
  /** In which role the person has to act; undefined: they have not to. */
  role: Schemas["Role"] | "visitor" | undefined
  record: Schemas["RecordRef"]
  since: Instant
  until: Instant | null
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
  /** Whether the person takes part in it. */
  isMine: () => boolean
}

/** An application that names an agency; it runs until it is completed or withdrawn. */
export type AgencyUse = { record: Schemas["CertificationRef"]; isRunning: boolean }

/** What ends together with a group: asked for by the preview of disbanding, and then done. */
export type GroupEnding = {
  effect: Schemas["PreviewChange"]["effect"]
  total: number
  /** Those the person may read. */
  readable: (user: Member) => Schemas["RecordRef"][]
  /** Who is written to. */
  recipients: Member[]
  /** Ends them: changes the rows, logs each, and writes the mails. */
  end: (done: { user: User; source: Source; reason: string }) => void
}
