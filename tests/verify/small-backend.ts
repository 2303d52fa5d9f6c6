import { createServer, type IncomingMessage, type Server } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { listOperations, type ContractDocument, type ResolvedOperation } from "#scripts/contract/document.ts"
import { fieldsOf, type FieldError, type Fields, type Values } from "./small-backend-fields.ts"
import { personOf, type Member } from "./small-backend-people.ts"
import { Refusal, Small, type Asked } from "./small-backend-records.ts"

/** The operations that are built; all others are 501. */
const built = /^(schedule|download-category)\.|^operation-log\.list$/

type Answer = { status: number; body: Values; location?: string }
type Kept = { content: string; answer: Answer }
type Route = { operation: ResolvedOperation; pattern: RegExp; fields: Fields }

/**
 * A backend of a few resources, written from the bundled contract and the documents for the backend team alone, as another team would
 * begin: in memory, with plain `node:http`, and with the contract's schemas and state tables instead of copies of them.
 */
export async function startSmallBackend(
  document: ContractDocument,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const fields = fieldsOf(document)
  const routes = listOperations(document).map((operation) => routeOf(operation, fields(operation)))
  const small = new Small(document)
  const kept = new Map<string, Kept>()
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, location }) => {
      const headers = { "content-type": "application/json", ...(location !== undefined && { location }) }
      response.writeHead(status, headers).end(JSON.stringify(body))
    })
  })

  async function answer(request: IncomingMessage): Promise<Answer> {
    const text = await read(request)
    const url = new URL(request.url ?? "/", "http://small.invalid")
    const route = routes.find(
      ({ operation, pattern }) => operation.method.toUpperCase() === request.method && pattern.test(url.pathname),
    )
    if (!route || !built.test(route.operation.operationId)) return { status: 501, body: {} }
    try {
      return answerOnce(route, { request, url, text })
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { success: false, ...error.content } }
      return { status: 500, body: { success: false, code: "server_error", message: String(error) } }
    }
  }

  /** Checks the session, repeats the answer of a known key, or carries the call out. */
  function answerOnce(route: Route, asked: { request: IncomingMessage; url: URL; text: string }): Answer {
    const { request, url, text } = asked
    const person = personOf(request.headers)
    if (!person) throw new Refusal("unauthorized")
    const key = request.headers["idempotency-key"]
    if (typeof key !== "string" || request.method === "GET" || request.method === "DELETE")
      return carryOut(route, asked, person)
    const name = `${person.id} ${request.method} ${url.pathname} ${key}`
    const before = kept.get(name)
    if (before && before.content !== text) throw new Refusal("idempotency_conflict")
    const answered = before?.answer ?? carryOut(route, asked, person)
    kept.set(name, { content: text, answer: answered })
    return answered
  }

  function carryOut(
    { operation, pattern, fields }: Route,
    { request, url, text }: { request: IncomingMessage; url: URL; text: string },
    person: Member,
  ): Answer {
    const id = pattern.exec(url.pathname)?.[1]
    const { values, errors } = fields.query(url.searchParams)
    const { body, errors: inBody } = operation.requestBody ? parsed(text, fields) : { body: values, errors: [] }
    const call: Asked = {
      operation: operation.operationId,
      person,
      body: body ?? {},
      query: values,
      ip: String(request.headers["x-forwarded-for"]),
      userAgent: String(request.headers["user-agent"]),
      check: (own: FieldError[] = []) => refuseFields(body, [...errors, ...inBody, ...own]),
      ...(id !== undefined && { id: decodeURIComponent(id) }),
    }
    const result = small.answer(call)
    if (!operation.operationId.endsWith(".create"))
      return { status: 200, body: { success: true, ...(result && { result }) } }
    return { status: 201, body: { success: true, result }, location: `${url.pathname}/${String(result?.id)}` }
  }

  await listening(server)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

async function listening(server: Server): Promise<void> {
  server.keepAliveTimeout = 75_000
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
}

function routeOf(operation: ResolvedOperation, fields: Fields): Route {
  return { operation, fields, pattern: new RegExp(`^/api${operation.path.replaceAll(/\{[^}]+\}/g, "([^/]+)")}$`) }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The body of a request; undefined if it is not JSON, or not an object. */
function parsed(text: string, fields: Fields): { body: Values | undefined; errors: FieldError[] } {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== "object" || body === null || Array.isArray(body)) return { body: undefined, errors: [] }
    return { body: body as Values, errors: fields.body(body as Values) }
  } catch {
    return { body: undefined, errors: [] }
  }
}

function refuseFields(body: Values | undefined, errors: FieldError[]): void {
  if (!body) throw new Refusal("validation_failed")
  if (errors.length > 0) throw new Refusal("validation_failed", { errors })
}
