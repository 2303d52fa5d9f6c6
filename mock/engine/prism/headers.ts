import type { Instant } from "#mock/engine/store/clock.ts"
import type { Details } from "#mock/engine/refusal.ts"
import type { Operation } from "./operations.ts"
import type { Route } from "./route-index.ts"

/** Returns the header with the address of the record that a call created, for operations whose 201 has it. */
export type LocationOf = (route: Route, status: number, body: unknown) => Record<string, string>

/** Finds for each path the name of the id with which a record below it is read. */
export function locations(operations: readonly Operation[]): LocationOf {
  const ids = new Map<string, string>()
  for (const { method, path } of operations) {
    const [, above, name] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? []
    if (/^get$/i.test(method) && above !== undefined && name !== undefined) ids.set(above, name)
  }
  return ({ operation, path }, status, body): Record<string, string> => {
    const name = ids.get(operation.path)
    const { result } = (body ?? {}) as { result?: Record<string, unknown> }
    const id = result?.[name ?? ""] ?? result?.id
    if (status !== 201 || name === undefined || typeof id !== "string") return {}
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, one: string) => encodeURIComponent(path[one] ?? ""))
    return { location: `/api${filled}/${encodeURIComponent(id)}` }
  }
}

/** `Retry-After` of a refusal that says when the call is possible. */
export function retryAfter(details: Details | undefined, now: Instant): Record<string, string> {
  if (details?.next_time === undefined) return {}
  return { "retry-after": String(Math.max(0, Math.ceil((Date.parse(details.next_time) - now) / 1000))) }
}
