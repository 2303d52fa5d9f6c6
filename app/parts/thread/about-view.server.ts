import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { ThreadsOn } from "#app/lib/paths/thread.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { finderIn, paragraphId, paragraphsOf, type Place } from "./paragraphs.server.ts"

type Schemas = components["schemas"]
type Anchor = Schemas["ThreadAnchor"]

/** Finds paragraphs in the latest revision of a proposal. */
export type Latest = { revision: Schemas["RevisionRef"]; find: (quote: string) => Place }

/** The latest revision of a proposal; undefined for other records, and if it cannot be read now: threads are shown without it. */
export async function latestOf(
  { api, alliance }: RequestContext,
  { module, key }: ThreadsOn,
): Promise<Latest | undefined> {
  if (module !== "proposal") return undefined
  const read = await api.get("/proposal/{draft_code}", { path: { draft_code: key } })
  if (!read.ok) return undefined
  const { latest_revision: revision, content } = read.value
  // most threads quote nothing: the text is only rendered for one that does
  let find: Latest["find"] | undefined
  return { revision, find: (quote) => (find ??= finderIn(paragraphsOf(richTextHtml(content, { alliance }))))(quote) }
}

/** What a quoted paragraph has become in a later revision. */
function inLatest({ revision, quote }: Anchor, latest: Latest | undefined, code: string, alliance: string) {
  if (!revision || quote === null || !latest || latest.revision.number <= revision.number) return undefined
  const place = latest.find(quote)
  const page = proposalPaths.revision(alliance, code, latest.revision.id)
  return {
    kind: place.kind,
    number: latest.revision.number,
    href: place.kind === "gone" ? undefined : `${page}#${place.id}`,
  }
}

/** What a thread is about, with a link to it (DISC-01). */
export function aboutView(
  anchor: Anchor,
  record: Schemas["RecordRef"],
  latest: Latest | undefined,
  { alliance }: RequestContext,
) {
  const { revision, quote, topic } = anchor
  if (topic) {
    const { id, code, subject, status } = topic
    const href = `${recordHref(alliance, record) ?? ""}#${id}`
    return { kind: "topic" as const, href, code, subject, isWithdrawn: status === "withdrawn" }
  }
  if (!revision) return undefined
  const page = proposalPaths.revision(alliance, record.key, revision.id)
  return {
    kind: "revision" as const,
    number: revision.number,
    quote: quote ?? undefined,
    href: quote === null ? page : `${page}#${paragraphId(quote)}`,
    latest: inLatest(anchor, latest, record.key, alliance),
  }
}

export type AboutView = NonNullable<ReturnType<typeof aboutView>>

/** A part of the record for the form of a new thread: what it shows, and what it sends. */
export function newAnchor({ revision, quote, topic }: Anchor, { key }: ThreadsOn, { alliance }: RequestContext) {
  const page = revision && proposalPaths.revision(alliance, key, revision.id)
  return {
    number: revision?.number,
    quote: quote ?? undefined,
    topic: topic ? { code: topic.code, subject: topic.subject } : undefined,
    href: page ? `${page}${quote === null ? "" : `#${paragraphId(quote)}`}` : undefined,
    sends: {
      ...(revision && { "anchor.revision_id": revision.id }),
      ...(quote !== null && { "anchor.quote": quote }),
      ...(topic && { "anchor.topic_id": topic.id }),
    },
  }
}

/** The part of the record that the page's query names, for a new thread. @throws 404 if there is no such part */
export async function askedAnchor(
  context: RequestContext,
  { module, key }: ThreadsOn,
  url: string,
): Promise<Anchor | undefined> {
  const search = new URL(url).searchParams
  const [revision_id, topic_id] = [search.get("revision"), search.get("topic")]
  if (module === "proposal" && revision_id) return revisionAsked(context, key, revision_id, search.get("paragraph"))
  if (module === "topic_call" && topic_id) return topicAsked(context, key, topic_id)
  return undefined
}

const noSuchPart = () => new ApiFailure({ kind: "not_found" })

async function revisionAsked(
  { api, alliance }: RequestContext,
  draft_code: string,
  revision_id: string,
  paragraph: string | null,
) {
  if (!isRecordId(revision_id)) throw noSuchPart()
  const path = { draft_code, revision_id }
  const { id, number, content } = valueOf(await api.get("/proposal/{draft_code}/revision/{revision_id}", { path }))
  const revision = { id, number }
  if (paragraph === null) return { revision, quote: null, topic: null }
  const found = paragraphsOf(richTextHtml(content, { alliance })).find((one) => one.id === paragraph)
  if (!found) throw noSuchPart()
  return { revision, quote: found.quote, topic: null }
}

async function topicAsked({ api }: RequestContext, id: string, topic_id: string) {
  if (!isRecordId(topic_id)) throw noSuchPart()
  const read = await api.get("/topic-call/{id}/topic/{topic_id}", { path: { id, topic_id } })
  const { code, subject, status } = valueOf(read)
  return { revision: null, quote: null, topic: { id: topic_id, code, subject, status } }
}
