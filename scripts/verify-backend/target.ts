import { codeOf, Contract } from "./contract.ts"
import { wrongActions } from "./listed-actions.ts"
import { ProvokedCodes } from "./provoked.ts"
import { send } from "./send.ts"
import { LeftOut, type Exchange, type Results } from "./results.ts"
import type { Rule } from "./rules.ts"
import type { Person } from "./sign-on.ts"
import { parametersOf } from "./verification.ts"

export type Call = {
  as?: Person | undefined
  path?: Record<string, string>
  query?: Record<string, string | readonly string[]>
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  form?: FormData
  /** Idempotency key. */
  key?: string | undefined
  headers?: Record<string, string>
}

/** Sends calls only to one base URL and validates every response against the contract. */
export class Target {
  readonly base: string
  readonly #contract: Contract
  readonly #results: Results
  /** Number of calls so far. */
  calls = 0
  /** The refusal codes received so far. */
  readonly codes = new ProvokedCodes()
  /** Operations that the target does not implement; they are not called. */
  readonly missing = new Set<string>()
  readonly #built = new Set<string>()
  #isSkipping = false

  constructor(base: string, contract: Contract, results: Results) {
    this.base = base.replace(/\/+$/, "")
    this.#contract = contract
    this.#results = results
  }

  /** Makes one call. @throws LeftOut if there is no response, which counts as a failure of the operation's rule `status` */
  async send(operation: string, call: Call = {}): Promise<Exchange> {
    if (this.missing.has(operation)) throw new LeftOut(`${operation} is not built`)
    const { method, path } = this.#contract.operation(operation)
    const address = `${this.base}${fill(path, call.path ?? {})}${search(call.query ?? {})}`
    const headers = headersOf(call)
    const sent = {
      operation,
      as: call.as?.role ?? "nobody",
      method: method.toUpperCase(),
      address,
      headers,
    }
    const since = performance.now()
    this.calls += 1
    const answered = await send(address, { method: sent.method, headers, body: call.body, form: call.form })
    const exchange: Exchange = {
      ...sent,
      body: shownBody(call),
      files: filesOf(call),
      ...answered,
      milliseconds: Math.round(performance.now() - since),
    }
    if (exchange.status === 0) {
      this.#results.answered("status", exchange, [`no answer: ${String(exchange.answer)}`])
      throw new LeftOut(`${operation} gave no answer: ${String(exchange.answer)}`)
    }
    this.#leaveOutMissing(exchange)
    this.codes.note(exchange)
    const judged = this.#contract.judge(exchange)
    for (const [rule, problems] of Object.entries(judged)) this.#results.answered(rule as Rule, exchange, problems)
    const actions = wrongActions(exchange, call.as)
    if (actions) this.#results.answered("actions", exchange, actions)
    return exchange
  }

  /** Finds the operations that are not implemented; their checks are left out. Calls each once without session and body (no effect). */
  async findMissing(): Promise<void> {
    this.#isSkipping = true
    for (const operation of this.#contract.operations) {
      const { path } = parametersOf(operation, {})
      await this.send(operation.operationId, { path }).catch((error: unknown) => {
        if (!(error instanceof LeftOut)) throw error
      })
    }
  }

  /** @throws LeftOut if the response says that there is no such operation */
  #leaveOutMissing({ operation, status, answer }: Exchange): void {
    const isUnknown = status === 501 || ((status === 404 || status === 405) && codeOf(answer) === undefined)
    if (!this.#isSkipping) return
    if (!isUnknown) return void this.#built.add(operation)
    // A 404 or 405 without a code is an error if the operation has responded before. A 501 is not: servers may check the session first.
    if (status !== 501 && this.#built.has(operation)) return
    this.missing.add(operation)
    throw new LeftOut(`${operation} is not built`)
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

function headersOf({ as, key, headers }: Call): Record<string, string> {
  return { ...sessionHeaders(as), ...(key && { "Idempotency-Key": key }), ...headers }
}

/** The request body as shown in the report. */
function shownBody({ form, body }: Call): unknown {
  return form ? Object.fromEntries([...form].map(([name, part]) => [name, textOf(part)])) : body
}

/** The names of the files of a form, by field; undefined for other calls. */
function filesOf({ form }: Call): Exchange["files"] {
  return (
    form &&
    Object.fromEntries([...form].flatMap(([name, part]) => (typeof part === "string" ? [] : [[name, part.name]])))
  )
}

function textOf(part: FormDataEntryValue): string {
  return typeof part === "string" ? part : `(${part.size} bytes, ${part.name})`
}
