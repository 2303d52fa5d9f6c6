import { beforeAll, expect, test } from "vitest"
import { contract } from "#tests/contract/mock-contract.ts"
import type { Kind } from "#mock/engine/store/rows.ts"
import { actorOf, type Actor, resetActor } from "#tests/security/submit.ts"
import { plainText } from "#tests/support/forms.ts"
import { sharedPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"

const { SystemReason } = contract.components?.schemas as Record<string, { enum: string[] }>
const reasons = SystemReason?.enum ?? []

/** How each kind of record ends although nobody ends it (openapi/states/proposal.yaml, workgroup.yaml), and its page. */
const endings = [
  { kind: "meeting", id: "meeting-aurora-1", page: "meeting/meeting-aurora-1", change: { is_cancelled: true } },
  { kind: "meeting", id: "meeting-aurora-1", page: "meeting/meeting-aurora-1", change: { actual_end_time: "now" } },
  {
    kind: "meeting",
    id: "meeting-aurora-1",
    page: "meeting/meeting-aurora-1/minutes",
    change: { actual_end_time: "now" },
  },
  { kind: "ballot", id: "ballot-aurora-1", page: "vote/ballot-aurora-1", change: { is_cancelled: true } },
  { kind: "proposal", id: "proposal-aurora-1", page: "proposal/AIA-P-2026-001", change: { decided: "closed" } },
] as const

let admin: Actor
beforeAll(async () => void (admin = await actorOf(await sharedPortal(), "admin")))

type Row = { id: string; system_reason?: string | null; cancel_reason?: string | null }

test("every kind of record with a reason of the system is in the table", () => {
  const tables = Object.entries(admin.store.rows) as [Kind, { all(): object[] }][]
  const kinds = tables.filter(([, table]) => table.all().some((row) => "system_reason" in row)).map(([kind]) => kind)
  expect([...new Set(endings.map(({ kind }) => kind as Kind))].sort()).toEqual(kinds.sort())
})

const cases = endings.flatMap((ending) => reasons.map((reason) => ({ ...ending, reason })))

test.each(cases)("MEET-05 a $kind that ended by itself says why on $page: $change, $reason", async (one) => {
  const { kind, id, page, change, reason } = one
  resetActor(admin)
  const table = admin.store.rows[kind] as unknown as { get(id: string): Row; put(row: Row): void }
  const now = admin.store.now()
  const timed = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === "now" ? now : value]))
  const past = kind === "meeting" && "actual_end_time" in change ? { start_time: now - 60_000 } : {}
  table.put({ ...table.get(id), ...past, ...timed, cancel_reason: null, system_reason: reason })
  const { status, body } = await admin.visitor.get(`/a/aurora/${page}`)
  const shown = plainText(body.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " "))
  expect(status).toBe(200)
  expect(shown).toContain(text("en", `event.system-reason.${reason}`))
  const isSaidToBeCancelled = shown.includes(
    `${text("en", "event.cancelled")} ${text("en", `event.system-reason.${reason}`)}`,
  )
  if ("actual_end_time" in change) expect(isSaidToBeCancelled).toBe(false)
})
