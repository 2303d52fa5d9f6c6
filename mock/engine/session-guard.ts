import type { IncomingHttpHeaders } from "node:http"
import type { Member } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Viewer } from "./handler.ts"

export type Credentials = { token: string; alliance_id: string; member_id: string; username: string }

/** Reads the four session headers. Header values are latin-1, so the user name is percent-encoded. */
export function credentialsOf(headers: IncomingHttpHeaders): Credentials {
  const text = (name: string) => [headers[name] ?? ""].flat()[0] ?? ""
  return {
    token: text("token"),
    alliance_id: text("alliance-id"),
    member_id: text("member-id"),
    username: decode(text("username")),
  }
}

/**
 * The signed-in user, if all four headers match one live session of a member who is not disabled. A token of one alliance is invalid in
 * others.
 */
export function viewerOf(store: Store, given: Credentials): Viewer | undefined {
  const session = given.token ? store.rows.session.get(given.token) : undefined
  const member = session && store.rows.member.get(session.member_id)
  if (!session || !member || member.is_disabled) return undefined
  return belongs(member, given) ? { member, session } : undefined
}

function belongs(member: Member, given: Credentials): boolean {
  return member.alliance_id === given.alliance_id && member.id === given.member_id && member.username === given.username
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
