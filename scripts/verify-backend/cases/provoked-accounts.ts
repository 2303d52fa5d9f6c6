import { isDone, LeftOut, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { note } from "../subjects/bodies.ts"
import { sendAs, type Verification, type View } from "../subjects/subject.ts"
import { type Provoked, type Provoking, admin } from "./provoking.ts"

const code = "last_administrator"
/** A backend that does not refuse takes the run's administrator. */
const usesUp = "the administrator of the run"

/** The only administrator of the alliance. @throws LeftOut if there are others */
async function onlyAdministrator(v: Verification): Promise<{ id: string; version: number }> {
  const query = { role: [admin], status: ["normal"], size: "10" }
  const [only, ...others] = resultOf(await sendAs(v, admin, "member.list", { query })).items as View[]
  const id = (await v.people.get(admin)).session.user_id
  if (only?.id !== id || others.length > 0) throw new LeftOut("the alliance has more than one administrator")
  const { version } = resultOf(await sendAs(v, admin, "member.get", { path: { id } }))
  return { id, version: Number(version) }
}

/**
 * Acts on the only administrator, which must be refused: otherwise nobody can give the role back, or the run loses its administrator. So the
 * fixtures have to allow it.
 */
async function onLast(v: Verification, who: PersonRole, operation: string, body: object): Promise<Provoked> {
  const { id, version } = await onlyAdministrator(v)
  if (!v.fixtures.alliance.may_lose_administrator) throw new LeftOut("the fixtures do not say may_lose_administrator")
  const exchange = await sendAs(v, who, operation, { path: { id }, body: { ...body, version } })
  if (isDone(exchange)) v.records.unrestored.push(new URL(exchange.address).pathname)
  return { exchange }
}

/** Refusals that concern the accounts of the run's own people. */
export const refusedAccounts: readonly Provoking[] = [
  {
    operation: "preview.get",
    code,
    usesUp,
    how: "of disabling the only administrator",
    provoke: async (v) => {
      const { id } = await onlyAdministrator(v)
      const query = { module: "member", key: id, action: "disable" }
      return { exchange: await sendAs(v, "member_admin", "preview.get", { query }) }
    },
  },
  {
    operation: "member.role.update",
    code,
    usesUp,
    how: "taken from the only administrator",
    provoke: (v) => onLast(v, admin, "member.role.update", { roles: [] }),
  },
  {
    operation: "member.disable",
    code,
    usesUp,
    how: "the only administrator, by a person who administers members",
    provoke: (v) => onLast(v, "member_admin", "member.disable", { reason: note }),
  },
]
