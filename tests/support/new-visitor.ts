import { inject } from "vitest"
import { Visitor } from "./visitor.ts"

/** Somebody new at the portal of this run, in a store of their own. For tests of the project `routes`. */
export function newVisitor(store?: string): Visitor {
  return new Visitor({ portal: inject("portal"), mock: inject("mock") }, store)
}

/**
 * Gives somebody who is signed in, the same each time that person is asked for.
 * @param signIn lets a person in
 */
export function signedInOnce(signIn: (person: string) => Promise<Visitor>): (person: string) => Promise<Visitor> {
  const people = new Map<string, Promise<Visitor>>()
  return (person) => {
    const visitor = people.get(person) ?? signIn(person)
    people.set(person, visitor)
    return visitor
  }
}
