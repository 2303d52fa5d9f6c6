/** Reason why a change of a rule row cannot be detected: it allows the same people the same actions. */
const noOfficers =
  "Officers are those of the group of a record. What belongs to the whole alliance has no group, so nobody is an officer of it."
const alreadyAllowed = `${noOfficers} Its administrators may do it by the row of the alliance.`

const created = (list: string): [change: string, reason: string][] => [
  ...["chair", "vice_chair", "secretary"].map((role): [string, string] => [
    `${list}: create, row 1, with ${role}`,
    noOfficers,
  ]),
  [`${list}: create, row 2, with alliance`, alreadyAllowed],
]

/**
 * Changes of rule rows that have no effect, by name, each with the reason. `npm run planted-bugs` prints them and fails when one is
 * noticed.
 */
export const equivalentChanges: ReadonlyMap<string, string> = new Map([
  ...created("list of meetings"),
  ...created("list of ballots"),
  ...created("list of downloads"),
  ...created("list of topic calls"),
  ["operation log: read, row 1, with alliance", alreadyAllowed],
  ...["chair", "vice_chair", "secretary"].map((role): [string, string] => [
    `operation log: read, row 2, with ${role}`,
    noOfficers,
  ]),
])
