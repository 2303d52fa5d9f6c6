import type { IntlShape } from "react-intl/server"
import type { components } from "#app/api/schema.d.ts"

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

/** Text of the reason why a row is skipped; undefined if it is accepted. */
export function reasonOf({ code, field, params, duplicate_of }: Fault, intl: IntlShape): string | undefined {
  if (code === null) return undefined
  // the result of an invitation does not name the field
  if (code === "too_long" && !field) return intl.formatMessage({ id: "member-invitation.reason.value_too_long" })
  const isPlain = code === "too_long" && params?.max === undefined
  const id = (isPlain ? undefined : reasons[code]) ?? "member-invitation.reason.other"
  const values = {
    row: duplicate_of ?? "",
    max: params?.max ?? "",
    field: intl.formatMessage({ id: fields[field ?? "email"] }),
  }
  return intl.formatMessage({ id }, values)
}
