import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { readBody } from "#mock/engine/http/body.ts"
import { replyJson } from "#mock/engine/http/reply.ts"
import type { Outgoing } from "#mock/engine/prism/dispatch.ts"
import type { Engine } from "#mock/engine/prism/engine.ts"
import { rawQuery } from "#mock/engine/prism/query.ts"
import type { Route, RouteFailure } from "#mock/engine/prism/route-index.ts"
import { acceptsStream, streamEvents } from "./event-stream.ts"
import { runBeforeCall, streamOf } from "./registry.ts"
import { recordStatus, type Call } from "#mock/engine/store/calls.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { isDone, type Fault } from "#mock/engine/store/faults.ts"
import type { Store } from "#mock/engine/store/store.ts"

type Exchange = {
  engine: Engine
  store: Store
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** The store is still the one of its name: it has not been reset. */
  isCurrent: () => boolean
}

/** Answers one call below `/api`: finds the operation, applies a configured fault, sends the response and logs the call. */
export async function answerApi(exchange: Exchange): Promise<void> {
  const { engine, store, request, response, url } = exchange
  const route = engine.routes.find(request.method ?? "GET", url.pathname.slice("/api".length))
  const call = noteCall(exchange, typeof route === "string" ? null : route.id)
  store.calls.add(call)
  response.once("finish", () => recordStatus(call, response.statusCode))
  if (typeof route === "string") return refusePath(response, route)
  const fault = store.faults.take(route.id)
  if (fault && (await isOnlyFault(fault))) return applyFault(fault, response)
  runBeforeCall(store)
  const answer = await ask(exchange, route)
  if (fault) return applyFault(fault, response, answer)
  const stream = answer.status === 200 && acceptsStream(request) ? streamOf(route.id) : undefined
  if (!stream) return send(response, answer)
  recordStatus(call, answer.status) // it may stay open for hours
  streamEvents(stream, (answer.body as { result: unknown }).result, exchange)
}

/** Waits as the fault says. @returns whether it takes the place of the answer, so that nothing is done */
async function isOnlyFault(fault: Fault): Promise<boolean> {
  if (fault.kind !== "delay") await wait(fault.delay_ms ?? 0)
  return !isDone(fault)
}

function noteCall({ store, request, url }: Exchange, operation: string | null): Call {
  return {
    operation,
    method: request.method ?? "",
    path: url.pathname,
    query: url.search,
    status: 0,
    time: toText(store.now()),
    idempotency_key: headerOf(request, "idempotency-key"),
    request_id: headerOf(request, "x-request-id"),
  }
}

const headerOf = ({ headers }: IncomingMessage, name: string) => [headers[name] ?? []].flat()[0] ?? null

async function ask({ engine, store, request, url }: Exchange, route: Route): Promise<Outgoing> {
  return engine.answer({
    store,
    route,
    headers: request.headers,
    query: rawQuery(url.searchParams),
    body: await readBody(request),
    ip: clientAddress(request),
  })
}

/** The portal forwards the client's address. The header can be trusted because the mock only listens on this machine. */
function clientAddress(request: IncomingMessage): string | null {
  const forwarded = [request.headers["x-forwarded-for"] ?? ""].flat()[0]?.split(",")[0]?.trim()
  return forwarded || (request.socket.remoteAddress ?? null)
}

function refusePath(response: ServerResponse, failure: RouteFailure): void {
  const status = failure === "no-path" ? 404 : 405
  replyJson(response, status, { success: false, code: "not_found", message: "Resource Not Found" })
}

const codes: Record<number, string> = {
  400: "validation_failed",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
}
const hugeSize = 12 * 1024 * 1024

const faults: Record<
  Fault["kind"],
  (response: ServerResponse, fault: Fault, answer?: Outgoing) => void | Promise<void>
> = {
  hang: () => undefined,
  reset: (response) => void response.socket?.resetAndDestroy(),
  status: (response, { status = 500, says }) => {
    const failure = says ?? { code: codes[status] ?? "server_error", message: "fault" }
    replyJson(response, status, { success: false, ...failure })
  },
  html: (response, { status = 200 }) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" })
    response.end("<!doctype html><title>Gateway</title><p>The service is busy.</p>")
  },
  contract: (response, { status = 200 }) => replyJson(response, status, { success: "yes", result: { unexpected: 1 } }),
  huge: (response, { status = 200 }) => replyJson(response, status, { success: true, result: "a".repeat(hugeSize) }),
  "broken-json": (response, _fault, answer = nothing) => {
    const bytes = bytesOf(answer)
    send(response, { ...answer, body: bytes.subarray(0, Math.floor(bytes.length / 2)) })
  },
  delay: async (response, { delay_ms = 1000 }, answer = nothing) => {
    await wait(delay_ms)
    send(response, answer)
  },
}

const nothing: Outgoing = { status: 200, headers: { "content-type": "application/json" }, body: { success: true } }

/** Ends a call as its fault demands; `answer` is the regular response, if the call was executed. */
async function applyFault(fault: Fault, response: ServerResponse, answer?: Outgoing): Promise<void> {
  await faults[fault.kind](response, fault, answer)
}

function bytesOf({ body }: Outgoing): Uint8Array {
  return body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body ?? null))
}

function send(response: ServerResponse, answer: Outgoing): void {
  const bytes = bytesOf(answer)
  response.writeHead(answer.status, { ...answer.headers, "content-length": bytes.length, "cache-control": "no-store" })
  response.end(bytes)
}
