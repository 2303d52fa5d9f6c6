import type { Member, OperationLogRow } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"

/** The call that caused a change: every transition is logged with the operation, IP address and user agent (ADM-08). */
export type Source = { operation: string; store: Store; ip: string | null; userAgent: string | null }

export type LogEntry = Pick<OperationLogRow, "module" | "alliance_id"> &
  Partial<Pick<OperationLogRow, "group_id" | "key" | "memo" | "is_on_behalf" | "time">> & { user: Member | null }

/** A log memo of several parts, for example the key of a step, the decision and its reason; empty parts are left out. */
export function joinMemo(...parts: readonly (string | null | undefined)[]): string | null {
  return parts.filter(Boolean).join(": ") || null
}

export function writeLog({ operation, store, ip, userAgent }: Source, { user, ...entry }: LogEntry): void {
  store.rows.operation_log.put({
    group_id: null,
    key: null,
    memo: null,
    is_on_behalf: false,
    time: store.now(),
    ...entry,
    id: store.newId("operation-log"),
    member_id: user?.id ?? null,
    operation,
    ip,
    user_agent: userAgent,
  })
}
