/** A fault the mock shows until it is cleared: docs of `POST /__mock/fault`. */
export type Fault = {
  /** an operation id of the contract, or "*" */
  operation: string
  kind: "status" | "delay" | "hang" | "reset" | "broken-json" | "contract" | "html" | "huge"
  status?: number
  /** the envelope of a `status`, besides `success` */
  says?: Record<string, unknown>
  /** done all the same, only its answer goes wrong */
  is_done?: boolean
  delay_ms?: number
  times?: number
}

/** One call the portal made. */
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

/** Sets the scene in one store of the mock: its clock, its faults, what it was asked. */
export type MockControl = {
  store: string
  /** back to the seed */
  reset(): Promise<void>
  /** stands still at an instant */
  setClock(now: string): Promise<void>
  /** moves on by an ISO 8601 duration, e.g. "PT1H" */
  advanceClock(duration: string): Promise<void>
  fault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  calls(): Promise<Call[]>
  clearCalls(): Promise<void>
  /** what was mailed */
  outbox(): Promise<Record<string, unknown>[]>
}

/**
 * The control of one store.
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

/** The name of a store nobody else has. */
export function newStore(): string {
  made += 1
  return `t${process.pid}-${Date.now().toString(36)}-${made}`
}
