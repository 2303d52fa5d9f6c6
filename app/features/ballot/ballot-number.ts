import { allianceNumber, eventReference, groupNumber, type Numbered } from "#app/parts/event-number.ts"

/** The number of a ballot in its alliance, as people cite it: "B-31" (VOTE-01). */
export const ballotNumber = (ballot: Pick<Numbered, "number">) => allianceNumber("B", ballot)

/** The number of a ballot in its group: "COPT-B-12"; undefined outside of a group. */
export const groupBallotNumber = (ballot: Omit<Numbered, "number">) => groupNumber("B", ballot)

/** The one number that names a ballot: the group's where there is one. */
export const ballotReference = (ballot: Numbered) => eventReference("B", ballot)
