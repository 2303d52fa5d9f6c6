import { resultOf } from "./answers.ts"
import { text } from "./bodies.ts"
import { newFile } from "./new-file.ts"
import type { Request } from "./request.ts"
import type { Verification } from "./verification.ts"

const who = "alliance_admin"
const nothing = () => Promise.resolve({})

/** The body of an import with one new person. */
const listOf = (unique: string) => ({
  module: "member_invitation",
  rows: [{ row: 2, email: `${unique}@verify-backend.example`, name: "Verification 测试" }],
})

async function made(v: Verification, operation: string, kind: string, body: object): Promise<string> {
  const { id } = resultOf(await v.target.send(operation, { as: await v.people.get(who), body }))
  v.records.note(kind, id)
  return String(id)
}

/** Creates an import. */
export function newImport(v: Verification, unique = Math.random().toString(36).slice(2)): Promise<string> {
  return made(v, "import.create", "imports", listOf(unique))
}

/** Creates an invitation. */
export async function newInvitation(v: Verification): Promise<string> {
  const body = await invitationOf(v, Math.random().toString(36).slice(2))
  return made(v, "member-invitation.create", "invitations", body)
}

async function invitationOf(v: Verification, unique: string) {
  return {
    import_id: await newImport(v, unique),
    text: text(`Made by verify-backend. 由 verify-backend 创建。${unique}`),
    attachment_ids: [await newFile(v, who, "member_invitation", unique)],
  }
}

/** Requests for the operations that invite people; the email addresses are in a reserved domain. */
export const invitationRequests: Readonly<Record<string, Request>> = {
  "import.create": {
    who,
    subject: nothing,
    body: (_v, unique) => listOf(unique),
    other: { file_name: "other 其他.xlsx" },
  },
  "member-invitation.create": {
    who,
    subject: nothing,
    body: invitationOf,
    other: { text: text("Something else 其他") },
  },
}
