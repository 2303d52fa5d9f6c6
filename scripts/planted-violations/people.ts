/** The session of a test person. */
export type SignedOn = { token: string; alliance_id: string; user_id: string; username: string }

/** The alliance of a test person; only `neighbour` belongs to the other one. */
export const orgOf = (person: string): string => (person === "neighbour" ? "harbor-sensing" : "aurora-interconnect")

/** The session headers that the contract requires. */
export function sessionHeaders({ token, alliance_id, user_id, username }: SignedOn): Record<string, string> {
  return { token, "alliance-id": alliance_id, "member-id": user_id, username: encodeURIComponent(username) }
}
