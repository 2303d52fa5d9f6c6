import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

type Schemas = components["schemas"]

/** A checked row of an import. Whether the person is invited already is not stored: that changes. */
export type ImportedRow = Readonly<Omit<Schemas["ImportRow"], "invited_until_time">>

export type ImportRow = {
  id: string
  alliance_id: string
  creator_id: string
  module: Schemas["ImportModule"]
  /** Null if the rows were typed in. */
  file_name: string | null
  /** Rows and sheets of the file that were hidden and left out; absent: none. */
  hidden_row_total?: number
  hidden_sheet_total?: number
  created_time: Instant
  rows: readonly ImportedRow[]
  /** Number of organisations that did not exist when the import was checked. */
  new_entity_total: number
  /** The invitation that was sent with the import. */
  invitation_id: string | null
}

/** The outcome of a row: mail sent, mail failed, or skipped. */
export type InvitedPerson = {
  row: number
  email: string
  name: string | null
  outcome: "invited" | "failed" | "skipped"
  code: Schemas["FieldCode"] | null
  duplicate_of: number | null
  /** Groups that the person joins when becoming a member. */
  group_ids: readonly string[]
  /** When the mail was sent again; absent if it was sent only once, with the others. */
  sent_time?: Instant
  is_revoked?: boolean
}

export type MemberInvitationRow = {
  id: string
  alliance_id: string
  creator_id: string
  created_time: Instant
  text: RichText
  attachment_ids: readonly string[]
  group_ids: readonly string[]
  people: readonly InvitedPerson[]
}

declare module "#mock/engine/store/rows.ts" {
  interface Rows {
    import: ImportRow
    member_invitation: MemberInvitationRow
  }
}

/** Memo of an invitation in the operation log: the number of people by outcome. */
export function invitationMemo({ people }: Pick<MemberInvitationRow, "people">): string {
  const count = (wanted: InvitedPerson["outcome"]) => people.filter(({ outcome }) => outcome === wanted).length
  return `invited: ${count("invited")}, failed: ${count("failed")}, skipped: ${count("skipped")}`
}
