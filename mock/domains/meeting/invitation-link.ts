import { createHmac, timingSafeEqual } from "node:crypto"
import { portalAddress } from "#mock/engine/mail.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Store } from "#mock/engine/store/store.ts"

/** A record to which people are invited by a signed link: a meeting, or a date poll. */
type Inviting = { id: string; alliance_id: string }

/** The signature for one member and one record; ids of different kinds of records differ, and so do their signatures. */
function signatureOf(secret: string, record_id: string, member_id: string): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify([record_id, member_id]))
    .digest()
}

/** The token of one member for one record, signed with the key of the alliance. */
export function invitationToken(secret: string, record_id: string, member_id: string): string {
  const signature = signatureOf(secret, record_id, member_id).toString("base64url")
  return `${Buffer.from(member_id).toString("base64url")}.${signature}`
}

/** The signed link with which one member can answer one invitation without a session (MEET-10, MEET-14). */
export function invitationLink(
  page: "meeting" | "date-poll",
  { id, alliance_id }: Inviting,
  member: MemberRow,
  store: Store,
): string {
  const { secret = "" } = store.rows.meeting_link_key.get(alliance_id) ?? {}
  return portalAddress(store, alliance_id, [page, id, "invitation", invitationToken(secret, id, member.id)])
}

/** The member whom a token invites to this record; undefined if the signature does not match. */
export function invitedBy(token: string, { id, alliance_id }: Inviting, store: Store): MemberRow | undefined {
  const [name = "", given = "", ...more] = token.split(".")
  const key = store.rows.meeting_link_key.get(alliance_id)
  const member = store.rows.member.get(Buffer.from(name, "base64url").toString())
  if (!key || !member || more.length > 0) return undefined
  const signature = signatureOf(key.secret, id, member.id)
  const sent = Buffer.from(given, "base64url")
  const isGenuine = sent.length === signature.length && timingSafeEqual(sent, signature)
  // Base64url can spell the same bytes in several ways; only the spelling in the mail is accepted.
  return isGenuine && given === signature.toString("base64url") ? member : undefined
}
