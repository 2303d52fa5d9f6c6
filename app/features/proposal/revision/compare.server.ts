import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import type { Params } from "#app/lib/route-params.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { revisionRow } from "../detail/detail.server.ts"
import { proposalOf, type Proposal } from "../proposal.server.ts"
import type { Block } from "./html-diff.server.ts"
import { inWorker } from "#app/runtime/in-worker.server.ts"
import { compareTexts, type Comparison } from "./compare-texts.server.ts"

/** Number of unchanged blocks shown around a change; the others are collapsed. */
const contextBlocks = 1

/** An item of a comparison: a block, or the collapsed unchanged ones between two changes. `id` of the first change of a section. */
export type Shown = (Block & { id?: string }) | { kind: "folded"; blocks: string[] }

const views = ["side", "line"] as const

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
  const revision = async (revision_id: string) => {
    const path = { draft_code: code, revision_id }
    const { title, content } = valueOf(await api.get("/proposal/{draft_code}/revision/{revision_id}", { path }))
    return { title, content }
  }
  const [before, after] = await Promise.all([revision(older.id), revision(newer.id)])
  const intl = serverIntl(context.locale)
  const words = {
    added: intl.formatMessage({ id: "proposal.compare.inserted" }),
    removed: intl.formatMessage({ id: "proposal.compare.deleted" }),
    end: intl.formatMessage({ id: "proposal.compare.end" }),
  }
  const diff = await compareInWorker({ older: before, newer: after, alliance, words })
  const { blocks, sections } = withSections(diff.isCut ? [] : diff.blocks)
  return {
    code,
    title: proposal.title,
    alliance,
    older: revisionRow(older, code, context),
    newer: revisionRow(newer, code, context),
    numbers: proposal.revisions.map(({ number }) => number),
    isCut: diff.isCut,
    isCoarse: !diff.isCut && diff.isCoarse,
    isSame: !diff.isCut && blocks.every(({ kind }) => kind === "same"),
    view: views.find((known) => known === new URL(url).searchParams.get("view")) ?? "side",
    sections,
    shown: folded(blocks),
  }
}

export type CompareView = Awaited<ReturnType<typeof compareView>>

const references: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

/** The text of a heading in HTML. */
const textOf = (html: string) =>
  html
    .replace(/<del>.*?<\/del>|<span class="vh">.*?<\/span>|<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (reference) => references[reference] ?? reference)
    .trim()

/** The sections with changes, by the heading above them; the first block is the title, and what follows it has no heading. */
function withSections(blocks: readonly Block[]): { blocks: (Block & { id?: string })[]; sections: Section[] } {
  const sections: Section[] = []
  let heading: string | undefined
  let isCounted = false
  const named = blocks.map((block, at) => {
    const html = block.kind === "changed" ? block.newer : block.html
    if (/^<h[1-6]/.test(html) && block.kind !== "removed") [heading, isCounted] = [textOf(html), false]
    if (at === 1 && heading === undefined) isCounted = false
    if (block.kind === "same" || isCounted) return block
    isCounted = true
    const id = `change-${sections.length + 1}`
    sections.push({ id, name: at === 0 ? "title" : heading === undefined ? "start" : "heading", heading })
    return { ...block, id }
  })
  return { blocks: named, sections }
}

/** A section with changes: the title, what is before the first heading, or what is below one. */
type Section = { id: string; name: "title" | "start" | "heading"; heading: string | undefined }

/** Collapses long unchanged passages, so that the changes stand out. */
function folded(blocks: readonly (Block & { id?: string })[]): Shown[] {
  const isNear = blocks.map((_, at) =>
    blocks.slice(Math.max(0, at - contextBlocks), at + contextBlocks + 1).some(({ kind }) => kind !== "same"),
  )
  const shown: Shown[] = []
  blocks.forEach((block, at) => {
    const last = shown.at(-1)
    if (isNear[at] || block.kind !== "same") shown.push(block)
    else if (last?.kind === "folded") last.blocks.push(block.html)
    else shown.push({ kind: "folded", blocks: [block.html] })
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
