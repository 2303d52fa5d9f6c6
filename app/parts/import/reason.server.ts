import type { IntlShape } from "react-intl/server"
import type { components } from "#openapi/generated/schema.d.ts"

type Row = components["schemas"]["ImportRow"]
type Fault = Pick<Row, "code" | "duplicate_of"> & Partial<Pick<Row, "field" | "params">>

const reasons: Readonly<Record<string, FormatjsIntl.Message["ids"]>> = {
  required: "member-invitation.reason.required",
  email_format: "member-invitation.reason.email_format",
  already_member: "member-invitation.reason.already_member",
  duplicate_row: "member-invitation.reason.duplicate_row",
  too_long: "member-invitation.reason.too_long",
  unknown_reference: "member-invitation.reason.unknown_reference",
}
const fields = {
  email: "member-invitation.email",
  name: "member-invitation.name",
  organization: "member-invitation.organization",
  group_acronyms: "member-invitation.groups",
} as const

const other = "member-invitation.reason.other"

/** Message id of a reason. The result of an invitation names neither the field nor the longest length. */
function messageOf(code: string, { field, params }: Fault): FormatjsIntl.Message["ids"] {
  if (code !== "too_long" || params?.max !== undefined) return reasons[code] ?? other
  return field ? other : "member-invitation.reason.value_too_long"
}

/** Text of the reason why a row is skipped; undefined if it is accepted. */
export function reasonOf(fault: Fault, intl: IntlShape): string | undefined {
  const { code, field, params, duplicate_of } = fault
  if (code === null) return undefined
  const values = {
    row: duplicate_of ?? "",
    max: params?.max ?? "",
    field: intl.formatMessage({ id: fields[field ?? "email"] }),
  }
  return intl.formatMessage({ id: messageOf(code, fault) }, values)
}
