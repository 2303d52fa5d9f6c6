import { createHash } from "node:crypto"
import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { actionCounts } from "#mock/domains/needs-my-action/waiting.ts"
import { noteClockChanges } from "#mock/engine/clock-changes.ts"
import { recordKind } from "#mock/engine/registry.ts"
import type { World } from "#mock/engine/rules.ts"
import type { ChangedRecord } from "#mock/engine/store/journal.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { isRowOpen } from "#mock/engine/visible.ts"

type ChangeSet = components["schemas"]["ChangeSet"]

const mostChanges = 200
/** Milliseconds for which changes can be asked for by time. */
const longestAgo = 5 * 60_000

/** A cursor names the journal, the last change in it, and what the user's counts were. */
type Cursor = { journal: string; serial: number; counts: string }

const cursorText = ({ journal, serial, counts }: Cursor) => [journal, serial, counts].join(".")

function readCursor(text: string): Cursor {
  const [journal = "", serial, counts = ""] = text.split(".")
  return { journal, serial: Number(serial), counts }
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8)

/** Whether the user may read a record, by the rule that its `get` has. */
function mayRead({ module, key, alliance_id }: ChangedRecord, user: MemberRow, world: World): boolean {
  if (alliance_id !== user.alliance_id) return false
  const { reference } = recordKind(module) ?? {}
  return reference ? reference(key, user, world) !== undefined : isRowOpen(module, key, user, world)
}

function versionOf({ module, key }: ChangedRecord, { store }: World): number | null {
  const rows = store.rows as unknown as Partial<Record<string, { get(id: string): { version?: number } | undefined }>>
  return rows[module]?.get(key)?.version ?? null
}

/** Each record once, at the place of its latest change. */
function latest(records: readonly ChangedRecord[]): ChangedRecord[] {
  const byName = new Map<string, ChangedRecord>()
  for (const record of records) {
    const name = `${record.module} ${record.key}`
    byName.delete(name)
    byName.set(name, record)
  }
  return [...byName.values()]
}

/** Where an answer begins: at a cursor, or at a time of the machine's clock, or now. */
export type From = { cursor?: string | undefined; since?: string | undefined }

/** The changed records after it; undefined if some may be missing. */
function recordsAfter({ cursor, since }: From, { journal }: Store): readonly ChangedRecord[] | undefined {
  if (cursor === undefined && since === undefined) return []
  const time = Date.parse(since ?? "")
  if (cursor === undefined) return Date.now() - time > longestAgo ? undefined : journal.after(journal.serialAt(time))
  const { journal: name, serial } = readCursor(cursor)
  return name === journal.name ? journal.after(serial) : undefined
}

/** What has changed for a user (LIVE-01). */
export function changesSince(from: From, user: MemberRow, world: World): ChangeSet {
  const { store } = world
  noteClockChanges(store)
  const records = recordsAfter(from, store)
  const open = latest(records ?? []).filter((record) => mayRead(record, user, world))
  const counts = digest(actionCounts(user, world))
  // without a cursor nobody knows what the counts were
  const hasNewCounts = from.cursor === undefined ? open.length > 0 : readCursor(from.cursor).counts !== counts
  const { name: journal, serial } = store.journal
  return {
    cursor: cursorText({ journal, serial, counts }),
    is_gap: records === undefined || open.length > mostChanges,
    has_new_counts: records === undefined || hasNewCounts,
    changes: open.slice(-mostChanges).map((record) => {
      const { module, key } = record
      return { module, key, version: versionOf(record, world) }
    }),
  }
}
