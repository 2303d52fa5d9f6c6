import { valueOf } from "#app/lib/failure.ts"
import type { Params } from "#app/lib/route-params.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { revisionRow } from "../detail/detail.server.ts"
import { proposalOf, type Proposal } from "../proposal.server.ts"
import type { Paragraph } from "./text-diff.server.ts"
import { inWorker } from "#app/runtime/in-worker.server.ts"
import { compareTexts, type Comparison } from "./compare-texts.server.ts"

/** Number of unchanged paragraphs shown around a change; the others are collapsed. */
const contextParagraphs = 1

/** An item of a comparison: a paragraph, or the collapsed unchanged ones between two changes. */
export type Shown = Paragraph | { kind: "folded"; paragraphs: string[] }

/** The two revisions whose numbers are in the URL; by default the latest and the one before it. */
function chosen({ revisions }: Proposal, url: string) {
  const search = new URL(url).searchParams
  const numbered = (name: string) => revisions.find(({ number }) => String(number) === search.get(name))
  const newer = numbered("to") ?? revisions.at(-1)
  const older = numbered("from") ?? revisions[Math.max(0, revisions.length - 2)]
  return { older, newer }
}

/** Compares two revisions on the server, word by word inside changed paragraphs (PROP-03). */
export async function compareView(context: RequestContext, params: Params, url: string) {
  const { api, alliance } = context
  const proposal = await proposalOf(context, params)
  const { draft_code: code } = proposal
  const { older, newer } = chosen(proposal, url)
  if (!older || !newer) throw new Error(`${code} has no revision`)
  const textOf = async (revision_id: string) => {
    const path = { draft_code: code, revision_id }
    const { title, content } = valueOf(await api.get("/proposal/{draft_code}/revision/{revision_id}", { path }))
    return { title, content }
  }
  const [before, after] = await Promise.all([textOf(older.id), textOf(newer.id)])
  const diff = await compareInWorker({ older: before, newer: after, alliance })
  return {
    code,
    title: proposal.title,
    alliance,
    older: revisionRow(older, code, context),
    newer: revisionRow(newer, code, context),
    numbers: proposal.revisions.map(({ number }) => number),
    isCut: diff.isCut,
    isCoarse: !diff.isCut && diff.isCoarse,
    isSame: !diff.isCut && diff.paragraphs.every(({ kind }) => kind === "same"),
    shown: diff.isCut ? [] : folded(diff.paragraphs),
  }
}

export type CompareView = Awaited<ReturnType<typeof compareView>>

/** Collapses long unchanged passages, so that the changes stand out. */
function folded(paragraphs: readonly Paragraph[]): Shown[] {
  const isNear = paragraphs.map((_, at) =>
    paragraphs
      .slice(Math.max(0, at - contextParagraphs), at + contextParagraphs + 1)
      .some(({ kind }) => kind !== "same"),
  )
  const shown: Shown[] = []
  paragraphs.forEach((paragraph, at) => {
    const last = shown.at(-1)
    if (isNear[at] || paragraph.kind !== "same") shown.push(paragraph)
    else if (last?.kind === "folded") last.paragraphs.push(paragraph.text)
    else shown.push({ kind: "folded", paragraphs: [paragraph.text] })
  })
  return shown
}

type TextDiff = ReturnType<typeof compareTexts>

/** Maximum characters of both texts together for a comparison in the main thread, where it is faster than in a worker. */
const shortTexts = 8_192

const compare = inWorker<Comparison, TextDiff>("compare-worker", import.meta.url, {
  atOnce: 1,
  waiting: 8,
  deadline: 5_000,
  memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
})

/**
 * Compares two revisions (`compareTexts`). Long ones are compared in a worker thread, so that they do not delay other requests: every
 * member may open the page, and two of the longest texts take half a second of CPU time (P16, row 22).
 * @returns `isCut` also if the worker is busy or too slow
 */
async function compareInWorker(comparison: Comparison): Promise<TextDiff> {
  const { older, newer } = comparison
  if (older.content.text.length + newer.content.text.length <= shortTexts) return compareTexts(comparison)
  const answer = await compare(comparison)
  return typeof answer === "string" ? { isCut: true } : answer
}
