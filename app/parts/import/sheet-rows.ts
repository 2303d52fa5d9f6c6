import type { components } from "#openapi/generated/schema.d.ts"
import { cleanCode, cleanLine } from "#app/lib/clean-text.ts"
import { addressLines } from "#app/forms/schema/emails.schema.ts"
import { tidyEmail } from "#app/forms/schema/tidy-address.ts"

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

/** The names in a heading: both of `邮箱 / Email`, without the remark in `Email address (required)`. */
function namesIn(heading: string): string[] {
  const words = cleanCode(heading)
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]|【[^【】]*】/g, "")
  return words.split(/[/|]/).map((name) => name.replace(/[\s*:]/g, ""))
}

function columnsOf(head: readonly string[]): Record<Column, number> {
  const titles = head.map(namesIn)
  const at = (column: Column) => titles.findIndex((names) => names.some((name) => headings[column].includes(name)))
  return { email: at("email"), name: at("name"), organization: at("organization"), groups: at("groups") }
}

const acronymsOf = (cell: string) =>
  cleanCode(cell)
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
    const cell = (column: Column) => cleanLine(cells[columns[column]] ?? "")
    const [name, organization, groups] = [cell("name"), cell("organization"), cell("groups")]
    const email = tidyEmail(cell("email"))
    if (at <= top || !(email || name || organization || groups)) return []
    return [{ row: at + 1, email, name, organization, group_acronyms: acronymsOf(groups) }]
  })
  return rows.length > 0 ? rows : { error: "empty" }
}

/**
 * Addresses entered as text, one per line or as mail programs copy them. The row is the number of the line, or of the address if a line has
 * several.
 */
export function typedRows(emails: string): MemberRow[] {
  // words without any address are one wrong entry, not one each
  const isNothing = (words: readonly string[]) => words.length > 1 && !words.some((word) => word.includes("@"))
  const lines = addressLines(emails).map((words) => (isNothing(words) ? [words.join(" ")] : words))
  if (lines.some(({ length }) => length > 1)) return lines.flat().map((email, at) => ({ row: at + 1, email }))
  return lines.flatMap(([email], at) => (email === undefined ? [] : [{ row: at + 1, email }]))
}
