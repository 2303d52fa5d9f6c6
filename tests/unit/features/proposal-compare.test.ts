import { expect, test } from "vitest"
import type { components } from "#app/api/schema.d.ts"
import { compareView } from "#app/features/proposal/compare.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import document from "../../../openapi/generated/openapi.json"

type Proposal = components["schemas"]["Proposal"]

const operation = document.paths["/proposal/{draft_code}"].get
const [found] = Object.values(operation.responses["200"].content["application/json"].examples)
const example = found?.value.result as unknown as Proposal
const [row] = example.revisions as [Proposal["revisions"][0]]

const url = "http://portal.invalid/a/aurora/proposal/AIA-P-2026-001/compare"

/** Compares two revisions with these contents. */
function compared(older: string, newer: string) {
  const texts: Record<string, string> = { older, newer }
  const proposal = {
    ...example,
    revisions: Object.keys(texts).map((id, number) => ({ ...row, id, number })),
  }
  const get = (_path: string, { path: { revision_id } }: { path: { revision_id?: string } }) =>
    Promise.resolve({
      ok: true,
      value: revision_id ? { title: "Skew", content: { format: "html", text: texts[revision_id] } } : proposal,
    })
  const context = { api: { get }, alliance: "aurora", locale: "en", zone: "UTC" } as unknown as RequestContext
  return compareView(context, { draftCode: example.draft_code }, url)
}

/** The longest time for which the event loop was blocked during some work, in milliseconds. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let [last, longestGap] = [performance.now(), 0]
  const note = () => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - last)
    last = now
  }
  const timer = setInterval(note, 1)
  await work()
  note()
  clearInterval(timer)
  return longestGap
}

const sentence = (at: number) => `<p>Sentence ${at} of <b>some</b> people who wrote this and no other.</p>`
const sentences = Array.from({ length: 900 }, (_, at) => sentence(at))
const longest = sentences.join("")
const changed = sentences.map((one, at) => (at % 20 === 0 ? one.replace("no other", "nobody else") : one)).join("")

test("P16 row 22 two of the longest revisions are compared beside everything else", async () => {
  // a busy machine delays a single try; work on the event loop delays all of them
  const waits: number[] = []
  for (let tries = 0; tries < 3; tries += 1)
    waits.push(
      await longestWait(async () => {
        const view = await compared(longest, changed)
        expect(view).toMatchObject({ isCut: false, isCoarse: false })
        expect(view.shown.filter(({ kind }) => kind === "changed")).toHaveLength(45)
      }),
    )
  expect(Math.min(...waits)).toBeLessThan(60)
})

test("PROP-03 a content that cannot be parsed is not compared", async () => {
  const view = await compared("<p>short</p>", "<b>".repeat(9_000))
  expect(view).toMatchObject({ isCut: true, shown: [] })
  expect(await compared("<p>30 minutes</p>", "<p>45 minutes</p>")).toMatchObject({ isCut: false, isSame: false })
})
