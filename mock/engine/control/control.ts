import type { IncomingMessage, ServerResponse } from "node:http"
import { z } from "zod"
import { jsonOf, readText } from "#mock/engine/http/body.ts"
import { isLoopbackHost } from "#mock/engine/http/loopback.ts"
import { replyJson, replyPage } from "#mock/engine/http/reply.ts"
import { isDuration, toText } from "#mock/engine/store/clock.ts"
import { usedOperations } from "#mock/engine/store/calls.ts"
import { faultSchema, unknownOperation } from "#mock/engine/store/faults.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { answerForm, forms, type SentForm } from "./forms.ts"
import { indexPage } from "./index-page.ts"
import { outboxPage } from "./outbox-page.ts"

type Exchange = SentForm
type Action = (exchange: Exchange) => void | Promise<void>

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const duration = z
  .string()
  .refine((text) => isDuration(text), "not an ISO 8601 duration of days, hours, minutes, seconds")
const clockSchema = z.union([
  z.strictObject({ now: instant }),
  z.strictObject({ advance: duration }),
  z.strictObject({ real: z.literal(true) }),
])

const actions: Record<string, Action> = {
  "GET /__mock/": ({ stores, store, operations, response }) =>
    replyPage(response, 200, indexPage(store, operations, store.name === "default" ? stores.saveState : undefined)),
  "GET /__mock/health": ({ stores, store, response }) =>
    replyJson(response, 200, { status: "ok", store: store.name, stores: stores.size, now: toText(store.now()) }),
  "POST /__mock/reset": ({ stores, store, response }) => {
    stores.reset(store.name)
    replyJson(response, 200, { store: store.name })
  },
  "GET /__mock/clock": ({ store, response }) => replyJson(response, 200, clockState(store)),
  "POST /__mock/clock": setClock,
  "GET /__mock/fault": ({ store, response }) => replyJson(response, 200, store.faults.list()),
  "POST /__mock/fault": async ({ store, operations, request, response }) => {
    const fault = await readJson(request, response, faultSchema)
    if (!fault) return
    const error = unknownOperation(fault.operation, operations)
    if (error) return replyJson(response, 400, { error })
    store.faults.add(fault)
    replyJson(response, 200, store.faults.list())
  },
  "DELETE /__mock/fault": ({ store, response }) => {
    store.faults.clear()
    replyJson(response, 200, store.faults.list())
  },
  "GET /__mock/calls": ({ store, response }) => replyJson(response, 200, store.calls.list()),
  "DELETE /__mock/calls": ({ store, response }) => {
    store.calls.clear()
    replyJson(response, 200, store.calls.list())
  },
  "GET /__mock/operations": ({ response }) => replyJson(response, 200, [...usedOperations].sort()),
  "GET /__mock/outbox": ({ store, request, response }) => {
    const mails = store.rows.mail.all().map((mail) => ({ ...mail, time: toText(mail.time) }))
    if (request.headers.accept?.includes("text/html")) return replyPage(response, 200, outboxPage(store.name, mails))
    replyJson(response, 200, mails)
  },
}

for (const [name, form] of Object.entries(forms))
  actions[`POST /__mock/form/${name}`] = (exchange) => answerForm(form, exchange)

/**
 * Handles `/__mock/…`. Accepts only requests from this machine that also name it as host, even if the mock listens on another address or a
 * DNS name points a browser here.
 */
export async function control(exchange: Exchange, path: string): Promise<void> {
  const { request, response } = exchange
  const host = (request.headers.host ?? "").replace(/:\d+$/, "")
  if (!isLoopbackHost(request.socket.remoteAddress ?? "") || !isLoopbackHost(host)) {
    return replyJson(response, 403, { error: "only from this machine" })
  }
  const known = path === "/__mock" ? "/__mock/" : path
  const action = actions[`${request.method} ${known}`]
  if (!action)
    return replyJson(response, 404, {
      error: `no such control: ${request.method} ${path}`,
      controls: Object.keys(actions),
    })
  await action(exchange)
}

async function setClock({ store, request, response }: Exchange): Promise<void> {
  const setting = await readJson(request, response, clockSchema)
  if (!setting) return
  if ("now" in setting) store.clock.fix(setting.now)
  else if ("advance" in setting) store.clock.advance(setting.advance)
  else store.clock.real()
  replyJson(response, 200, clockState(store))
}

function clockState(store: Store): { mode: string; now: string } {
  return { mode: store.clock.state().mode, now: toText(store.now()) }
}

async function readJson<T>(
  request: IncomingMessage,
  response: ServerResponse,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const parsed = schema.safeParse(jsonOf((await readText(request)) ?? ""))
  if (parsed.success) return parsed.data
  replyJson(response, 400, { error: z.prettifyError(parsed.error) })
  return undefined
}
