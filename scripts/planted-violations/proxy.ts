import { createServer, type IncomingMessage } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { orgOf, sessionHeaders, type SignedOn } from "./people.ts"
import type { ResolvedOperation } from "../contract/document.ts"

/** A request on its way to the backend. `operation`: undefined if the contract does not describe it, for example the login page. */
export type Asked = {
  operation: string | undefined
  method: string
  /** Path and query. */
  address: string
  headers: Readonly<Record<string, string>>
  body: Buffer
}
export type Answered = { status: number; headers: Readonly<Record<string, string>>; body: Buffer }
export type Forward = (asked: Asked) => Promise<Answered>

/** Access to the backend for plants: sessions of test people, and reading records. */
export type Backend = {
  person: (name: string) => Promise<SignedOn>
  read: (address: string) => Promise<Record<string, unknown>>
}

/** Changes a request, its response or its effect. */
export type Plant = (asked: Asked, forward: Forward, backend: Backend) => Promise<Answered>

export type Proxied = { origin: string; stop: () => Promise<void> }
type Options = {
  backend: string
  store: string
  operations: readonly ResolvedOperation[]
  plant?: Plant | undefined
  /** Whether each answer closes its connection. */
  isClosing?: boolean
}

/** Starts a proxy on a free port that forwards all requests to the mock backend, with one violation planted and its own mock store. */
export async function startProxy(options: Options): Promise<Proxied> {
  const { backend: origin, store, operations, plant, isClosing = false } = options
  const forward: Forward = async ({ method, address, headers, body }) => {
    const hasBody = method !== "GET" && body.length > 0
    const init = { method, redirect: "manual", headers: { ...headers, "x-mock-store": store } } as const
    const answer = await fetch(`${origin}${address}`, { ...init, ...(hasBody && { body: new Uint8Array(body) }) })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const backend = backendOf(forward)
  const routes = operations.map(routeOf)
  const server = createServer((request, response) => {
    void (async () => {
      const asked = await read(request, routes)
      const { status, headers, body } = await (plant ?? passOn)(asked, forward, backend)
      response.shouldKeepAlive = !isClosing
      response.writeHead(status, withoutLength(headers)).end(body)
    })().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, "close")
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

const passOn: Plant = (asked, forward) => forward(asked)

/** Headers that must not be forwarded because they apply to one connection only. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length", "host"]

function withoutLength(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))
}

type Route = { operation: string; method: string; pattern: RegExp; parameters: number }

function routeOf({ operationId, method, path }: ResolvedOperation): Route {
  const pattern = new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`)
  return { operation: operationId, method: method.toUpperCase(), pattern, parameters: path.split("{").length }
}

async function read(request: IncomingMessage, routes: readonly Route[]): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = "GET", url = "/" } = request
  const [path = ""] = url.split("?")
  const fitting = routes.filter((route) => route.method === method && route.pattern.test(path))
  const [route] = fitting.sort((a, b) => a.parameters - b.parameters)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return {
    operation: route?.operation,
    method,
    address: url,
    headers: withoutLength(Object.fromEntries(headers) as Record<string, string>),
    body: Buffer.concat(chunks),
  }
}

function backendOf(forward: Forward): Backend {
  const known = new Map<string, Promise<SignedOn>>()
  const person = (name: string) => {
    const one = known.get(name) ?? signOn(forward, name)
    known.set(name, one)
    return one
  }
  const read = async (address: string) => {
    const headers = sessionHeaders(await person("admin"))
    const { body } = await forward({ operation: undefined, method: "GET", address, headers, body: Buffer.alloc(0) })
    return (JSON.parse(body.toString()) as { result?: Record<string, unknown> }).result ?? {}
  }
  return { person, read }
}

const goto = "http://127.0.0.1:3000/a/aurora/callback"

async function signOn(forward: Forward, person: string): Promise<SignedOn> {
  const org = orgOf(person)
  const form = new URLSearchParams({
    ticket: "valid",
    person: person.replace("neighbour", "admin"),
    org,
    app: "portal",
    goto,
  })
  const type = { "content-type": "application/x-www-form-urlencoded" }
  const post = { operation: undefined, method: "POST" }
  const led = await forward({ ...post, address: "/sso/login", headers: type, body: Buffer.from(form.toString()) })
  const ticket = new URL(led.headers.location ?? goto).searchParams.get("ticket")
  const body = Buffer.from(JSON.stringify({ ticket, org, app: "portal", goto }))
  const answer = await forward({
    ...post,
    address: "/api/ticket/",
    headers: { "content-type": "application/json" },
    body,
  })
  return (JSON.parse(answer.body.toString()) as { result: SignedOn }).result
}
