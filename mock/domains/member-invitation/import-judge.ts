import { comparable, storedText } from "#mock/engine/texts.ts"
import { fullFormats } from "ajv-formats/dist/formats.js"
import type { components } from "#openapi/generated/schema.d.ts"
import type { ImportedRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { membersByEmail } from "./rules.ts"
import { mayAdminister } from "#mock/domains/workgroup/group-roles.ts"
import type { World } from "#mock/engine/rules.ts"

type Given = components["schemas"]["ImportRowInput"]
type Fault = Pick<ImportedRow, "field" | "code"> & Partial<Pick<ImportedRow, "params" | "duplicate_of">>

/** The checked rows of an import (FORM-09), and how many new organisations they contain. */
export type Judged = { rows: ImportedRow[]; new_entity_total: number }

const longest = { email: 254, name: 100, organization: 200 }
/** The contract's `Email`: a row with any other address would become a record that no response can contain. */
const address = fullFormats.email as RegExp

/** Counts like the contract's schemas: a rare Chinese character is one. */
const characters = (text: string | null): number => [...(text ?? "")].length

/** Checks every row: missing values, values that are too long, and addresses that a member or an earlier row already has. */
export function judgeRows(given: readonly Given[], user: MemberRow, world: World): Judged {
  const { alliance_id } = user
  const members = membersByEmail(alliance_id, world)
  const groups = groupsToJoin(user, world)
  const seen = new Map<string, number>()
  const rows = given.map((input): ImportedRow => {
    const row = cleaned(input)
    const fault = faultOf(row, { members, groups, seen })
    if (!seen.has(row.email.toLowerCase())) seen.set(row.email.toLowerCase(), row.row)
    return { ...row, is_accepted: !fault, field: null, code: null, params: null, duplicate_of: null, ...fault }
  })
  return { rows, new_entity_total: newEntities(rows, alliance_id, world) }
}

/** The groups that the user may invite people to: ids by lower-case acronym. */
export function groupsToJoin(user: MemberRow, { store }: World): Map<string, string> {
  const groups = store.rows.workgroup.filter(
    (group) => group.alliance_id === user.alliance_id && group.status === "normal" && mayAdminister(user, group),
  )
  return new Map(groups.map(({ acronym, id }) => [acronym.toLowerCase(), id]))
}

type Cleaned = Pick<ImportedRow, "row" | "email" | "name" | "organization" | "group_acronyms">

function cleaned({ row, email, name, organization, group_acronyms = [] }: Given): Cleaned {
  return {
    row,
    email: email.trim(),
    name: storedText(name),
    organization: storedText(organization),
    group_acronyms: group_acronyms.map((acronym) => acronym.trim()).filter(Boolean),
  }
}

type Known = {
  members: ReadonlyMap<string, unknown>
  groups: ReadonlyMap<string, string>
  seen: ReadonlyMap<string, number>
}

function faultOf(row: Cleaned, known: Known): Fault | undefined {
  return emailFault(row, known) ?? textFault(row) ?? groupFault(row, known)
}

function emailFault({ email }: Cleaned, { members, seen }: Known): Fault | undefined {
  const field = "email"
  if (!email) return { field, code: "required" }
  if (email.length > longest.email) return { field, code: "too_long", params: { max: longest.email } }
  if (!address.test(email)) return { field, code: "email_format" }
  const duplicate_of = seen.get(email.toLowerCase())
  if (duplicate_of !== undefined) return { field, code: "duplicate_row", duplicate_of }
  return members.has(email.toLowerCase()) ? { field, code: "already_member" } : undefined
}

function textFault(row: Cleaned): Fault | undefined {
  for (const field of ["name", "organization"] as const)
    if (characters(row[field]) > longest[field]) return { field, code: "too_long", params: { max: longest[field] } }
  return undefined
}

function groupFault({ group_acronyms }: Cleaned, { groups }: Known): Fault | undefined {
  const isKnown = group_acronyms.every((acronym) => groups.has(acronym.toLowerCase()))
  return isKnown ? undefined : { field: "group_acronyms", code: "unknown_reference" }
}

function newEntities(rows: readonly ImportedRow[], alliance_id: string, { store }: World): number {
  const known = store.rows.entity
    .filter((entity) => entity.alliance_id === alliance_id)
    .flatMap(({ name, name_english, acronym, acronym_english }) => [name, name_english, acronym, acronym_english])
  const names = new Set(known.map(comparable))
  const named = rows.flatMap(({ is_accepted, organization }) =>
    is_accepted && organization !== null && !names.has(comparable(organization)) ? [comparable(organization)] : [],
  )
  return new Set(named).size
}
