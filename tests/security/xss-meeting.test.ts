import { afterAll, beforeAll, describe, expect, test } from "vitest"
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

/** Writes one text into every plain field of a meeting and of what belongs to it. */
function fill(text: string): void {
  const { rows } = own.mock.stores.get(visitor.mock.store)
  for (const row of rows.meeting.all())
    rows.meeting.put({ ...row, subject: text, location: text, cancel_reason: row.is_cancelled ? text : null })
  for (const row of rows.meeting_topic.all())
    rows.meeting_topic.put({ ...row, subject: text, withdraw_reason: row.withdraw_reason && text })
  for (const row of rows.meeting_feedback.all()) rows.meeting_feedback.put({ ...row, text })
  for (const row of rows.ballot.all()) rows.ballot.put({ ...row, subject: text })
  for (const row of rows.proposal.all()) rows.proposal.put({ ...row, title: text })
  for (const row of rows.workgroup.all()) rows.workgroup.put({ ...row, name: text, name_english: text })
  for (const row of rows.member.all()) rows.member.put({ ...row, name: text, real_name: text })
  for (const row of rows.file.all()) rows.file.put({ ...row, name: text })
  for (const row of rows.operation_log.all()) rows.operation_log.put({ ...row, memo: text })
}

describe("quality rows 27, 31: texts of meetings", () => {
  test.each(Object.entries(pages))("%s holds the text", (page, least) => {
    const reference = references.get(page)
    expect(reference?.status).toBe(200)
    expect((reference?.body.split(harmless).length ?? 0) - 1).toBeGreaterThanOrEqual(least)
  })

  test.each(vectors)("%j is text on all of them", async (vector) => {
    fill(vector)
    for (const [page, reference] of references) {
      const answer = await visitor.get(page)
      expect(answer.status, page).toBe(200)
      expect(skeletonOf(answer.body), page).toEqual(skeletonOf(reference.body))
      expect(targetsOf(answer.body), page).toEqual(targetsOf(reference.body))
    }
  })
})
