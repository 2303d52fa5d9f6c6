import type { StateTable } from "../../contract/states/tables.ts"
import { isDone, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { rolesOfTables, withImplied, type RoleBounds } from "./state-tables.ts"
import { sendAs, type Verification, type View } from "./subject.ts"

/** Somebody with a session whose roles are asked, and the record, as an administrator reads it. */
type Asked = { v: Verification; who: PersonRole; table: StateTable; record: View }

/** Whether a person has a role; undefined if what the record shows does not tell. */
type Answer = boolean | undefined

const idOf = (value: unknown): unknown => (value as View | null | undefined)?.id

/** The roles of people whom a record names in a field of the same name. */
const named = ["creator", "organizer", "submitter", "assignee"]

/** Roles in the group of the record. */
const ofGroup = ["chair", "vice_chair", "secretary", "group_member"]

/** Roles that do not depend on the record; the fixtures name one person for each. */
const general =
  /^(alliance_admin|general_secretary|(member|notice|topic|download|proposal|certification|certificate|schedule)_admin)$/

/** The roles that a person certainly has for a record, and those that they may have, by what the record shows of its people. */
export async function rolesFor(v: Verification, who: PersonRole, table: StateTable, record: View): Promise<RoleBounds> {
  const asked = { v, who, table, record }
  const least: string[] = []
  const most: string[] = []
  for (const role of rolesOfTables) {
    const has = await answerFor(asked, role)
    if (has) least.push(role)
    if (has !== false) most.push(role)
  }
  return { least: withImplied(least), most: withImplied(most) }
}

async function answerFor(asked: Asked, role: string): Promise<Answer> {
  const { v, who, record } = asked
  const { user_id } = (await v.people.get(who)).session
  const isNamed = JSON.stringify(record).includes(user_id)
  if (general.test(role)) return generalRole(asked, role)
  if (ofGroup.includes(role)) return rolesInGroup(v, who, record, role)
  // What a table says of a role in words, the fields of the record need not show.
  const unknown = isNamed ? undefined : false
  if (role in record && named.includes(role)) return idOf(record[role]) === user_id
  if (role === "collaborator") return ((record.collaborators ?? []) as View[]).some(({ id }) => id === user_id)
  if (role === "participant" || role === "voter") return isSelected(asked, role, unknown)
  if (role === "applicant_entity") return isOfEntity(asked)
  if (role === "testing_agency" || role === "certification_agency") return who === "outsider" ? false : undefined
  return unknown
}

function generalRole({ who, table }: Asked, role: string): Answer {
  if (who === role) return role in table.roles ? undefined : true
  // An administrator may hold business roles as well; the fixtures' other people hold one alone.
  return who === "alliance_admin" ? undefined : false
}

/** Whether the participants of a meeting or a poll, or the voters of a ballot, include a person. */
async function isSelected({ v, who, record }: Asked, role: string, unknown: Answer): Promise<Answer> {
  const selection = (role === "voter" ? record.voters : record.participants) as View | undefined
  if (!selection) return who === "outsider" ? unknown : undefined
  const { user_id } = (await v.people.get(who)).session
  if (record.counted_by === "entity") return undefined
  if (selection.is_everyone === true) return record.group ? rolesInGroup(v, who, record, "group_member") : true
  if (((selection.members ?? []) as View[]).some(({ id }) => id === user_id)) return true
  return ((selection.groups ?? []) as View[]).length > 0 && who !== "outsider" ? undefined : false
}

/** Whether a person has a role in the group of a record. */
async function rolesInGroup(v: Verification, who: PersonRole, record: View, role: string): Promise<Answer> {
  const acronym = String((record.group as View | null | undefined)?.acronym ?? record.acronym ?? "")
  if (!acronym) return false
  const { user_id } = (await v.people.get(who)).session
  const roles = await v.records.shared(`roles in ${acronym} of ${user_id}`, async () => {
    const query = { member_id: user_id }
    const exchange = await sendAs(v, "alliance_admin", "workgroup.member.list", { path: { acronym }, query })
    return isDone(exchange)
      ? (resultOf(exchange).items as { roles: string[] }[]).flatMap((row) => row.roles)
      : undefined
  })
  return roles?.includes(role === "group_member" ? "member" : role)
}

/** Whether a person belongs to the entity of the applicant. */
async function isOfEntity({ v, who, record }: Asked): Promise<Answer> {
  const applicant = record.submitter as View | null | undefined
  if (!applicant || !("organization" in applicant)) return undefined
  const own = await v.records.shared(`entity of ${who}`, async () => {
    const exchange = await sendAs(v, who, "profile.get")
    return isDone(exchange) ? { id: idOf(resultOf(exchange).organization) ?? null } : undefined
  })
  if (!own) return undefined
  return own.id !== null && own.id === idOf(applicant.organization) ? undefined : false
}
