import { stringify } from "csv-stringify/sync"
import { zipOf, type ZipEntry } from "../http/zip.ts"
import type { Language } from "../store/records.ts"
import type { MeetingRow } from "../store/work-records.ts"
import { meetingRules } from "../rules/meeting.ts"
import { meetingHandlers } from "./meeting.ts"
import { meetingRow } from "./meeting-view.ts"
import { noticeHandlers } from "./notice.ts"
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
const lists: Readonly<
  Record<string, { title: Record<Language, string>; read: (call: Exporter, query: Row) => Row[] }>
> = {
  meeting: {
    title: { english: "Meetings", chinese: "会议" },
    read: reading("meeting.list", meetingHandlers["meeting.list"]),
  },
  notice: {
    title: { english: "Notices", chinese: "通知" },
    read: reading("notice.list", noticeHandlers["notice.list"]),
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

/** Makes the file. Throws what the list or record would refuse this person, and field errors for what cannot be exported. */
export function exportContent(call: Exporter, { module, key, query, format, language }: Wish): Content {
  const list = lists[module]
  if (!list) throw fieldRefusal("module", "value_unknown")
  const meeting = key === null ? undefined : meetingOf(call, module, key)
  const rows = meeting ? [meetingRow(meeting, call.viewer.member, call)] : list.read(call, filtersOf(query))
  const subject = meeting?.subject ?? list.title[language]
  const table = Buffer.from(csv(rows, language))
  if (format === "csv") return { subject, bytes: table }
  const meetings = module === "meeting" ? rows.flatMap((row) => call.store.rows.meeting.get(String(row.id)) ?? []) : []
  const files = meetings.flatMap((one) => filesOf(one, meeting ? "" : `${one.number}/`, call))
  return { subject, bytes: zipOf([{ name: `${list.title[language]}.csv`, bytes: table }, ...distinct(files)]) }
}

/** The documents of a meeting, in a folder of its own where there are several. */
function filesOf({ documentation_ids, summary_file_ids }: MeetingRow, folder: string, { store }: Exporter): ZipEntry[] {
  return [...documentation_ids, ...summary_file_ids].flatMap((id) => {
    const file = store.rows.file.get(id)
    return file ? [{ name: folder + file.name, bytes: file.bytes }] : []
  })
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

function meetingOf({ store, now, viewer }: Exporter, module: string, key: string): MeetingRow {
  const meeting = module === "meeting" ? store.rows.meeting.get(key) : undefined
  if (meeting?.alliance_id !== viewer.member.alliance_id) throw fieldRefusal("key", "unknown_reference")
  const refusal = meetingRules.can(viewer.member, "export", meeting, { store, now })
  if (refusal) throw refusal
  return meeting
}

const several: ReadonlySet<string> = new Set(["status", "type", "phase", "creator_id"])
const known: ReadonlySet<string> = new Set([...several, "q", "group_acronym", "draft_code", "mine", "from", "to"])

/** The filters of a list; how it was sorted and paged does not matter here. */
function filtersOf(query: string | null): Row {
  const search = new URLSearchParams(query ?? "")
  const names = [...new Set(search.keys())].filter((name) => known.has(name))
  const value = (name: string) => {
    if (name === "mine") return search.get(name) === "true"
    return several.has(name) || name === "group_acronym" ? search.getAll(name) : search.get(name)
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

/** One line for each row: plain values, and of what a row refers to its name. Nothing in it is a formula. */
function csv(rows: readonly Row[], language: Language): string {
  const columns = Object.keys(rows[0] ?? { id: null }).filter(
    (name) => !Array.isArray(rows[0]?.[name]) && name !== "version",
  )
  const lines = rows.map((row) => columns.map((name) => text(row[name])))
  const heads = columns.map((name) => (language === "chinese" ? (headings[name] ?? name) : name.replaceAll("_", " ")))
  return `\ufeff${stringify([heads, ...lines], { escape_formulas: true, record_delimiter: "windows" })}`
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value !== "object") return String(value)
  const { acronym, draft_code, name, total } = value as Record<string, unknown>
  return (
    [acronym, draft_code, name, total]
      .find((part) => typeof part === "string" || typeof part === "number")
      ?.toString() ?? ""
  )
}

const headings: Readonly<Record<string, string>> = {
  number: "编号",
  group_number: "工作组编号",
  subject: "主题",
  title: "标题",
  name: "名称",
  acronym: "简称",
  draft_code: "草案编号",
  start_time: "开始时间",
  planned_end_time: "计划结束时间",
  actual_end_time: "实际结束时间",
  sent_time: "发送时间",
  created_time: "创建时间",
  updated_time: "更新时间",
  timezone: "时区",
  duration: "时长",
  location: "地点",
  participants: "参与人数",
  group: "工作组",
  proposal: "提案",
  phase: "阶段",
  organizer: "组织者",
  creator: "创建者",
  status: "状态",
}
