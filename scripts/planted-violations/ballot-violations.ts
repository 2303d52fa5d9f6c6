import { allowedInAnyState, resulting, rowsWrong, type Json } from "./plants.ts"
import type { Row } from "./row.ts"

/** What a backend can get wrong about ballots by entity and secret ballots (VOTE-07, VOTE-08). */
export const ballotRows: Row[] = [
  ["a second vote of an entity is accepted", "ballot.vote", "effect", (at) => allowedInAnyState(at, "entity_voted")],
  [
    "a ballot by entity counts people",
    "ballot.get",
    "effect",
    (at) => resulting(at, (ballot) => ({ ...ballot, turnout: { voted: 0, total: (ballot.voters as Json).total } })),
  ],
  [
    "the records of a secret ballot show choices",
    "ballot.record.list",
    "effect",
    (at) => rowsWrong(at, "option", { id: "yes", text: "Yes" }),
  ],
  [
    "a secret ballot has a result while it runs",
    "ballot.result.get",
    "effect",
    (at) => allowedInAnyState(at, "secret_ballot"),
  ],
]
