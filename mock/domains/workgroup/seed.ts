import { day } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "./records.ts"
import type { AllianceData } from "#mock/engine/seed/alliances.ts"
import { groupWords, type GroupWords } from "./seed-words.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { Random } from "#mock/engine/seed/random.ts"

type Roles = WorkgroupRow["roles"]

/** The people of the sign-on page in the groups, by index of the group; the other members are chosen at random. */
const inFirst: Record<keyof Roles, readonly string[]> = {
  chair: ["chair"],
  vice_chair: ["vice-chair"],
  secretary: ["secretary"],
  member: ["member", "disabled"],
}
const inSecond: readonly string[] = ["chair", "secretary"]
const inThird: readonly string[] = ["member", "vice-chair", "secretary"]

/** Seeds the groups of an alliance with their officers and members. Officers are members, too. */
export function seedGroups({ builder, data, members }: AllianceSeed): void {
  const others = members.filter(({ person, is_disabled }) => person === null && !is_disabled).slice(0, 2000)
  const groups = groupWords[data.key]
  groups.forEach((group, at) => {
    const roles = rolesOf(data, group, at, others)
    const created_time = builder.at(-900 + 40 * at, "06:00") + at * day
    builder.add("workgroup", {
      id: `group-${group.acronym.toLowerCase()}`,
      alliance_id: `alliance-${data.key}`,
      acronym: group.acronym,
      name: group.name[0],
      name_english: group.name[1],
      type: group.type,
      status: group.status,
      roles,
      joined: Object.fromEntries(roles.member.map((id, index) => [id, created_time + ((index * 13) % 400) * day])),
      description: { format: "markdown", text: group.description },
      created_time,
      changed_by_id: `member-${data.key}-admin`,
      updated_time: created_time,
      version: (at % 3) + 1,
    })
  })
}

function rolesOf(data: AllianceData, group: GroupWords, at: number, others: readonly MemberRow[]): Roles {
  const random = new Random(`group ${data.key} ${group.acronym}`)
  const many = others.length > 1000 ? 10 : 1
  const randomMembers = random.some(others, random.whole(9, 24) * many).map(({ id }) => id)
  const persons = (names: readonly string[]) => names.map((person) => `member-${data.key}-${person}`)
  if (at === 0) {
    const officers = {
      chair: persons(inFirst.chair),
      vice_chair: persons(inFirst.vice_chair),
      secretary: persons(inFirst.secretary),
    }
    return { ...officers, member: [...Object.values(officers).flat(), ...persons(inFirst.member), ...randomMembers] }
  }
  const named = group.type === "restricted" ? ["restricted-member"] : at === 1 ? inSecond : at === 2 ? inThird : []
  return {
    chair: randomMembers.slice(0, 1),
    vice_chair: randomMembers.slice(1, 3),
    secretary: randomMembers.slice(3, 4),
    member: [...persons(named), ...randomMembers],
  }
}
