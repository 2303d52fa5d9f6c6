/** A person, and their share of the work. */
export type Share<Work> = { person: string; work: Work[] }

/** Maximum number of people per item among those whom the tables treat alike. */
const representatives = 4

/**
 * Distributes work among people. If the handwritten tables treat several people alike for an item, only some of them try it, and
 * others try the next item. Since the same rule applies to many items, everybody is tried with each kind.
 * @param alike the tables' verdict for a person and an item, as text
 */
export function distributeWork<Work>(
  people: readonly string[],
  alike: (person: string, one: Work) => string,
  work: readonly Work[],
): Share<Work>[] {
  const shares = new Map<string, Work[]>(people.map((person) => [person, []]))
  for (const [index, one] of work.entries()) {
    const rights = new Map(people.map((person) => [person, alike(person, one)]))
    for (const right of new Set(rights.values())) {
      const members = people.filter((person) => rights.get(person) === right)
      for (const person of turnOf(members, index * representatives)) shares.get(person)?.push(one)
    }
  }
  return [...shares].map(([person, own]) => ({ person, work: own }))
}

/** Selects the next people of a class in rotation. */
function turnOf(members: readonly string[], start: number): string[] {
  if (members.length <= representatives) return [...members]
  return Array.from({ length: representatives }, (_, at) => members[(start + at) % members.length] ?? "")
}
