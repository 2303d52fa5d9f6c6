import { expect } from "vitest"
import type { TestPortal } from "./own-portal.ts"

export type Method = "GET" | "POST" | "PUT" | "DELETE"
export type ApiAnswer = { status: number; text: string }

/** Calls the mock as a person of the sign-on page, without the portal. */
export type AsPerson = (
  person: string,
  method: Method,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<ApiAnswer>

/** The headers of a person's session in a store; the session is opened if there is none. */
export function sessionHeaders(
  { mock }: Pick<TestPortal, "mock">,
  store: string,
  person: string,
): Record<string, string> {
  const { member, session } = mock.stores.get(store).rows
  const row = member.get(`member-aurora-${person}`)
  if (!row) throw new Error(`the seed has no ${person}`)
  const { id: member_id, alliance_id, username } = row
  const id = `${store}.${person}`
  if (!session.get(id)) session.put({ id, member_id, alliance_id, created_time: Date.now() })
  return {
    "x-mock-store": store,
    token: id,
    "alliance-id": alliance_id,
    "member-id": member_id,
    username: encodeURIComponent(username),
  }
}

/** People of a store of the portal's mock. */
export const asPerson =
  (own: Pick<TestPortal, "mock" | "mockOrigin">, store: string): AsPerson =>
  async (person, method, path, body, headers = {}) => {
    const answer = await fetch(`${own.mockOrigin}/api${path}`, {
      method,
      headers: {
        ...sessionHeaders(own, store, person),
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
    })
    return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString("latin1") }
  }

/** The result of a call that was carried out. */
export function resultOf<Result>({ status, text }: ApiAnswer): Result {
  const body = Buffer.from(text, "latin1").toString()
  expect(status, body).toBeLessThan(300)
  return (JSON.parse(body) as { result: Result }).result
}
