/** A fault of the mock until it is cleared: see the docs of `POST /__mock/fault`. */
export type Fault = {
  /** an operation id of the contract, or "*" */
  operation: string
  kind: "status" | "delay" | "hang" | "reset" | "broken-json" | "contract" | "html" | "huge"
  status?: number
  /** fields of a `status` response's envelope besides `success` */
  says?: Record<string, unknown>
  /** the operation is performed; only its response fails */
  is_done?: boolean
  delay_ms?: number
  times?: number
}

/** One call from the portal. */
export type Call = {
  operation: string
  method: string
  path: string
  query: string
  status: number
  time: string
  idempotency_key?: string | null
  request_id?: string | null
}

/** Controls one store of the mock: its clock, its faults, its recorded calls. */
export type MockControl = {
  store: string
  /** resets to the seed */
  reset(): Promise<void>
  /** stops the clock at an instant */
  setClock(now: string): Promise<void>
  /** advances by an ISO 8601 duration, e.g. "PT1H" */
  advanceClock(duration: string): Promise<void>
  fault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  calls(): Promise<Call[]>
  clearCalls(): Promise<void>
  /** sent mails */
  outbox(): Promise<Record<string, unknown>[]>
}

/**
 * Returns the control of one store.
 * @param origin of the mock, e.g. "http://127.0.0.1:4010"
 */
export function mockControl(origin: string, store: string): MockControl {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${origin}/__mock/${path}`, {
      method,
      headers: { "x-mock-store": store, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} /__mock/${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const tell = async (method: string, path: string, body?: unknown) =>
    void (await (await ask(method, path, body)).arrayBuffer())
  const read = async (path: string) => (await ask("GET", path)).json()
  return {
    store,
    reset: () => tell("POST", "reset"),
    setClock: (now) => tell("POST", "clock", { now }),
    advanceClock: (advance) => tell("POST", "clock", { advance }),
    fault: (fault) => tell("POST", "fault", fault),
    clearFaults: () => tell("DELETE", "fault"),
    calls: () => read("calls") as Promise<Call[]>,
    clearCalls: () => tell("DELETE", "calls"),
    outbox: () => read("outbox") as Promise<Record<string, unknown>[]>,
  }
}

let made = 0

/** Returns a unique store name. */
export function newStore(): string {
  made += 1
  return `t${process.pid}-${Date.now().toString(36)}-${made}`
}
