import type { Instant } from "./clock.ts"
import type { Language } from "./values.ts"

export type OperationLogRow = {
  id: string
  alliance_id: string
  group_id: string | null
  member_id: string | null
  operation: string
  module: string
  key: string | null
  time: Instant
  ip: string | null
  user_agent: string | null
  memo: string | null
  /** An administrator acted where an officer or organizer would have. */
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
}

/** An entry of somebody's inbox: a mail to them, and when they read of it (ACC-04). */
export type InboxRow = Pick<MailRow, "id" | "alliance_id" | "time" | "subject" | "text" | "operation" | "record"> & {
  member_id: string
  read_time: Instant | null
}

/**
 * What the store remembers: one type of row for each kind. The engine's own kinds stand here; each domain adds its kinds in its
 * `records.ts` (`declare module`), so that the engine imports no domain.
 */
export interface Rows {
  session: SessionRow
  ticket: TicketRow
  mail: MailRow
  inbox: InboxRow
  operation_log: OperationLogRow
}

export type Kind = keyof Rows

/** The kinds that the engine itself keeps. */
export const engineKinds: readonly Kind[] = ["session", "ticket", "mail", "inbox", "operation_log"]

/** The person who calls, as the domain `member` keeps them. */
export type Member = Rows["member"]
/** The alliance of a call, as the domain `alliance` keeps it. */
export type Alliance = Rows["alliance"]
