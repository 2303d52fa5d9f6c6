type Numbered = { alliance_id: string; group_id: string | null; number: number; group_number: number | null }

/** The next numbers in the alliance and in the group: one more than the highest ever used, so that none is reused. */
export function nextNumbers(
  table: { filter(test: (row: Numbered) => boolean): Numbered[] },
  alliance_id: string,
  group_id: string | null,
): Pick<Numbered, "number" | "group_number"> {
  const all = table.filter((row) => row.alliance_id === alliance_id)
  const ofGroup = all.filter((row) => row.group_id === group_id)
  const after = (numbers: (number | null)[]) => numbers.reduce<number>((most, one) => Math.max(most, one ?? 0), 0) + 1
  return {
    number: after(all.map(({ number }) => number)),
    group_number: group_id === null ? null : after(ofGroup.map(({ group_number }) => group_number)),
  }
}
