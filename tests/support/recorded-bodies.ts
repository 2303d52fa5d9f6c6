import { handlers as usual } from "#mock/domains.ts"
import type { Handlers } from "#mock/engine/handler.ts"

/** A write as the backend received it. */
export type Received = { operation: string; path: string; body: string }

/** The bodies of writes that a mock has received, by store name. */
export type RecordedBodies = {
  /** Forgets what a store has received, and records from now on: other stores are not recorded. */
  clear: (store: string) => void
  of: (store: string) => Received[]
}

type Call = { operation: string; store: { name: string }; path: unknown; body: unknown }
type AnyHandler = (call: Call, check: () => void) => unknown

/** Wraps the mock's handlers so that they record the bodies of writes. */
export function recordedBodies(): RecordedBodies & { handlers: Handlers } {
  const received = new Map<string, Received[]>()
  const note = ({ operation, store, path, body }: Call) => {
    if (body === undefined) return
    received.get(store.name)?.push({ operation, path: JSON.stringify(path), body: JSON.stringify(body) })
  }
  const recording = Object.entries(usual).map(([id, handler]) => {
    const answer: AnyHandler = (call, check) => {
      note(call)
      return (handler as unknown as AnyHandler)(call, check)
    }
    return [id, answer]
  })
  return {
    handlers: Object.fromEntries(recording) as Handlers,
    of: (store) => [...(received.get(store) ?? [])],
    clear: (store) => void received.set(store, []),
  }
}
