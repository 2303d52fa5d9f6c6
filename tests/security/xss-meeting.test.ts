import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { skeletonOf, targetsOf } from "./markup.ts"
import { vectors } from "./vectors.ts"

const harmless = "only text"

/** Pages that show a meeting, and how often at least they hold the text. */
const pages: Record<string, number> = {
  "/a/aurora/meeting?size=10": 10,
  "/a/aurora/wg/COPT/meeting/meeting-aurora-1?whole": 10,
  "/a/aurora/meeting/meeting-aurora-2?whole": 8,
  "/a/aurora/meeting/meeting-aurora-4": 4,
  "/a/aurora/meeting/meeting-aurora-2/summary": 5,
  "/a/aurora/meeting/meeting-aurora-2/minutes": 10,
}

let own: OwnPortal
let visitor: Visitor
const references = new Map<string, Answer>()
beforeAll(async () => {
  own = await startOwnPortal("security-xss-meeting")
  visitor = own.newVisitor()
  await visitor.mock.setClock("2026-11-20T07:30:00Z")
  await visitor.signIn("chair")
  fill(harmless)
  for (const page of Object.keys(pages)) references.set(page, await visitor.get(page))
}, 60_000)
afterAll(() => own.stop())

/** Which plain fields of which rows hold the text. */
const fields: Record<string, (row: Record<string, unknown>, text: string) => object> = {
  meeting: ({ is_cancelled }, text) => ({ subject: text, location: text, cancel_reason: is_cancelled ? text : null }),
  meeting_topic: ({ withdraw_reason }, text) => ({ subject: text, withdraw_reason: withdraw_reason && text }),
  meeting_feedback: (_row, text) => ({ text }),
  ballot: (_row, text) => ({ subject: text }),
  proposal: (_row, text) => ({ title: text }),
  workgroup: (_row, text) => ({ name: text, name_english: text }),
  member: (_row, text) => ({ name: text, real_name: text }),
  file: (_row, text) => ({ name: text }),
  operation_log: (_row, text) => ({ memo: text }),
}

/** Writes one text into every plain field of a meeting and of what belongs to it. */
function fill(text: string): void {
  const rows = own.mock.stores.get(visitor.mock.store).rows as unknown as Record<string, Table>
  for (const [name, changeOf] of Object.entries(fields)) {
    const table = rows[name]
    for (const row of table?.all() ?? []) table?.put({ ...row, ...changeOf(row, text) })
  }
}

type Table = { all(): Record<string, unknown>[]; put(row: object): void }

describe("quality rows 27, 31: texts of meetings", () => {
  test.each(Object.entries(pages))("%s holds the text", (page, least) => {
    const reference = references.get(page)
    expect(reference?.status).toBe(200)
    expect((reference?.body.split(harmless).length ?? 0) - 1).toBeGreaterThanOrEqual(least)
  })

  test.each(portion(vectors, 4))("%j is text on all of them", async (vector) => {
    fill(vector)
    for (const [page, reference] of references) {
      const answer = await visitor.get(page)
      expect(answer.status, page).toBe(200)
      expect(skeletonOf(answer.body), page).toEqual(skeletonOf(reference.body))
      expect(targetsOf(answer.body), page).toEqual(targetsOf(reference.body))
    }
  })
})
