import { createHmac, timingSafeEqual } from "node:crypto"
import { portalAddress } from "#mock/engine/mail.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { MeetingRow } from "./records.ts"

/** The signature for one member and one meeting. */
function signatureOf(secret: string, meeting_id: string, member_id: string): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify([meeting_id, member_id]))
    .digest()
}

/** The token of one member for one meeting, signed with the key of the alliance. */
export function invitationToken(secret: string, meeting_id: string, member_id: string): string {
  const signature = signatureOf(secret, meeting_id, member_id).toString("base64url")
  return `${Buffer.from(member_id).toString("base64url")}.${signature}`
}

/** The signed link with which one member can answer one invitation without a session (MEET-10). */
export function invitationLink(meeting: MeetingRow, member: MemberRow, store: Store): string {
  const { secret = "" } = store.rows.meeting_link_key.get(meeting.alliance_id) ?? {}
  const token = invitationToken(secret, meeting.id, member.id)
  return portalAddress(store, meeting.alliance_id, ["meeting", meeting.id, "invitation", token])
}

/** The member whom a token invites to this meeting; undefined if the signature does not match. */
export function invitedBy(token: string, meeting: MeetingRow, store: Store): MemberRow | undefined {
  const [name = "", given = "", ...more] = token.split(".")
  const key = store.rows.meeting_link_key.get(meeting.alliance_id)
  const member = store.rows.member.get(Buffer.from(name, "base64url").toString())
  if (!key || !member || more.length > 0) return undefined
  const signature = signatureOf(key.secret, meeting.id, member.id)
  const sent = Buffer.from(given, "base64url")
  const isGenuine = sent.length === signature.length && timingSafeEqual(sent, signature)
  // Base64url can spell the same bytes in several ways; only the spelling in the mail is accepted.
  return isGenuine && given === signature.toString("base64url") ? member : undefined
}
