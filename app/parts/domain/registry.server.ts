import { domains } from "#app/domains.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"
import type { Domain, RecordKind, Texts } from "./domain.ts"

const kinds = new Map<string, RecordKind>(domains.flatMap(({ records = {} }) => Object.entries(records)))

/** What the domains tell about each kind of record. */
export const recordKinds: readonly RecordKind[] = [...kinds.values()]

/** What a domain tells about a kind of record: nothing if no domain has it. */
export function recordKind(module: string): RecordKind {
  return kinds.get(module) ?? {}
}

/** Joins the words of several domains or kinds of records; the first that has a word counts. */
export function joinTexts(texts: readonly (Texts | undefined)[]): ReadonlyMap<string, MessageId> {
  return new Map(texts.toReversed().flatMap((some = {}) => Object.entries(some)))
}

/** The words that all domains tell for one purpose, by names of the contract. */
export const textsOfDomains = (of: (domain: Domain) => Texts | undefined) => joinTexts(domains.map(of))
