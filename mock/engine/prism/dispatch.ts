import type { IncomingHttpHeaders } from "node:http"
import type { IPrismDiagnostic } from "@stoplight/prism-core"
import { envelopeOf, Refusal, type CodeTexts } from "#mock/engine/refusal.ts"
import { credentialsOf, viewerOf } from "#mock/engine/session-guard.ts"
import type { Checked, Handlers, OperationId, Viewer } from "#mock/engine/handler.ts"
import type { Body } from "#mock/engine/http/body.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { fieldErrors } from "./field-errors.ts"
import type { Operation } from "./operations.ts"
import { retryAfter, type LocationOf } from "./headers.ts"
import { isAccepted, rawQuery, typedQuery } from "./query.ts"
import type { Route } from "./route-index.ts"

/** A request to the contract as the server received it. */
export type Incoming = {
  store: Store
  route: Route
  headers: IncomingHttpHeaders
  query: Record<string, string | string[]>
  body: Body
  ip: string | null
}

export type Outgoing = { status: number; headers: Record<string, string>; body: unknown }

type AnyHandler = (
  call: Checked<OperationId>,
  check: () => void,
) => { status: unknown; body: unknown; headers?: Record<string, string> }

/** The handlers, and the contract's operations by id. */
export type Answering = { handlers: Handlers; operationOf: (id: string) => Operation; locationOf: LocationOf }

/**
 * Runs the operation's handler and returns its response or refusal; `undefined` if there is no handler, so that Prism returns an example.
 */
export function dispatch(
  { texts, ...parts }: Answering & { texts: CodeTexts },
  incoming: Incoming,
  violations: readonly IPrismDiagnostic[],
): Outgoing | undefined {
  try {
    return answer(parts, incoming, violations)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, body } = envelopeOf(error, texts)
    return json(status, body, retryAfter(error.details, incoming.store.now()))
  }
}

function answer(
  { handlers, operationOf, locationOf }: Answering,
  incoming: Incoming,
  violations: readonly IPrismDiagnostic[],
): Outgoing | undefined {
  const { store, route } = incoming
  const credentials = credentialsOf(incoming.headers)
  const viewer = viewerOf(store, credentials)
  if (!viewer && needsSession(route.operation)) throw new Refusal("unauthorized")
  const check = () => refuseInvalid(incoming, violations)
  const handler = handlers[route.id as OperationId] as AnyHandler | undefined
  if (!handler) {
    check()
    return undefined
  }
  const call = {
    operation: route.id as OperationId,
    store,
    now: store.now(),
    alliance: store.rows.alliance.get(viewer?.member.alliance_id ?? credentials.alliance_id),
    viewer,
    path: route.path,
    query: typedQuery(route.operation, incoming.query),
    queryOf: (id: OperationId, search: string) => queryOf(operationOf(id), rawQuery(new URLSearchParams(search))),
    body: bodyValue(incoming.body),
    files: incoming.body.kind === "form" ? incoming.body.files : {},
    ip: incoming.ip,
    userAgent: incoming.headers["user-agent"] ?? null,
    header: (name: string) => [incoming.headers[name]].flat()[0],
  } as unknown as Checked<OperationId>
  return once(incoming, viewer, () => {
    const done = run(handler, call, check)
    return { ...done, headers: { ...done.headers, ...locationOf(route, done.status, done.body) } }
  })
}

function queryOf(operation: Operation, query: Incoming["query"]): Record<string, unknown> | undefined {
  return isAccepted(operation, query) ? typedQuery(operation, query) : undefined
}

function run(handler: AnyHandler, call: Checked<OperationId>, check: () => void): Outgoing {
  const { status, body, headers } = handler(call, check)
  if (body instanceof Uint8Array) return { status: Number(status), headers: headers ?? {}, body }
  return json(Number(status), body, headers)
}

/** Executes a write only once for each `Idempotency-Key` of a user or visitor; the same key returns the same response. */
function once(incoming: Incoming, viewer: Viewer | undefined, act: () => Outgoing): Outgoing {
  const { store, headers, route, body } = incoming
  const given = headers["idempotency-key"]
  if (typeof given !== "string" || !/^(post|put)$/i.test(route.operation.method)) return act()
  const sender = viewer?.member.id ?? visitorOf(incoming)
  const key = [sender, route.id, JSON.stringify(route.path), given].join("\n")
  const content = body.kind === "form" ? { ...body, files: digests(body.files) } : body
  const before = store.idempotency.look<Outgoing>(key, content, store.now())
  if (before.kind === "same") return before.answer
  if (before.kind === "conflict") throw new Refusal("idempotency_conflict")
  const outgoing = act()
  store.idempotency.remember(key, content, outgoing, store.now())
  return outgoing
}

/** A visitor without a session. Another visitor with the same key must not receive this visitor's response, which may hold a secret. */
function visitorOf({ headers, ip }: Incoming): string {
  return JSON.stringify([credentialsOf(headers).alliance_id, ip, headers["applicant-key"] ?? null])
}

function digests(files: Record<string, { name: string; digest: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([part, { name, digest }]) => [part, `${name} ${digest}`]))
}

function needsSession(operation: Operation): boolean {
  const alternatives = operation.security ?? []
  return alternatives.length > 0 && alternatives.every((schemes) => schemes.some(({ key }) => key === "token"))
}

function refuseInvalid({ body, query }: Incoming, violations: readonly IPrismDiagnostic[]): void {
  const isMissing = body.kind === "none" && violations.some(({ path = [] }) => path.length === 0)
  const isUnreadable = body.kind === "broken" || body.kind === "too-large" || body.kind === "other"
  if (isMissing || isUnreadable || (body.kind === "json" && !isObject(body.value)))
    throw new Refusal("validation_failed")
  if (violations.length > 0)
    throw new Refusal("validation_failed", undefined, fieldErrors(violations, { body: bodyValue(body), query }))
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value)

/** The value to validate against the schema of the request body: a form is converted to a JSON object. */
export function bodyValue(body: Body): unknown {
  if (body.kind === "json") return body.value
  if (body.kind !== "form") return undefined
  const files = Object.entries(body.files).map(([part, file]) => [part, file.name])
  return { ...body.fields, ...Object.fromEntries(files) }
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Outgoing {
  return { status, headers: { "content-type": "application/json", ...headers }, body }
}
