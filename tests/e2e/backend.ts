import type { components } from "#openapi/generated/schema.d.ts"
import type { MockControl } from "#tests/support/mock.ts"

type Schemas = components["schemas"]

/** Reads from the mock as one person, to compare with a page or to prepare a test: returns `result`. */
export type Backend = {
  get<Value>(path: string): Promise<Value>
  post<Value>(path: string, body?: object): Promise<Value>
  put<Value>(path: string, body: object): Promise<Value>
}

const orgs = { aurora: "aurora-interconnect", harbor: "harbor-sensing" }

/** The backend as a person of the sign-on page sees it, in a separate session that does not go through the portal. */
export async function backendAs(
  mock: MockControl,
  person: string,
  alliance: keyof typeof orgs = "aurora",
): Promise<Backend> {
  const origin = process.env.MOCK_URL ?? ""
  const store = { "x-mock-store": mock.store }
  const login = { org: orgs[alliance], app: "portal", goto: "http://127.0.0.1/callback" }
  const back = await fetch(`${origin}/sso/login`, {
    method: "POST",
    redirect: "manual",
    headers: store,
    body: new URLSearchParams({ ...login, person }),
  })
  const ticket = new URL(back.headers.get("location") ?? "").searchParams.get("ticket")
  const exchanged = await fetch(`${origin}/api/ticket/`, {
    method: "POST",
    headers: { ...store, "content-type": "application/json" },
    body: JSON.stringify({ ...login, ticket }),
  })
  const { result } = (await exchanged.json()) as { result: Schemas["LoginResult"] }
  const headers = {
    ...store,
    token: result.token ?? "",
    "alliance-id": result.alliance_id,
    "member-id": result.user_id,
    username: encodeURIComponent(result.username),
  }
  const ask = async <Value>(path: string, init: { method?: string; body?: string } = {}) => {
    const sent = { ...headers, ...(init.body !== undefined && { "content-type": "application/json" }) }
    const answer = await fetch(`${origin}/api${path}`, { headers: sent, ...init })
    return ((await answer.json()) as { result: Value }).result
  }
  return {
    get: (path) => ask(path),
    post: (path, body) => ask(path, { method: "POST", ...(body && { body: JSON.stringify(body) }) }),
    put: (path, body) => ask(path, { method: "PUT", body: JSON.stringify(body) }),
  }
}
