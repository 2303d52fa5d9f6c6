import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { readBody } from "./http/body.ts"
import { replyJson } from "./http/reply.ts"
import type { Outgoing } from "./prism/dispatch.ts"
import type { Engine } from "./prism/engine.ts"
import { rawQuery } from "./prism/query.ts"
import type { Route, RouteFailure } from "./prism/route-index.ts"
import { startBallots } from "./rules/ballot-voters.ts"
import type { Call } from "./store/calls.ts"
import { toText } from "./store/clock.ts"
import type { Fault } from "./store/faults.ts"
import type { Store } from "./store/store.ts"

type Exchange = { engine: Engine; store: Store; request: IncomingMessage; response: ServerResponse; url: URL }

/** One call below `/api`: finds the operation, lets it go wrong where a fault is set, answers, and writes it down. */
export async function answerApi(exchange: Exchange): Promise<void> {
  const { engine, store, request, response, url } = exchange
  const route = engine.routes.find(request.method ?? "GET", url.pathname.slice("/api".length))
  const call = noteCall(exchange, typeof route === "string" ? null : route.id)
  store.calls.add(call)
  response.once("finish", () => (call.status = response.statusCode))
  if (typeof route === "string") return refusePath(response, route)
  const fault = store.faults.take(route.id)
  if (fault && fault.kind !== "delay") await wait(fault.delay_ms ?? 0)
  if (fault && breakEarly(fault, response)) return
  startBallots(store)
  const answer = await ask(exchange, route)
  await send(response, answer, fault)
}

function noteCall({ store, request, url }: Exchange, operation: string | null): Call {
  return {
    operation,
    method: request.method ?? "",
    path: url.pathname,
    query: url.search,
    status: 0,
    time: toText(store.now()),
    idempotency_key: [request.headers["idempotency-key"] ?? []].flat()[0] ?? null,
  }
}

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

/** The portal says for whom it asks; the mock only ever listens to this machine, so it may be believed. */
function clientAddress(request: IncomingMessage): string | null {
  const forwarded = [request.headers["x-forwarded-for"] ?? ""].flat()[0]?.split(",")[0]?.trim()
  return forwarded || (request.socket.remoteAddress ?? null)
}

function refusePath(response: ServerResponse, failure: RouteFailure): void {
  const status = failure === "no-path" ? 404 : 405
  replyJson(response, status, { success: false, code: "not_found", message: "Resource Not Found" })
}

/** The faults that keep a call from being done at all. */
function breakEarly(fault: Fault, response: ServerResponse): boolean {
  const codes: Record<number, string> = {
    400: "validation_failed",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
  }
  if (fault.kind === "reset") response.socket?.resetAndDestroy()
  else if (fault.kind === "status") {
    const status = fault.status ?? 500
    replyJson(response, status, { success: false, code: codes[status] ?? "server_error", message: "fault" })
  } else if (fault.kind === "html") {
    response.writeHead(fault.status ?? 200, { "content-type": "text/html; charset=utf-8" })
    response.end("<!doctype html><title>Gateway</title><p>The service is busy.</p>")
  } else if (fault.kind === "contract")
    replyJson(response, fault.status ?? 200, { success: "yes", result: { unexpected: 1 } })
  else return false
  return true
}

/** The other faults: it was done, but the answer comes late, never, or broken. */
async function send(response: ServerResponse, answer: Outgoing, fault: Fault | undefined): Promise<void> {
  if (fault?.kind === "hang") return
  if (fault?.kind === "delay") await wait(fault.delay_ms ?? 1000)
  const bytes = answer.body instanceof Uint8Array ? answer.body : Buffer.from(JSON.stringify(answer.body ?? null))
  const cut = fault?.kind === "broken-json" ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
  response.writeHead(answer.status, { ...answer.headers, "content-length": cut.length, "cache-control": "no-store" })
  response.end(cut)
}
