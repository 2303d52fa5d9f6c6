import { operationId, type Operation } from "./operations.ts"

export type Route = { operation: Operation; id: string; path: Record<string, string> }
export type RouteFailure = "no-path" | "no-method"

type Entry = { operation: Operation; id: string; segments: string[]; literals: number }

/**
 * Finds the operation of a request by method and number of segments. Prism's own router sorts and matches every path of the contract for
 * each request (1 ms with two hundred operations). Literal segments take precedence over parameters.
 */
export class RouteIndex {
  readonly #entries = new Map<string, Entry[]>()
  readonly #methods = new Set<string>()

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) this.#add(operation)
    for (const entries of this.#entries.values()) entries.sort((a, b) => b.literals - a.literals)
  }

  find(method: string, pathname: string): Route | RouteFailure {
    const segments = pathname.split("/")
    const found = this.#match(method.toLowerCase(), segments)
    if (found) return found
    const elsewhere = [...this.#methods].some((other) => this.#match(other, segments))
    return elsewhere ? "no-method" : "no-path"
  }

  #add(operation: Operation): void {
    const segments = operation.path.split("/")
    const method = operation.method.toLowerCase()
    const key = `${method} ${segments.length}`
    const literals = segments.filter((segment) => !isParameter(segment)).length
    this.#methods.add(method)
    this.#entries.set(key, [
      ...(this.#entries.get(key) ?? []),
      { operation, id: operationId(operation), segments, literals },
    ])
  }

  #match(method: string, segments: string[]): Route | undefined {
    for (const { operation, id, segments: template } of this.#entries.get(`${method} ${segments.length}`) ?? []) {
      const path = parameters(template, segments)
      if (path) return { operation, id, path }
    }
    return undefined
  }
}

function isParameter(segment: string): boolean {
  return segment.startsWith("{") && segment.endsWith("}")
}

function parameters(template: string[], segments: string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {}
  for (const [at, part] of template.entries()) {
    const given = segments[at] ?? ""
    if (!isParameter(part)) {
      if (part !== given) return undefined
      continue
    }
    const value = decode(given)
    if (!value) return undefined
    found[part.slice(1, -1)] = value
  }
  return found
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
