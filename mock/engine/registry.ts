import type { Domain, EventStream, KeyedCall, Module, RecordKind } from "./domain.ts"
import type { Handlers, OperationId } from "./handler.ts"
import { engineKinds, type Kind, type Rows } from "./store/rows.ts"
import type { Store } from "./store/store.ts"

let registered: readonly Domain[] = []

/** Registers the domains; called once, by `mock/domains.ts`. */
export function registerDomains(domains: readonly Domain[]): void {
  registered = domains
}

/** All domains, in the order of `mock/domains.ts`. */
export function domains(): readonly Domain[] {
  if (registered.length === 0) throw new Error("no domain is registered: import #mock/domains.ts first")
  return registered
}

/** What the domains declare for one kind of record; undefined if there is none. */
export function recordKind(module: string): RecordKind | undefined {
  return domains().find(({ records }) => records && Object.hasOwn(records, module))?.records?.[module as Module]
}

/** All kinds of records with their names, in the order of the domains. */
export function recordKinds(): [Module, RecordKind][] {
  return domains().flatMap(({ records = {} }) => Object.entries(records) as [Module, RecordKind][])
}

/** What can declare something of a record: its kind, and the domains of what stands on it. */
export function parts(): (Domain | RecordKind)[] {
  return [...recordKinds().map(([, kind]) => kind), ...domains()]
}

/** Whether a key in the call's headers permits reading a file. */
export function isFileOpenByKey(file: Rows["file"], call: KeyedCall): boolean {
  return domains().some((domain) => domain.isFileOpenByKey?.(file, call))
}

/** All kinds of rows in the store. */
export function storeKinds(): Kind[] {
  return [...engineKinds, ...domains().flatMap(({ rows }) => rows)]
}

/** The handler of an operation. */
export function handlerOf<O extends OperationId>(operation: O): Handlers[O] {
  return domains().find(({ handlers }) => handlers[operation])?.handlers[operation]
}

/** How an operation continues as a stream; undefined if it only answers. */
export function streamOf(operation: string): EventStream | undefined {
  return domains().find(({ streams }) => streams && Object.hasOwn(streams, operation))?.streams?.[
    operation as OperationId
  ]
}

/** Runs the `beforeCall` functions of all domains. */
export function runBeforeCall(store: Store): void {
  for (const { beforeCall } of domains()) beforeCall?.(store)
}

/** The handlers of all domains; throws if two domains handle the same operation. */
export function handlersOf(domains: readonly Domain[]): Handlers {
  const entries = domains.flatMap(({ handlers }) => Object.entries(handlers))
  const twice = entries.find(([operation], at) => entries.findIndex(([other]) => other === operation) < at)
  if (twice) throw new Error(`two domains answer ${twice[0]}`)
  return Object.fromEntries(entries) as Handlers
}
