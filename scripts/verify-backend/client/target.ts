import { LeftOut, type Exchange } from "./answers.ts"
import { sessionHeaders, type Call, type Caller } from "./call.ts"
import { codeOf, parametersOf, type Contract } from "./contract.ts"
import { send } from "./send.ts"

/** Called with every response of an operation that the target has. */
type Notice = (exchange: Exchange, as: Caller | undefined) => void

/** Sends calls of the contract's operations, only to one base URL. */
export class Target {
  readonly base: string
  readonly #contract: Contract
  readonly #notice: Notice
  /** Number of calls so far. */
  calls = 0
  /** Operations that the target does not implement; they are not called. */
  readonly missing = new Set<string>()
  readonly #built = new Set<string>()
  #isSkipping = false

  constructor(base: string, contract: Contract, notice: Notice) {
    this.base = base.replace(/\/+$/, "")
    this.#contract = contract
    this.#notice = notice
  }

  /** Makes one call. @throws LeftOut if there is no response, or no such operation */
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
    if (exchange.status > 0) this.#leaveOutMissing(exchange)
    this.#notice(exchange, call.as)
    if (exchange.status === 0) throw new LeftOut(`${operation} gave no answer: ${String(exchange.answer)}`)
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
