import { readFile } from "node:fs/promises"
import { createMock, type Mock, type MockOptions } from "#mock/server.ts"

const root = new URL("../..", import.meta.url).pathname

/** The bundled contract as JSON text. */
export const contractText = (): Promise<string> => readFile(`${root}openapi/generated/openapi.json`, "utf8")

export type Session = {
  store: string
  username: string
  headers: Record<string, string>
  alliance_id: string
  user_id: string
  token: string
}
export type Reply = { status: number; headers: Headers; body: Body }
export type Body = {
  success?: boolean
  code?: string
  message?: string
  errors?: { field: string; code: string; params?: Record<string, number> }[]
  result?: Record<string, unknown>
}

type LoginResult = Record<"token" | "alliance_id" | "user_id" | "username", string>

/** Builds a session from a login result. */
function sessionOf(store: string, { token, alliance_id, user_id, username }: LoginResult): Session {
  const headers = {
    "x-mock-store": store,
    token,
    "alliance-id": alliance_id,
    "member-id": user_id,
    username: encodeURIComponent(username),
  }
  return { store, username, headers, alliance_id, user_id, token }
}

export const orgs = { aurora: "aurora-interconnect", harbor: "harbor-sensing" }
export const goto = "http://127.0.0.1:3000/a/aurora/callback?state=Jk3xP0aWm8"

let stores = 0

/** A separate mock in this process, on a free port. Its reports (responses that break the contract) are kept. */
export class MockHost {
  mock!: Mock
  origin = ""
  readonly reports: string[] = []

  static async start(options: Partial<MockOptions> = {}): Promise<MockHost> {
    const host = new MockHost()
    await host.open(options)
    return host
  }

  /** Starts the mock. */
  async open(options: Partial<MockOptions> = {}): Promise<void> {
    this.mock = await createMock({
      contract: await contractText(),
      cacheFolder: `${root}.cache`,
      report: (operation, path, problems) => this.reports.push(`${operation} ${path}: ${problems.join("; ")}`),
      ...options,
    })
    this.origin = await this.mock.listen(0, "127.0.0.1")
  }

  stop(): Promise<void> {
    return this.mock.close()
  }

  newStore(): string {
    stores += 1
    return `store-${stores}`
  }

  /** Sends one request; a body that is neither text nor a form is sent as JSON. */
  async call(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Reply> {
    const isRaw = typeof body === "string" || body instanceof FormData
    const isJson = body !== undefined && !isRaw
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      redirect: "manual",
      headers: { ...(isJson && { "content-type": "application/json" }), ...headers },
      body: isJson ? JSON.stringify(body) : ((body as string | FormData | undefined) ?? null),
    })
    const text = await answer.text()
    const isText = !answer.headers.get("content-type")?.includes("json")
    return { status: answer.status, headers: answer.headers, body: isText ? {} : (JSON.parse(text) as Body) }
  }

  /** Sends a control request for one store. */
  control(store: string, method: string, path: string, body?: unknown): Promise<Reply> {
    return this.call(method, `/__mock/${path}`, { "x-mock-store": store }, body)
  }

  /** Returns a ticket as the sign-on page issues it. */
  async ticket(store: string, person: string, org = orgs.aurora, more: Record<string, string> = {}): Promise<string> {
    const form = new URLSearchParams({ person, org, app: "portal", goto, ...more }).toString()
    const headers = { "x-mock-store": store, "content-type": "application/x-www-form-urlencoded" }
    const { headers: answered } = await this.call("POST", "/sso/login", headers, form)
    return new URL(answered.get("location") ?? "http://nowhere.invalid").searchParams.get("ticket") ?? ""
  }

  exchange(store: string, ticket: string, org = orgs.aurora): Promise<Reply> {
    return this.call("POST", "/api/ticket/", { "x-mock-store": store }, { ticket, org, app: "portal", goto })
  }

  async signIn(person: string, org = orgs.aurora, store = this.newStore()): Promise<Session> {
    const { status, body } = await this.exchange(store, await this.ticket(store, person, org), org)
    if (status !== 200 || !body.result?.token) throw new Error(`${person} could not sign in: ${JSON.stringify(body)}`)
    return sessionOf(store, body.result as LoginResult)
  }
}
