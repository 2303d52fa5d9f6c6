import type { components } from "#openapi/generated/schema.d.ts"
import type { Instant } from "./clock.ts"
import type { Language } from "./values.ts"

export type OperationLogRow = {
  id: string
  alliance_id: string
  group_id: string | null
  member_id: string | null
  operation: string
  /** The contract's name of the kind of record. */
  module: components["schemas"]["Module"]
  key: string | null
  time: Instant
  ip: string | null
  user_agent: string | null
  memo: string | null
  /** An administrator acted in place of an officer or organizer. */
  is_on_behalf: boolean
}

export type SessionRow = { id: string; member_id: string; alliance_id: string; created_time: Instant }

export type TicketRow = {
  id: string
  person: string
  org: string
  app: string
  goto: string
  expiry_time: Instant
  is_used: boolean
}

/** What a mail says about one record. */
export type MailSection = { record: string | null; subject: string; text: string }

export type MailRow = {
  id: string
  alliance_id: string
  time: Instant
  to: string
  member_id: string | null
  language: Language
  subject: string
  text: string
  operation: string
  record: string | null
  /** The parts of the mail: the first one gives its subject and its record. */
  sections: readonly MailSection[]
}

/** An inbox entry of a member: a mail, and when the member read it (ACC-04). */
export type InboxRow = Pick<MailRow, "id" | "alliance_id" | "time" | "subject" | "text" | "operation" | "record"> & {
  member_id: string
  read_time: Instant | null
}

/**
 * The rows of the store: one type for each kind. The engine's own kinds are here; each domain adds its kinds in its `records.ts` (`declare
 * module`), so that the engine imports no domain.
 */
export interface Rows {
  session: SessionRow
  ticket: TicketRow
  mail: MailRow
  inbox: InboxRow
  operation_log: OperationLogRow
}

export type Kind = keyof Rows

/** The kinds of rows that belong to the engine itself. */
export const engineKinds: readonly Kind[] = ["session", "ticket", "mail", "inbox", "operation_log"]

/** The calling user: a row of the domain `member`. */
export type Member = Rows["member"]
/** The alliance of a call: a row of the domain `alliance`. */
export type Alliance = Rows["alliance"]
