import { stringify } from "csv-stringify/sync"
import type { Language } from "../store/records.ts"

type Row = Record<string, unknown>

/** One line for each row: plain values, and of what a row refers to its name. Nothing in it is a formula. */
export function csv(rows: readonly Row[], language: Language): string {
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

const headings: Readonly<Record<string, string>> = {
  number: "编号",
  group_number: "工作组编号",
  subject: "主题",
  title: "标题",
  name: "名称",
  name_english: "英文名称",
  acronym: "简称",
  acronym_english: "英文简称",
  level: "会员级别",
  email_suffix: "邮箱后缀",
  website: "网站",
  expiration: "有效期至",
  is_expired: "已过期",
  region: "国家或地区",
  member_total: "成员数",
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
  end_time: "结束时间",
  quorum_percent: "法定人数比例",
  majority_percent: "多数比例",
  voters: "投票人数",
  turnout: "已投票人数",
  meeting: "会议",
  previous_ballot: "上一次投票",
  my_vote: "我的投票",
  user: "投票人",
  option: "选项",
  reason: "理由",
  time: "时间",
  state: "状态",
  group: "工作组",
  proposal: "提案",
  phase: "阶段",
  organizer: "组织者",
  creator: "创建者",
  status: "状态",
  username: "用户名",
  email: "邮箱",
  operation: "操作",
  ip: "IP 地址",
  user_agent: "浏览器",
  memo: "备注",
  module: "模块",
  record: "记录",
  is_on_behalf: "代为操作",
}
