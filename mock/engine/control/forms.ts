import type { IncomingMessage, ServerResponse } from "node:http"
import { z } from "zod"
import { jsonOf, readText } from "#mock/engine/http/body.ts"
import { html, page } from "#mock/engine/http/html.ts"
import { replyPage } from "#mock/engine/http/reply.ts"
import { isDuration } from "#mock/engine/store/clock.ts"
import { faultSchema, unknownOperation } from "#mock/engine/store/faults.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Stores } from "#mock/engine/store/stores.ts"

/** A submitted form of the control page. `operations`: the names that a fault may be set for. */
export type SentForm = {
  stores: Stores
  store: Store
  operations: readonly string[]
  request: IncomingMessage
  response: ServerResponse
}

type Fields = Record<string, string>

/** Applies a form; returns an error message if the form is invalid. */
type Form = (sent: SentForm, fields: Fields) => string | undefined

const units: Record<string, (amount: string) => string> = {
  minutes: (amount) => `PT${amount}M`,
  hours: (amount) => `PT${amount}H`,
  days: (amount) => `P${amount}D`,
}

/** The forms of the control page, by the last segment of their URL. */
export const forms: Record<string, Form> = {
  "clock-set": ({ store }, { now = "" }) => {
    const instant = Date.parse(`${now}Z`)
    if (Number.isNaN(instant)) return "Enter a date and a time."
    store.clock.fix(instant)
    return undefined
  },
  "clock-forward": ({ store }, { amount = "", unit = "" }) => {
    const step = /^\d{1,6}$/.test(amount) ? (units[unit]?.(amount) ?? "") : ""
    if (!isDuration(step)) return "Enter a whole number of minutes, hours or days."
    store.clock.advance(step)
    return undefined
  },
  "clock-real": ({ store }) => {
    store.clock.real()
    return undefined
  },
  "fault-add": addFault,
  "fault-remove": ({ store }, { fault = "" }) => {
    const parsed = faultSchema.safeParse(jsonOf(fault))
    return parsed.success && store.faults.remove(parsed.data) ? undefined : "This fault is gone already."
  },
  "fault-clear": ({ store }) => {
    store.faults.clear()
    return undefined
  },
  reset: ({ stores, store }) => {
    stores.reset(store.name)
    return undefined
  },
}

function addFault({ store, operations }: SentForm, fields: Fields): string | undefined {
  const { operation = "" } = fields
  const unknown = unknownOperation(operation, operations)
  if (unknown) return unknown
  const numbers = ["status", "delay_ms", "times"].filter((name) => fields[name])
  const parsed = faultSchema.safeParse({
    operation,
    kind: fields.kind,
    ...Object.fromEntries(numbers.map((name) => [name, Number(fields[name])])),
  })
  if (!parsed.success) return z.prettifyError(parsed.error)
  store.faults.add(parsed.data)
  return undefined
}

/** Whether another site submitted the form, according to the browser's `Sec-Fetch-Site` header (CSRF protection). */
const isOfAnotherSite = ({ headers }: IncomingMessage): boolean =>
  !["same-origin", "none", undefined].includes(headers["sec-fetch-site"] as string | undefined)

/** Handles a form of the control page: redirects to the page, or shows what is wrong. */
export async function answerForm(form: Form, sent: SentForm): Promise<void> {
  const { request, response } = sent
  if (isOfAnotherSite(request)) return problem(response, 403, "This form was sent by another site.")
  const fields = Object.fromEntries(new URLSearchParams((await readText(request)) ?? ""))
  const wrong = form(sent, fields)
  if (wrong !== undefined) return problem(response, 400, wrong)
  response.writeHead(303, { location: "/__mock/", "cache-control": "no-store" })
  response.end()
}

function problem(response: ServerResponse, status: number, text: string): void {
  const body = html`<h1>Nothing was changed</h1>
    <p>${text}</p>
    <p><a href="/__mock/">Back to the mock backend</a></p>`
  replyPage(response, status, page("Nothing was changed", body))
}
