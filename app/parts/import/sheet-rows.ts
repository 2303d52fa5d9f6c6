import type { components } from "#app/api/schema.d.ts"

/** A row as the contract expects it. */
export type MemberRow = components["schemas"]["ImportRowInput"]

type Column = "email" | "name" | "organization" | "groups"

/** Column headings of the templates, and other names that people use for them. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  email: ["email", "e-mail", "mail", "emailaddress", "邮箱", "电子邮箱", "电子邮件", "邮箱地址", "邮件"],
  name: ["name", "fullname", "姓名", "名字"],
  organization: ["organisation", "organization", "entity", "company", "单位", "公司", "机构", "组织"],
  groups: ["groups", "group", "workgroup", "workgroups", "工作组", "小组"],
}

const longestAcronym = 100
const maxAcronyms = 50

const plain = (heading: string) => heading.toLowerCase().replace(/[\s*:：]/g, "")

function columnsOf(head: readonly string[]): Record<Column, number> {
  const titles = head.map(plain)
  const at = (column: Column) => titles.findIndex((title) => headings[column].includes(title))
  return { email: at("email"), name: at("name"), organization: at("organization"), groups: at("groups") }
}

const acronymsOf = (cell: string) =>
  cell
    .split(/[\s,，;；、/]+/)
    .filter(Boolean)
    .slice(0, maxAcronyms)
    .map((acronym) => acronym.slice(0, longestAcronym))

/**
 * The people on a sheet (ADM-01). The first non-empty row has the headings, in either language and any order. Other columns are ignored,
 * and so are rows without content in these columns.
 */
export function memberRows(sheet: readonly (readonly string[])[]): MemberRow[] | { error: "empty" | "no-headings" } {
  const top = sheet.findIndex((cells) => cells.some(Boolean))
  const columns = columnsOf(sheet[top] ?? [])
  if (top < 0) return { error: "empty" }
  if (columns.email < 0) return { error: "no-headings" }
  const rows = sheet.flatMap((cells, at): MemberRow[] => {
    const cell = (column: Column) => cells[columns[column]] ?? ""
    const [email, name, organization, groups] = [cell("email"), cell("name"), cell("organization"), cell("groups")]
    if (at <= top || !(email || name || organization || groups)) return []
    return [{ row: at + 1, email, name, organization, group_acronyms: acronymsOf(groups) }]
  })
  return rows.length > 0 ? rows : { error: "empty" }
}

/** Addresses entered as text, one per line, with the line number as row number. */
export function typedRows(emails: string): MemberRow[] {
  return emails.split("\n").flatMap((line, at) => (line.trim() ? [{ row: at + 1, email: line.trim() }] : []))
}
