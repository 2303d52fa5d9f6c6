/** A record with a number in its alliance, and one in its group if it has a group. */
export type Numbered = { number: number; group_number: number | null; group: { acronym: string } | null }

/** Prefix of the number: M for meetings, D for date polls, B for ballots, DEC for decisions. */
export type Letter = "M" | "D" | "B" | "DEC"

/** The number in the alliance, as people cite it: "M-118". */
export function allianceNumber(letter: Letter, { number }: Pick<Numbered, "number">): string {
  return `${letter}-${number}`
}

/** The number in the group: "COPT-B-12"; undefined without a group. */
export function groupNumber(letter: Letter, { group_number, group }: Omit<Numbered, "number">): string | undefined {
  return group && group_number !== null ? `${group.acronym}-${letter}-${group_number}` : undefined
}

/** The preferred reference of a record: the group's number if there is one. */
export function eventReference(letter: Letter, record: Numbered): string {
  return groupNumber(letter, record) ?? allianceNumber(letter, record)
}
