/** A person of the mock with a session. */
export type SignedOn = { token: string; alliance_id: string; user_id: string; username: string }

/** The alliance of a person: `neighbour` is of the other one. */
export const orgOf = (person: string): string => (person === "neighbour" ? "harbor-sensing" : "aurora-interconnect")

/** The headers of a session, as the contract has them. */
export function sessionHeaders({ token, alliance_id, user_id, username }: SignedOn): Record<string, string> {
  return { token, "alliance-id": alliance_id, "member-id": user_id, username: encodeURIComponent(username) }
}
