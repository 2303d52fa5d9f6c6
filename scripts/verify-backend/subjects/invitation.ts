import { LeftOut } from "../client/answers.ts"
import { note, text, unique } from "./bodies.ts"
import { newFile } from "./new-file.ts"
import { create, type Kind, type Verification } from "./subject.ts"

const who = "alliance_admin"

/** The body of an import with one new person; the email address is in a reserved domain. */
export const listOf = (unique: string) => ({
  module: "member_invitation",
  rows: [{ row: 2, email: `${unique}@verify-backend.example`, name: "Verification 测试" }],
})

const newImport = async (v: Verification, unique: string): Promise<string> =>
  String((await create(v, "import.create", who, { body: listOf(unique) })).id)

const formOf = async (v: Verification, unique: string) => ({
  import_id: await newImport(v, unique),
  text: text(`${note}${unique}`),
  attachment_ids: [await newFile(v, "member_invitation", unique)],
})

export const imports: Kind = {
  name: "imports",
  creates: ["import.create"],
  sample: { path: "/import/{id}", make: async (v) => ({ path: { id: await newImport(v, unique()) } }) },
  writes: { "import.create": { who, body: (_v, unique) => listOf(unique), other: { file_name: "other 其他.xlsx" } } },
}

export const invitations: Kind = {
  name: "invitations",
  creates: ["member-invitation.create"],
  sample: {
    path: "/member-invitation/{id}",
    make: async (v) => {
      const { id } = await create(v, "member-invitation.create", who, { body: await formOf(v, unique()) })
      return { path: { id: String(id) } }
    },
  },
  writes: { "member-invitation.create": { who, body: formOf, other: { text: text("Something else 其他") } } },
}

/** What is invited to a meeting opens a link that only its mail contains. */
export const guests: Kind = {
  name: "guests",
  sample: {
    path: "/invitation/{token}",
    make: () => Promise.reject(new LeftOut("the link stands in a mail alone")),
  },
}
