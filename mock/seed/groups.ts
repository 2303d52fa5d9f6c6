import { day } from "../store/clock.ts"
import type { MemberRow, WorkgroupRow } from "../store/records.ts"
import type { AllianceData, GroupData } from "./alliances.ts"
import type { SeedBuilder } from "./builder.ts"
import { Random } from "./random.ts"

type Roles = WorkgroupRow["roles"]

/** Whom of the sign-on page the groups hold, by the place of the group in the list; the others are drawn. */
const inFirst: Record<keyof Roles, readonly string[]> = {
  chair: ["chair"],
  vice_chair: ["vice-chair"],
  secretary: ["secretary"],
  member: ["member", "disabled"],
}
const inSecond: readonly string[] = ["chair", "secretary"]
const inThird: readonly string[] = ["member", "vice-chair", "secretary"]

/** The groups of an alliance with their officers and members. An officer is a member, too. */
export function seedGroups(
  builder: SeedBuilder,
  data: AllianceData,
  members: readonly MemberRow[],
): [WorkgroupRow, ...WorkgroupRow[]] {
  const others = members.filter(({ person, is_disabled }) => person === null && !is_disabled).slice(0, 2000)
  const add = (group: GroupData, at: number) => {
    const roles = rolesOf(data, group, at, others)
    const created_time = builder.at(-900 + 40 * at, "06:00") + at * day
    return builder.add("workgroup", {
      id: `group-${group.acronym.toLowerCase()}`,
      alliance_id: `alliance-${data.key}`,
      acronym: group.acronym,
      name: group.name[0],
      name_english: group.name[1],
      type: group.type,
      status: group.status,
      roles,
      joined: Object.fromEntries(roles.member.map((id, place) => [id, created_time + ((place * 13) % 400) * day])),
      description: descriptionOf(group),
      created_time,
      changed_by_id: `member-${data.key}-admin`,
      updated_time: created_time,
      version: (at % 3) + 1,
    })
  }
  const [first, ...rest] = data.groups
  return [add(first, 0), ...rest.map((group, at) => add(group, at + 1))]
}

function descriptionOf({ name: [chinese, english] }: GroupData): WorkgroupRow["description"] {
  const text = `**${chinese}**：起草和评审相关规范，每月开会。\n\n**${english}**: drafts and reviews its specifications and meets every month.`
  return { format: "markdown", text }
}

function rolesOf(data: AllianceData, group: GroupData, at: number, others: readonly MemberRow[]): Roles {
  const random = new Random(`group ${data.key} ${group.acronym}`)
  const many = others.length > 1000 ? 10 : 1
  const drawn = random.some(others, random.whole(9, 24) * many).map(({ id }) => id)
  const persons = (names: readonly string[]) => names.map((person) => `member-${data.key}-${person}`)
  if (at === 0) {
    const officers = {
      chair: persons(inFirst.chair),
      vice_chair: persons(inFirst.vice_chair),
      secretary: persons(inFirst.secretary),
    }
    return { ...officers, member: [...Object.values(officers).flat(), ...persons(inFirst.member), ...drawn] }
  }
  const named = group.type === "restricted" ? ["restricted-member"] : at === 1 ? inSecond : at === 2 ? inThird : []
  return {
    chair: drawn.slice(0, 1),
    vice_chair: drawn.slice(1, 3),
    secretary: drawn.slice(3, 4),
    member: [...persons(named), ...drawn],
  }
}
