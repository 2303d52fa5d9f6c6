/** Who sends a call: a person with a session. */
export type Caller = {
  role: string
  session: { token: string; alliance_id: string; user_id: string; username: string }
}

/** What a call of an operation sends. */
export type Call = {
  as?: Caller | undefined
  path?: Record<string, string>
  query?: Record<string, string | readonly string[]>
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  form?: FormData
  /** Idempotency key. */
  key?: string | undefined
  headers?: Record<string, string>
}

/** The four headers of a session; header values are latin-1, so the name is percent-encoded. */
export function sessionHeaders(person: Caller | undefined): Record<string, string> {
  if (!person) return {}
  const { token, alliance_id, user_id, username } = person.session
  return { token, "alliance-id": alliance_id, "member-id": user_id, username: encodeURIComponent(username) }
}
