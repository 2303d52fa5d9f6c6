import { inject } from "vitest"
import { Visitor } from "./visitor.ts"

/** Somebody new at the portal of this run, in a store of their own. For tests of the project `routes`. */
export function newVisitor(store?: string): Visitor {
  return new Visitor({ portal: inject("portal"), mock: inject("mock") }, store)
}
