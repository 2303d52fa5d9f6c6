import type { LoaderFunctionArgs } from "@remix-run/node"
import { cleanCode, withoutEndPunctuation } from "#app/lib/clean-text.ts"
import { isAcronym } from "#app/lib/route-params.ts"
import type { RequestContext } from "./request-context.server.ts"
import { documentAddress } from "./session-answer.server.ts"

type Arguments = Pick<LoaderFunctionArgs, "context" | "params" | "request">
type Find = (context: RequestContext, text: string) => Promise<readonly string[]>

/** Number of rows in which a search for a whole code finds it: the exact match comes with those that contain it. */
const rows = 25

const acronyms: Find = async ({ api }, q) => {
  const found = isAcronym(q) ? await api.get("/workgroup", { query: { q, size: rows } }) : undefined
  return found?.ok ? found.value.items.map(({ acronym }) => acronym) : []
}

const draftCodes: Find = async ({ api }, q) => {
  const found = q.length <= 64 ? await api.get("/proposal", { query: { q, size: rows } }) : undefined
  return found?.ok ? found.value.items.map(({ draft_code }) => draft_code) : []
}

/** The parameters that people type, and where the user can find their spellings: only records that they may read. */
const finders: Readonly<Record<string, Find>> = { acronym: acronyms, draftCode: draftCodes }

const isSame = (typed: string) => (spelling: string) => spelling.toLowerCase() === typed.toLowerCase()

/** The segment of the alliance in a path `/a/{alliance}/…`, and the first one that can be a name or a code. */
const allianceAt = 2
const recordsFrom = 4

/** Replaces the first segment with this text, from a position on; the query stays. */
function respelled(address: string, { typed, spelling, from }: { typed: string; spelling: string; from: number }) {
  const [path = "", ...query] = address.split("?")
  const segments = path.split("/")
  const at = segments.findIndex((segment, index) => index >= from && decoded(segment) === typed)
  if (at >= 0) segments[at] = encodeURIComponent(spelling)
  return [segments.join("/"), ...query].join("?")
}

/** A segment as the router decodes it: one with a broken code stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Returns an address to redirect to: a page of the portal, and not the same address again. */
const redirectTo = ({ context, request }: Arguments, address: string) =>
  address === documentAddress(request) ? undefined : context.parsePortalAddress(address)

/**
 * The address of a page of an alliance whose name is spelled in another case or with percent codes (TEN-02).
 * @returns undefined if there is no such alliance, or no such page
 */
export function allianceSpelled(args: Arguments): string | undefined {
  const { context, params, request } = args
  const typed = params.alliance ?? ""
  const found = context.alliances.find(({ url }) => isSame(typed)(url))
  if (!found || !context.isRead) return undefined
  const address = documentAddress(request).replace(/^\/A\//, "/a/")
  return redirectTo(args, respelled(address, { typed, spelling: found.url, from: allianceAt }))
}

/**
 * The address of a page that was not found, with the acronym of its group or the code of its proposal as they are spelled. It looks them
 * up as the user, so that it says nothing about records that the user may not read.
 * @returns undefined if the spelling is right, or no such record can be found
 */
export async function recordSpelled(args: Arguments): Promise<string | undefined> {
  const { context, params, request } = args
  if (!context.viewer || !context.isRead) return undefined
  let address = documentAddress(request)
  for (const [name, find] of Object.entries(finders)) {
    const typed = params[name]
    if (typed === undefined) continue
    const known = await find(context, typed)
    const spelling = known.includes(typed) ? typed : known.find(isSame(typed))
    if (spelling !== undefined) address = respelled(address, { typed, spelling, from: recordsFrom })
  }
  return redirectTo(args, address)
}

/** A path without the punctuation of the sentence that it ended, and in half width; undefined if that is no other path. */
function tidied(path: string): string | undefined {
  const typed = path.split("/").map(decoded)
  if (typed.some((segment) => /[/\\\p{Cc}\p{Cs}]/u.test(segment))) return undefined
  const tidy = withoutEndPunctuation(typed.map(cleanCode).join("/"))
  const segments = tidy.split("/")
  const isNoOther = tidy === typed.join("/") || segments.slice(1).some((segment) => /^\.{0,2}$/.test(segment))
  return isNoOther ? undefined : segments.map(encodeURIComponent).join("/")
}

/**
 * The address of a page that was not found without what does not belong to it: a mail program takes the full stop or bracket after a link
 * for a part of it, and a Chinese keyboard types `／wg／ＣＯＰＴ`. Whether its record exists is for that page to say.
 * @returns undefined if nothing has to be removed, or there is no such page
 */
export function withoutSentence(args: Arguments): string | undefined {
  const [path = "", ...query] = documentAddress(args.request).split("?")
  const tidy = args.context.isRead ? tidied(path) : undefined
  return tidy === undefined ? undefined : redirectTo(args, [tidy, ...query].join("?"))
}
