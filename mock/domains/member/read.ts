import { recordKind } from "#mock/engine/registry.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { groupRoleValues } from "#openapi/generated/values/group-role.ts"
import { participantsOf } from "./participants.ts"
import { mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "./records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { groupsOf } from "#mock/domains/workgroup/filter.ts"
import { containsWords } from "#mock/engine/list-rows.ts"
import { personTexts } from "./view.ts"
import { guarded, ok, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { memberRef } from "./ref.ts"

type Schemas = components["schemas"]
type Node = Schemas["MemberNode"]

export const memberHandlers = {
  "member.tree": guarded(
    (call) => ({
      findGroups: groupsOf(call, call.query.group_acronym),
      findNamed: peopleNamed(call),
    }),
    ({ store, now, viewer, query }, { findGroups, findNamed }) => {
      const world = { store, now }
      const group = findGroups()?.[0]
      const named = findNamed()
      const { q, size = 200 } = query
      if (!group && !named && q === undefined) return ok(groupNodes(viewer.member, world))
      const everyone = { alliance_id: viewer.member.alliance_id, group_id: group?.id ?? null, participants: nobody }
      const people = named ?? participantsOf(everyone, world)
      const inGroup = new Set(group?.roles.member)
      const found = people.filter((member) => (!named || !group || inGroup.has(member.id)) && fits(member, q, world))
      return ok({ nodes: entityNodes(found, size, group, world), total: found.length })
    },
  ),
} satisfies Handlers

const nobody = { member_ids: [], group_ids: [] }

/** Returns a function that finds the people of the named record; it returns undefined if no record is named. */
function peopleNamed(call: SignedIn<Unchecked<"member.tree">>): () => MemberRow[] | undefined {
  const { module = "meeting", key } = call.query
  return recordKind(module)?.people?.(call, key) ?? (() => undefined)
}

function fits(member: MemberRow, q: string | undefined, world: World): boolean {
  return q === undefined || containsWords(q, personTexts(member, world))
}

/** The groups that the user may enter, with their member counts. */
function groupNodes(user: MemberRow, world: World): Schemas["MemberTree"] {
  const groups = world.store.rows.workgroup.filter(
    (group) => group.alliance_id === user.alliance_id && group.status === "normal" && mayEnter(user, group),
  )
  const all = new Set<string>()
  const nodes = groups.map((group): Node => {
    const people = participantsOf({ alliance_id: user.alliance_id, group_id: group.id, participants: nobody }, world)
    for (const { id } of people) all.add(id)
    const { acronym: key, name, name_english } = group
    return { module: "workgroup", key, name, name_english, total: people.length, members: [], nodes: [] }
  })
  return { nodes: nodes.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1)), total: all.size }
}

/** The first `size` people by organisation; people without an organisation come last. */
function entityNodes(people: MemberRow[], size: number, group: WorkgroupRow | undefined, world: World): Node[] {
  const { entity } = world.store.rows
  const byEntity = new Map<string | null, MemberRow[]>()
  for (const member of people) {
    const known = byEntity.get(member.entity_id)
    if (known) known.push(member)
    else byEntity.set(member.entity_id, [member])
  }
  const nodes = [...byEntity].map(([id, members]): [Node, MemberRow[]] => {
    const { name, name_english } = (id === null ? undefined : entity.get(id)) ?? none
    return [{ module: "entity", key: id, name, name_english, total: members.length, members: [], nodes: [] }, members]
  })
  nodes.sort(([a], [b]) => Number(a.key === null) - Number(b.key === null) || (a.name < b.name ? -1 : 1))
  let left = size
  return nodes.map(([node, members]) => {
    const shown = members.slice(0, left)
    left -= shown.length
    return {
      ...node,
      members: shown.map((member) => ({ ...memberRef(world.store, member), roles: rolesOf(member, group) })),
    }
  })
}

const none = { name: "其他", name_english: "Others" }

function rolesOf({ id }: MemberRow, group: WorkgroupRow | undefined) {
  return groupRoleValues.filter((role) => group?.roles[role].includes(id))
}
