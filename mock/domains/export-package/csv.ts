import { stringify } from "csv-stringify/sync"
import type { Language } from "#mock/engine/store/values.ts"

type Row = Record<string, unknown>

/** Formats rows as CSV: plain values, and the name of each referenced record. Formulas are escaped. */
export function csv(rows: readonly Row[], language: Language, headings: Readonly<Record<string, string>> = {}): string {
  const columns = Object.keys(rows[0] ?? { id: null }).filter(
    (name) => !Array.isArray(rows[0]?.[name]) && name !== "version",
  )
  const lines = rows.map((row) => columns.map((name) => text(row[name])))
  const heads = columns.map((name) =>
    language === "chinese" ? (headings[name] ?? common[name] ?? name) : name.replaceAll("_", " "),
  )
  return `\ufeff${stringify([heads, ...lines], { escape_formulas: true, record_delimiter: "windows" })}`
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value !== "object") return String(value)
  const {
    acronym,
    draft_code,
    name,
    text: words,
    subject,
    title,
    option,
    voted,
    total,
  } = value as Record<string, unknown>
  const plain = [acronym, draft_code, name, words, subject, title, voted, total].find(
    (part) => typeof part === "string" || typeof part === "number",
  )
  return plain?.toString() ?? text(option)
}

/** Chinese headings of columns that several kinds of records have; each kind adds its own (`RecordExport`). */
const common: Readonly<Record<string, string>> = {
  number: "编号",
  group_number: "工作组编号",
  subject: "主题",
  title: "标题",
  description: "说明",
  minutes: "纪要",
  presenter: "主讲人",
  withdraw_reason: "撤回原因",
  organization: "单位",
  name: "名称",
  name_english: "英文名称",
  acronym: "简称",
  draft_code: "提案编号",
  start_time: "开始时间",
  created_time: "创建时间",
  updated_time: "更新时间",
  timezone: "时区",
  duration: "时长",
  location: "地点",
  end_time: "结束时间",
  meeting: "会议",
  user: "投票人",
  option: "选项",
  reason: "理由",
  time: "时间",
  state: "状态",
  group: "工作组",
  proposal: "提案",
  phase: "阶段",
  creator: "创建人",
  status: "状态",
  username: "用户名",
  email: "邮箱",
  operation: "操作",
  memo: "备注",
  module: "模块",
}
