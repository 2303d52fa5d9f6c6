export type Call = {
  /** Null for a path that the contract does not know. */
  operation: string | null
  method: string
  path: string
  query: string
  /** 0 when the connection was cut before an answer. */
  status: number
  /** When it arrived, by the store's clock. */
  time: string
  idempotency_key: string | null
  /** What the portal calls the request in whose service it asks. */
  request_id: string | null
}

const kept = 5000

/** Operations that this process has done in the service of a portal's request, in any store (API-05). */
export const usedOperations = new Set<string>()

/** Notes how a call ended. */
export function ended(call: Call, status: number): void {
  call.status = status
  if (call.operation !== null && call.request_id !== null && status < 400) usedOperations.add(call.operation)
}

/** The calls a store received, oldest first; only the last ones are kept. */
export class CallLog {
  #calls: Call[] = []

  add(call: Call): void {
    this.#calls.push(call)
    if (this.#calls.length > 2 * kept) this.#calls = this.#calls.slice(-kept)
  }

  list(): readonly Call[] {
    return this.#calls.slice(-kept)
  }

  clear(): void {
    this.#calls = []
  }
}
