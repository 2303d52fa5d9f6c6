import { expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { compareTexts } from "#app/features/proposal/revision/compare-texts.server.ts"
import { compareView } from "#app/features/proposal/revision/compare.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { longestWait } from "#tests/support/longest-wait.ts"
import document from "../../../../openapi/generated/openapi.json"

type Proposal = components["schemas"]["Proposal"]

const operation = document.paths["/proposal/{draft_code}"].get
const [found] = Object.values(operation.responses["200"].content["application/json"].examples)
const example = found?.value.result as unknown as Proposal
const [row] = example.revisions as [Proposal["revisions"][0]]

const url = "http://portal.invalid/a/aurora/proposal/AIA-P-2026-001/compare"

const words = { added: "+", removed: "-", end: "." }

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

const sentence = (at: number) => `<p>Sentence ${at} of <b>some</b> people who wrote this and no other.</p>`
const sentences = Array.from({ length: 900 }, (_, at) => sentence(at))
const longest = sentences.join("")
const changed = sentences.map((one, at) => (at % 20 === 0 ? one.replace("no other", "nobody else") : one)).join("")

test("P16 row 22 comparing two of the longest revisions does not block the event loop", async () => {
  const texts = [longest, changed].map((text) => ({ title: "Skew", content: { format: "html" as const, text } }))
  const [older, newer] = texts as [(typeof texts)[0], (typeof texts)[0]]
  const here = await longestWait(
    () =>
      new Promise((resolve) => setImmediate(() => resolve(compareTexts({ older, newer, alliance: "aurora", words })))),
  )
  // A busy machine can delay a single try and stop its comparison; work on the event loop would delay every try.
  const waits: number[] = []
  const changes: number[] = []
  for (let tries = 0; tries < 4; tries += 1)
    waits.push(
      await longestWait(async () => {
        const { shown } = await compared(longest, changed)
        changes.push(shown.filter(({ kind }) => kind === "changed").length)
      }),
    )
  expect(Math.max(...changes)).toBe(45)
  expect(Math.min(...waits)).toBeLessThan(Math.max(60, here / 2))
})

test("PROP-03 a content that cannot be parsed is not compared", async () => {
  const view = await compared("<p>short</p>", "<b>".repeat(9_000))
  expect(view).toMatchObject({ isCut: true, shown: [] })
  expect(await compared("<p>30 minutes</p>", "<p>45 minutes</p>")).toMatchObject({ isCut: false, isSame: false })
})

test("PROP-03 the sections with changes are listed by their headings, and lead to their first change", async () => {
  const section = (name: string, text: string) => `<h1>${name}</h1><p>${text}</p>`
  const older = [
    "<p>Start.</p>",
    section("Scope", "All lanes."),
    section("Terms &amp; signs", "Skew: 3 ps."),
    section("End", "Nothing."),
  ]
  const newer = [
    "<p>Start.</p>",
    section("Scope", "All lanes and cables."),
    section("Terms &amp; signs", "Skew: 4 ps."),
    section("End", "Nothing."),
  ]
  const { sections, shown } = await compared(older.join(""), newer.join(""))
  expect(sections).toEqual([
    { id: "change-1", name: "heading", heading: "Scope" },
    { id: "change-2", name: "heading", heading: "Terms & signs" },
  ])
  const named = shown.flatMap((item) =>
    "id" in item && item.id && item.kind === "changed" ? [[item.id, item.newer]] : [],
  )
  expect(named.map(([id]) => id)).toEqual(["change-1", "change-2"])
  expect(named[1]?.[1]).toContain("<ins>")
})
