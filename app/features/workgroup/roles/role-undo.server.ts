import type { components } from "#openapi/generated/schema.d.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { Undo } from "#app/session/notes.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { type RolesArea, rolesPaths } from "../workgroup.server.ts"

type Schemas = components["schemas"]
type Role = Schemas["GroupRole"]
type Holder = Schemas["MemberRef"] & { roles: readonly Role[] }

/** A person of a group with their roles; undefined if they are none of its members. */
export async function holderOf({ api }: RequestContext, acronym: string, id: string): Promise<Holder | undefined> {
  const found = await api.get("/workgroup/{acronym}/member", { path: { acronym }, query: { member_id: id } })
  return found.ok ? found.value.items[0] : undefined
}

/** A role of one person in a group. */
type Given = { acronym: string; role: Role; area: RolesArea }

const toldOf = ({ id }: { id: string }, context: RequestContext) =>
  id === viewerOfRequest(context).userId ? "workgroup-roles.told.nobody" : "workgroup-roles.told.person"

/**
 * Takes a new role back: the question about its removal, answered. None if the person has become a member with it: they would stay one.
 * @param before the person before they got the role
 */
export function undoGiven(
  context: RequestContext,
  { acronym, role, area }: Given,
  person: { id: string },
  before: Holder | undefined,
): Undo | undefined {
  if (role !== "member" && !before) return undefined
  const to = rolesPaths[area].remove(context.alliance, acronym, role, person.id)
  return { to, sends: {}, told: toldOf(person, context) }
}

/** Gives a role back: the form of the people of a group, filled in. None if the person has lost other roles with it. */
export function undoTaken(context: RequestContext, { acronym, role, area }: Given, before: Holder): Undo | undefined {
  if (role === "member" && before.roles.some((other) => other !== role)) return undefined
  const { name: text, organization: note } = personView(before, context.locale)
  return {
    to: rolesPaths[area].all(context.alliance, acronym),
    sends: { role, member_ids: participantValue({ kind: "member", id: before.id, text, note }) },
    told: toldOf(before, context),
  }
}
