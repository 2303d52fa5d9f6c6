import type { components } from "#app/api/schema.d.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"

type Schemas = components["schemas"]

/** A row of an import, judged. */
export type ImportedRow = Readonly<Schemas["ImportRow"]>

export type ImportRow = {
  id: string
  alliance_id: string
  creator_id: string
  module: Schemas["ImportModule"]
  /** Null where the rows were typed in. */
  file_name: string | null
  created_time: Instant
  rows: readonly ImportedRow[]
  /** Organisations that the alliance did not know when it was judged. */
  new_entity_total: number
  /** The invitation that was sent with it. */
  invitation_id: string | null
}

/** What was done about a row: a mail sent, a mail that could not be sent, or nothing. */
export type InvitedPerson = {
  row: number
  email: string
  name: string | null
  outcome: "invited" | "failed" | "skipped"
  code: Schemas["FieldCode"] | null
  duplicate_of: number | null
  /** Groups they join when they come. */
  group_ids: readonly string[]
  /** When the mail was sent again; absent: with the others. */
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
