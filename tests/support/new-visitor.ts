import { inject } from "vitest"
import { Visitor } from "./visitor.ts"

/** Creates a visitor of this run's portal with a separate mock store. For tests of the project `routes`. */
export function newVisitor(store?: string): Visitor {
  return new Visitor({ portal: inject("portal"), mock: inject("mock") }, store)
}

/**
 * Returns a function that signs each person in once, and then returns the same visitor.
 * @param signIn signs a person in
 */
export function signedInOnce(signIn: (person: string) => Promise<Visitor>): (person: string) => Promise<Visitor> {
  const people = new Map<string, Promise<Visitor>>()
  return (person) => {
    const visitor = people.get(person) ?? signIn(person)
    people.set(person, visitor)
    return visitor
  }
}
