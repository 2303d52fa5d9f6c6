import { LeftOut, resultOf } from "../client/answers.ts"
import { unique } from "../subjects/bodies.ts"
import { create, sendAs, type Verification, type View } from "../subjects/subject.ts"
import { type Provoking, admin, withBody } from "./provoking.ts"

/** Uploads a list with an address that no mail reaches, and others that are as good as any. @throws LeftOut if the fixtures name none */
async function listWithUnreachable(v: Verification, others: readonly string[]): Promise<unknown> {
  const { unreachable_email: email } = v.fixtures
  if (email === undefined) throw new LeftOut("the fixtures name no unreachable_email")
  const rows = [email, ...others].map((one, at) => ({ row: at + 2, email: one, name: "Verification 测试" }))
  return (await create(v, "import.create", admin, { body: { module: "member_invitation", rows } })).id
}

/** Refusals of invitations of which a mail cannot be sent. */
export const refusedInvitations: readonly Provoking[] = [
  {
    operation: "member-invitation.create",
    code: "invitation_failed",
    how: "to nobody but an address that no mail reaches",
    provoke: async (v) => {
      const import_id = await listWithUnreachable(v, [])
      return { exchange: await withBody(v, "member-invitation.create", { import_id }) }
    },
  },
  {
    operation: "member-invitation.resend",
    code: "invitation_failed",
    how: "to an address that no mail reaches",
    provoke: async (v) => {
      const import_id = await listWithUnreachable(v, [`${unique()}@verify-backend.example`])
      const { id, items } = resultOf(await withBody(v, "member-invitation.create", { import_id }))
      const failed = (items as View[]).find(({ email }) => email === v.fixtures.unreachable_email)
      const path = { id: String(id), row: String(failed?.row) }
      return { exchange: await sendAs(v, admin, "member-invitation.resend", { path }) }
    },
  },
]
