/** What a record is counted with: in its alliance, and in its group if it has one. */
export type Numbered = { number: number; group_number: number | null; group: { acronym: string } | null }

/** Before the number: of a meeting, of a ballot. */
export type Letter = "M" | "B"

/** The number in the alliance, as people cite it: "M-118". */
export function allianceNumber(letter: Letter, { number }: Pick<Numbered, "number">): string {
  return `${letter}-${number}`
}

/** The number in the group: "COPT-B-12"; undefined outside of a group. */
export function groupNumber(letter: Letter, { group_number, group }: Omit<Numbered, "number">): string | undefined {
  return group && group_number !== null ? `${group.acronym}-${letter}-${group_number}` : undefined
}

/** The one number that names a record: the group's where there is one. */
export function eventReference(letter: Letter, record: Numbered): string {
  return groupNumber(letter, record) ?? allianceNumber(letter, record)
}
