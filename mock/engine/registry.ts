import type { Domain, KeyedCall, Module, RecordKind } from "./domain.ts"
import type { Handlers, OperationId } from "./handler.ts"
import { engineKinds, type Kind, type Rows } from "./store/rows.ts"
import type { Store } from "./store/store.ts"

let registered: readonly Domain[] = []

/** Makes the domains known; called once, by `mock/domains.ts`. */
export function registerDomains(domains: readonly Domain[]): void {
  registered = domains
}

/** All domains, in the order of `mock/domains.ts`. */
export function domains(): readonly Domain[] {
  if (registered.length === 0) throw new Error("no domain is registered: import #mock/domains.ts first")
  return registered
}

/** What the domains tell of one kind of record; undefined where none does. */
export function recordKind(module: string): RecordKind | undefined {
  return domains().find(({ records }) => records && Object.hasOwn(records, module))?.records?.[module as Module]
}

/** All kinds of records with their names, in the order of the domains. */
export function recordKinds(): [Module, RecordKind][] {
  return domains().flatMap(({ records = {} }) => Object.entries(records) as [Module, RecordKind][])
}

/** Whether a key that comes with a call opens a file. */
export function isFileOpenByKey(file: Rows["file"], call: KeyedCall): boolean {
  return domains().some((domain) => domain.isFileOpenByKey?.(file, call))
}

/** Every kind of row of the store. */
export function storeKinds(): Kind[] {
  return [...engineKinds, ...domains().flatMap(({ rows }) => rows)]
}

/** How an operation is answered. */
export function handlerOf<O extends OperationId>(operation: O): Handlers[O] {
  return domains().find(({ handlers }) => handlers[operation])?.handlers[operation]
}

/** What the domains do before every call. */
export function runBeforeCall(store: Store): void {
  for (const { beforeCall } of domains()) beforeCall?.(store)
}

/** Every operation the mock answers itself; two domains never answer the same one. */
export function handlersOf(domains: readonly Domain[]): Handlers {
  const entries = domains.flatMap(({ handlers }) => Object.entries(handlers))
  const twice = entries.find(([operation], at) => entries.findIndex(([other]) => other === operation) < at)
  if (twice) throw new Error(`two domains answer ${twice[0]}`)
  return Object.fromEntries(entries) as Handlers
}
