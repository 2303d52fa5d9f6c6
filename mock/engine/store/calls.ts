export type Call = {
  /** Null for a path that is not in the contract. */
  operation: string | null
  method: string
  path: string
  query: string
  /** 0 if the connection was closed before a response. */
  status: number
  /** When the request arrived, by the store's clock. */
  time: string
  idempotency_key: string | null
  /** The id of the portal request that caused the call (`x-request-id`). */
  request_id: string | null
}

const maxCalls = 5000

/** Operations that succeeded for a portal request in this process, in any store (API-05). */
export const usedOperations = new Set<string>()

/** Records the status of a finished call. */
export function recordStatus(call: Call, status: number): void {
  call.status = status
  if (call.operation !== null && call.request_id !== null && status < 400) usedOperations.add(call.operation)
}

/** The calls that a store received, oldest first; only the most recent ones are kept. */
export class CallLog {
  #calls: Call[] = []

  add(call: Call): void {
    this.#calls.push(call)
    if (this.#calls.length > 2 * maxCalls) this.#calls = this.#calls.slice(-maxCalls)
  }

  list(): readonly Call[] {
    return this.#calls.slice(-maxCalls)
  }

  clear(): void {
    this.#calls = []
  }
}
