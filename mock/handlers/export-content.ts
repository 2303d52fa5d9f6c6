import { zipOf, type ZipEntry } from "../http/zip.ts"
import { ballotRules } from "../rules/ballot.ts"
import { meetingRules } from "../rules/meeting.ts"
import type { World } from "../rules/rules.ts"
import type { Language, MemberRow } from "../store/records.ts"
import { ballotHandlers, recordsOf } from "./ballot.ts"
import { ballotRow } from "./ballot-view.ts"
import { entityHandlers } from "./entity.ts"
import { csv } from "./export-csv.ts"
import { meetingHandlers } from "./meeting.ts"
import { meetingRow } from "./meeting-view.ts"
import { noticeHandlers } from "./notice.ts"
import { operationLogHandlers } from "./operation-log.ts"
import { proposalHandlers } from "./proposal.ts"
import { fieldRefusal, Refusal } from "./refusal.ts"
import type { Checked, OperationId, SignedIn } from "./types.ts"
import { workgroupHandlers } from "./workgroup.ts"

/** Whoever exports: the file holds what this person may see. */
export type Exporter = SignedIn<Checked<"export-package.create" | "export-package.repeat">>
export type Wish = {
  module: string
  key: string | null
  query: string | null
  format: "csv" | "zip"
  language: Language
}
type Content = { subject: string; bytes: Uint8Array }
type Row = Record<string, unknown>
type List<O extends OperationId> = (call: Checked<O>, check: () => void) => { body: unknown }

/** How the list of each kind of record is read, by the very operation that shows it. */
const lists: Readonly<Record<string, { title: Table["name"]; read: (call: Exporter, query: Row) => Row[] }>> = {
  ballot: {
    title: { english: "Ballots", chinese: "投票" },
    read: reading("ballot.list", ballotHandlers["ballot.list"]),
  },
  entity: {
    title: { english: "Entities", chinese: "单位" },
    read: reading("entity.list", entityHandlers["entity.list"]),
  },
  meeting: {
    title: { english: "Meetings", chinese: "会议" },
    read: reading("meeting.list", meetingHandlers["meeting.list"]),
  },
  notice: {
    title: { english: "Notices", chinese: "通知" },
    read: reading("notice.list", noticeHandlers["notice.list"]),
  },
  operation_log: {
    title: { english: "Operation log", chinese: "操作日志" },
    read: reading("operation-log.list", operationLogHandlers["operation-log.list"]),
  },
  proposal: {
    title: { english: "Proposals", chinese: "提案" },
    read: reading("proposal.list", proposalHandlers["proposal.list"]),
  },
  workgroup: {
    title: { english: "Working groups", chinese: "工作组" },
    read: reading("workgroup.list", workgroupHandlers["workgroup.list"]),
  },
}

type Table = { name: Record<Language, string>; rows: Row[] }

/** What a record has beside its row: its files, and tables of its own. */
type Whole = { subject: string; number: number; row: Row; file_ids: readonly string[]; tables: Table[] }

/** The records that can be exported alone, for who may export them. */
const wholes: Readonly<Record<string, (call: Exporter, key: string) => Whole>> = {
  meeting(call, key) {
    const meeting = exportable(call, call.store.rows.meeting.get(key), meetingRules)
    const file_ids = [...meeting.documentation_ids, ...meeting.summary_file_ids]
    const { subject, number } = meeting
    return { subject, number, row: meetingRow(meeting, call.viewer.member, call), file_ids, tables: [] }
  },
  ballot(call, key) {
    const { member } = call.viewer
    const ballot = exportable(call, call.store.rows.ballot.get(key), ballotRules)
    const mayReadVotes = !ballotRules.can(member, "record.list", ballot, call)
    return {
      subject: ballot.subject,
      number: ballot.number,
      row: ballotRow(ballot, member, call),
      file_ids: ballot.documentation_ids,
      tables: mayReadVotes ? [{ name: { english: "Votes", chinese: "投票记录" }, rows: recordsOf(ballot, call) }] : [],
    }
  },
}

function exportable<R extends { alliance_id: string }>(
  { store, now, viewer: { member } }: Exporter,
  record: R | undefined,
  rules: { can: (user: MemberRow, action: "export", record: R, world: World) => Refusal | undefined },
): R {
  if (record?.alliance_id !== member.alliance_id) throw fieldRefusal("key", "unknown_reference")
  const refusal = rules.can(member, "export", record, { store, now })
  if (refusal) throw refusal
  return record
}

