import { Contract } from "./contract.ts"
import { LeftOut, type Exchange, type Results } from "./results.ts"
import type { Rule } from "./rules.ts"
import type { Person } from "./sign-on.ts"

export type Call = {
  as?: Person | undefined
  path?: Record<string, string>
  query?: Record<string, string | readonly string[]>
  /** JSON; text is sent as it is. */
  body?: unknown
  form?: FormData
  /** Idempotency key. */
  key?: string | undefined
  headers?: Record<string, string>
}

const patience = 20_000

/** Sends calls of the contract to one address, and nowhere else; every answer is held against the contract. */
export class Target {
  readonly base: string
  readonly #contract: Contract
  readonly #results: Results
  /** How many calls were made. */
  calls = 0

  constructor(base: string, contract: Contract, results: Results) {
    this.base = base.replace(/\/+$/, "")
    this.#contract = contract
    this.#results = results
  }

  /** Makes one call. Throws `LeftOut` when no answer came; that counts as a failure of the operation's `status`. */
  async send(operation: string, call: Call = {}): Promise<Exchange> {
    const { method, path } = this.#contract.operation(operation)
    const address = `${this.base}${fill(path, call.path ?? {})}${search(call.query ?? {})}`
    const headers = { ...sessionHeaders(call.as), ...(call.key && { "Idempotency-Key": call.key }), ...call.headers }
    const sent = {
      operation,
      as: call.as?.role ?? "nobody",
      method: method.toUpperCase(),
      address,
      headers,
    }
    const since = performance.now()
    this.calls += 1
    const answered = await ask(address, sent.method, headers, call)
    const body = call.form ? Object.fromEntries([...call.form].map(([name, part]) => [name, textOf(part)])) : call.body
    const exchange: Exchange = { ...sent, body, ...answered, milliseconds: Math.round(performance.now() - since) }
    if (exchange.status === 0) {
      this.#results.answered("status", exchange, [`no answer: ${String(exchange.answer)}`])
      throw new LeftOut(`${operation} gave no answer: ${String(exchange.answer)}`)
    }
    const judged = this.#contract.judge(exchange)
    for (const [rule, problems] of Object.entries(judged)) this.#results.answered(rule as Rule, exchange, problems)
    return exchange
  }
}

type Answered = Pick<Exchange, "status" | "contentType" | "answer">

/** A redirect is an answer like any other: following it would lead to another address. */
async function ask(
  address: string,
  method: string,
  headers: Record<string, string>,
  { body, form }: Call,
): Promise<Answered> {
  const isJson = body !== undefined
  try {
    const response = await fetch(address, {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json, */*;q=0.1",
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      body: form ?? (isJson ? (typeof body === "string" ? body : JSON.stringify(body)) : null),
      signal: AbortSignal.timeout(patience),
    })
    const contentType = response.headers.get("content-type")
    const text = await response.text()
    return {
      status: response.status,
      contentType,
      answer: contentType?.includes("json") ? parsed(text) : text.slice(0, 500),
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ""
    return { status: 0, contentType: null, answer: [String(error), cause].filter(Boolean).join(": ") }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return `not JSON: ${text.slice(0, 500)}`
  }
}

function fill(path: string, values: Record<string, string>): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

function search(query: Record<string, string | readonly string[]>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ""
}

/** The four headers of a session; header values are latin-1, so the name is percent-encoded. */
export function sessionHeaders(person: Person | undefined): Record<string, string> {
  if (!person) return {}
  const { token, alliance_id, user_id, username } = person.session
  return { token, "alliance-id": alliance_id, "member-id": user_id, username: encodeURIComponent(username) }
}

function textOf(part: FormDataEntryValue): string {
  return typeof part === "string" ? part : `(${part.size} bytes, ${part.name})`
}
