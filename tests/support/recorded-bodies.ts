import { handlers as usual } from "#mock/domains.ts"
import type { Handlers } from "#mock/engine/handler.ts"

/** A write as the backend received it. */
export type Received = { operation: string; path: string; body: string }

type Call = { operation: string; store: { name: string }; path: unknown; body: unknown }
type AnyHandler = (call: Call, check: () => void) => unknown

/** Wraps the mock's handlers so that they record the bodies of writes, by store name. */
export function recordedBodies(): {
  handlers: Handlers
  of: (store: string) => Received[]
  clear: (store: string) => void
} {
  const received = new Map<string, Received[]>()
  const note = ({ operation, store, path, body }: Call) => {
    if (body === undefined) return
    const known = received.get(store.name) ?? []
    received.set(store.name, [...known, { operation, path: JSON.stringify(path), body: JSON.stringify(body) }])
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
    of: (store) => received.get(store) ?? [],
    clear: (store) => void received.delete(store),
  }
}