/** Makes the file. Throws what the list or record would refuse this person, and field errors for what cannot be exported. */
export function exportContent(call: Exporter, { module, key, query, format, language }: Wish): Content {
  const list = lists[module]
  if (!list) throw fieldRefusal("module", "value_unknown")
  const wholeOf = wholes[module]
  const whole = key === null ? undefined : wholeNamed(call, key, wholeOf)
  const rows = whole ? [whole.row] : list.read(call, filtersOf(query, module))
  const table = Buffer.from(csv(rows, language))
  const title = list.title[language]
  const subject = whole?.subject ?? title
  if (format === "csv") return { subject, bytes: table }
  const entries = whole ? entriesOf(whole, "", call, language) : ofAll(call, rows, language, wholeOf)
  return { subject, bytes: zipOf([{ name: `${title}.csv`, bytes: table }, ...distinct(entries)]) }
}

type WholeOf = (typeof wholes)[string] | undefined

function wholeNamed(call: Exporter, key: string, wholeOf: WholeOf): Whole {
  if (!wholeOf) throw fieldRefusal("key", "unknown_reference")
  return wholeOf(call, key)
}

function ofAll(call: Exporter, rows: Row[], language: Language, wholeOf: WholeOf): ZipEntry[] {
  if (!wholeOf) return []
  const all = rows.map((row) => wholeOf(call, String(row.id)))
  return all.flatMap((one) => entriesOf(one, `${one.number}/`, call, language))
}

/** The tables and documents of a record, in a folder of its own where there are several. */
function entriesOf({ file_ids, tables }: Whole, folder: string, { store }: Exporter, language: Language): ZipEntry[] {
  const files = file_ids.flatMap((id) => {
    const file = store.rows.file.get(id)
    return file ? [{ name: folder + file.name, bytes: file.bytes }] : []
  })
  const made = tables.map(({ name, rows }) => ({
    name: `${folder}${name[language]}.csv`,
    bytes: Buffer.from(csv(rows, language)),
  }))
  return [...made, ...files]
}

/** No two files of one name: the second "agenda.pdf" is "agenda (2).pdf". */
function distinct(entries: readonly ZipEntry[]): ZipEntry[] {
  const taken = new Map<string, number>()
  return entries.map(({ name, bytes }) => {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return { name: count === 1 ? name : name.replace(/(\.[^./]*)?$/, ` (${count})$1`), bytes }
  })
}

const several: ReadonlySet<string> = new Set(["status", "type", "phase", "creator_id", "operation"])
const switches: ReadonlySet<string> = new Set(["mine", "is_voted"])
const plain = ["q", "group_acronym", "draft_code", "meeting_id", "level_id", "member_id", "from", "to"]
const known: ReadonlySet<string> = new Set([...several, ...switches, ...plain])

/** The filters of a list; how it was sorted and paged does not matter here. A log is that of one group at the most. */
function filtersOf(query: string | null, module: string): Row {
  const search = new URLSearchParams(query ?? "")
  const names = [...new Set(search.keys())].filter((name) => known.has(name))
  const isSeveral = (name: string) => several.has(name) || (name === "group_acronym" && module !== "operation_log")
  const value = (name: string) => {
    if (switches.has(name)) return search.get(name) === "true"
    return isSeveral(name) ? search.getAll(name) : search.get(name)
  }
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}

const perPage = 200

/** Reads a list to its end. A filter that the list does not take is a fault of `query`. */
function reading<O extends OperationId>(operation: O, list: List<O>) {
  return (call: Exporter, query: Row): Row[] => {
    const rows: Row[] = []
    for (let page = 1; ; page += 1) {
      const asked = { ...call, operation, path: {}, body: undefined, query: { ...query, page, size: perPage } }
      const { items, total } = (
        answerOf(list, asked as unknown as Checked<O>) as { result: { items: Row[]; total: number } }
      ).result
      rows.push(...items)
      if (items.length === 0 || rows.length >= total) return rows
    }
  }
}

function answerOf<O extends OperationId>(list: List<O>, call: Checked<O>): unknown {
  try {
    return list(call, () => undefined).body
  } catch (error) {
    if (error instanceof Refusal && error.code === "validation_failed") throw fieldRefusal("query", "unknown_reference")
    throw error
  }
}
