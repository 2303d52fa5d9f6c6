import { allowedInAnyState, resulting, rowsWrong, type Json } from "./plants.ts"
import type { Row } from "./row.ts"

/** What a backend can get wrong about ballots by entity, secret ballots and passed votes (VOTE-07, VOTE-08, VOTE-09). */
export const ballotRows: Row[] = [
  ["a second vote of an entity is accepted", "ballot.vote", "effect", (at) => allowedInAnyState(at, "entity_voted")],
  [
    "a ballot by entity counts people",
    "ballot.get",
    "effect",
    (at) => resulting(at, (ballot) => ({ ...ballot, turnout: { voted: 0, total: (ballot.voters as Json).total } })),
  ],
  ["who has passed on the vote can vote", "ballot.vote", "effect", (at) => allowedInAnyState(at, "vote_passed")],
  [
    "the record of a passed vote does not say who cast it",
    "ballot.record.list",
    "effect",
    (at) => rowsWrong(at, "cast_by", null),
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
