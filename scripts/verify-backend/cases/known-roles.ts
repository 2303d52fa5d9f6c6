import type { StateTable } from "../../contract/states/tables.ts"
import { isDone, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { rolesOfTables, withImplied, type RoleBounds } from "../subjects/state-tables.ts"
import { sendAs, type Verification, type View } from "../subjects/subject.ts"

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
  const { v, who } = asked
  if (general.test(role)) return generalRole(asked, role)
  if (ofGroup.includes(role)) return rolesInGroup(asked, role)
  const { user_id } = (await v.people.get(who)).session
  return answers[role] ? answers[role](asked, user_id) : byName(asked, role, user_id)
}

/** Whether the record may name a person. */
const mayBe = ({ record }: Asked, user_id: string): Answer =>
  JSON.stringify(record).includes(user_id) ? undefined : false

/** Whether a person has a role that is the name of a field; what a table says of a role in words, no field need show. */
function byName(asked: Asked, role: string, user_id: string): Answer {
  const { record } = asked
  if (role in record && named.includes(role)) return idOf(record[role]) === user_id
  return mayBe(asked, user_id)
}

const ofAgency = ({ who }: Asked): Answer => (who === "outsider" ? false : undefined)

/** Roles that have rules of their own. */
const answers: Readonly<Record<string, (asked: Asked, user_id: string) => Answer | Promise<Answer>>> = {
  collaborator: ({ record }, user_id) => ((record.collaborators ?? []) as View[]).some(({ id }) => id === user_id),
  participant: (asked, user_id) => isSelected(asked, asked.record.participants, user_id),
  voter: (asked, user_id) => isSelected(asked, asked.record.voters, user_id),
  applicant_entity: isOfEntity,
  testing_agency: ofAgency,
  certification_agency: ofAgency,
}

function generalRole({ who, table }: Asked, role: string): Answer {
  if (who === role) return role in table.roles ? undefined : true
  // An administrator may hold business roles as well; the fixtures' other people hold one alone.
  return who === "alliance_admin" ? undefined : false
}

type Selection = { is_everyone?: boolean; members?: View[]; groups?: View[] }

/** Whether the participants of a meeting or a poll, or the voters of a ballot, include a person. */
async function isSelected(asked: Asked, selection: unknown, user_id: string): Promise<Answer> {
  const { who, record } = asked
  if (typeof selection !== "object" || selection === null) return who === "outsider" ? mayBe(asked, user_id) : undefined
  if (record.counted_by === "entity") return undefined
  const { is_everyone, members = [], groups = [] } = selection as Selection
  if (is_everyone) return record.group ? rolesInGroup(asked, "group_member") : true
  return members.some(({ id }) => id === user_id) || isInGroups(groups, who)
}

/** Whether a person is in one of these groups; who is in no group is in none of them. */
const isInGroups = (groups: readonly View[], who: PersonRole): Answer =>
  groups.length > 0 && who !== "outsider" ? undefined : false

/** Whether records of a table are groups, which their acronym names in paths; entities and agencies have one as well. */
const isGroup = ({ contract }: Verification, { kind }: StateTable): boolean =>
  contract.operations.some(({ operationId, path }) => operationId === `${kind}.get` && path.endsWith("/{acronym}"))

/** Whether a person has a role in the group of a record. */
async function rolesInGroup({ v, who, table, record }: Asked, role: string): Promise<Answer> {
  const group = record.group as View | null | undefined
  const acronym = String(group?.acronym ?? record.acronym ?? "")
  if (!acronym) return false
  if (!group && !isGroup(v, table)) return undefined
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
