import { resultOf } from "../client/answers.ts"
import { unique } from "../subjects/bodies.ts"
import { validCall } from "../subjects/calls.ts"
import { listOf } from "../subjects/invitation.ts"
import { create, sendAs } from "../subjects/subject.ts"
import { type Provoking, admin, form, withBody } from "./provoking.ts"

/** The rows of an import, numbered as in a file. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    email: `${unique()}@verify-backend.example`,
    name: "Test 测试",
  }))

/** Refusals of uploaded lists. */
export const refusedImports: readonly Provoking[] = [
  {
    operation: "import.create",
    code: "import_empty",
    how: "without rows",
    provoke: async (v) => ({ exchange: await withBody(v, "import.create", { rows: [] }) }),
  },
  {
    operation: "import.create",
    code: "too_many_rows",
    how: "with 1001 rows",
    provoke: async (v) => ({ exchange: await withBody(v, "import.create", { rows: rows(1001) }) }),
  },
  {
    operation: "import.create",
    code: "too_many_recipients",
    how: "with 201 rows for a notice",
    provoke: async (v) => {
      const { subject } = await validCall(v, "notice.recipient.update")
      const list = { module: "notice", key: subject.path.id, rows: rows(201) }
      return { exchange: await withBody(v, "import.create", list) }
    },
  },
  {
    operation: "notice.recipient.update",
    code: "too_many_recipients",
    how: "with a list of 200 and one more address",
    provoke: async (v) => {
      const { subject } = await validCall(v, "notice.recipient.update")
      const body = { module: "notice", key: subject.path.id, rows: rows(200) }
      const { id } = await create(v, "import.create", admin, { body })
      const more = { import_id: id, external_recipients: [`${unique()}@verify-backend.example`] }
      return { exchange: await withBody(v, "notice.recipient.update", more, subject) }
    },
  },
  {
    operation: "member-invitation.create",
    code: "import_empty",
    how: "with a list of which no row was accepted",
    provoke: async (v) => {
      const { email } = resultOf(await sendAs(v, "participant", "profile.get"))
      const body = { ...listOf(unique()), rows: [2, 3].map((row) => ({ row, email, name: "Member 成员" })) }
      const { id } = await create(v, "import.create", admin, { body })
      return { exchange: await withBody(v, "member-invitation.create", { import_id: id }) }
    },
  },
]

const file = (code: string, how: string, sent: () => FormData): Provoking => ({
  operation: "file.create",
  code,
  how,
  provoke: async (v) => ({ exchange: await sendAs(v, admin, "file.create", { form: sent() }) }),
})

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024 + 1)

/** Refusals of files. */
export const refusedFiles: readonly Provoking[] = [
  file("file_empty", "without bytes", () => form("", "empty.txt")),
  file("file_type", "a text as an image", () => form("text", "image.png", { use: "image" })),
  file("image_unavailable", "an image for a module without images", () => form("text", "image.png", { use: "image", module: "download" })), // oxfmt-ignore
  file("file_too_large", "an image of more than 10M", () => form(megabytes(10), "image.png", { use: "image" })),
  {
    operation: "file.get",
    code: "range_not_satisfiable",
    how: "bytes after its end",
    provoke: async (v) => {
      const { id } = resultOf(await sendAs(v, admin, "file.create", { form: form("text", "short.txt") }))
      const headers = { Range: "bytes=999999-" }
      return { exchange: await sendAs(v, admin, "file.get", { path: { id: String(id) }, headers }) }
    },
  },
]
