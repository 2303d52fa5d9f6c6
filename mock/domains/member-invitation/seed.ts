import { day, hour, type Instant } from "#mock/engine/store/clock.ts"
import { invitationMemo, type ImportedRow, type InvitedPerson } from "./records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"

type Fault = Partial<Pick<ImportedRow, "field" | "code" | "params" | "duplicate_of">>

const rowOf = (row: number, email: string, name: string | null, fault: Fault = {}): ImportedRow => ({
  row,
  email,
  name,
  organization: "Skerry Test House",
  group_acronyms: [],
  is_accepted: fault.code === undefined,
  field: null,
  code: null,
  params: null,
  duplicate_of: null,
  ...fault,
})

/** Imports that are open, used and expired, and invitations of people in every state. */
export function seedInvitations({ builder, data, groups, person }: AllianceSeed): void {
  const { anchor } = builder
  const of = { alliance_id: `alliance-${data.key}`, creator_id: person("admin").id }
  const first = rowOf(2, "oskar.lindqvist@skerry-test.example", "Oskar Lindqvist")
  const rows = [
    first,
    rowOf(3, "shen.ruozhou@skerry-test.example", "沈若舟"),
    rowOf(4, "aino.rantala@example", "Aino Rantala", { field: "email", code: "email_format" }),
    rowOf(5, first.email, "Oskar L.", { field: "email", code: "duplicate_row", duplicate_of: 2 }),
    rowOf(6, person("member").email, person("member").name, { field: "email", code: "already_member" }),
    { ...rowOf(7, "lin.kexin@skerry-test.example", "林可欣"), group_acronyms: ["OPTX"], is_accepted: false },
  ].map((row): ImportedRow => (row.row === 7 ? { ...row, field: "group_acronyms", code: "unknown_reference" } : row))
  const lists = { ...of, module: "member_invitation" as const, rows, new_entity_total: 0 }
  const file_name = "New members.xlsx"
  const invitation = (at: number) => `member-invitation-${data.key}-${at}`
  const list = (at: number, created_time: Instant, invitation_id: string | null) =>
    builder.add("import", { ...lists, id: `import-${data.key}-${at}`, file_name, created_time, invitation_id })
  list(1, anchor, null)
  list(2, anchor - hour, invitation(1))
  list(3, anchor - 2 * day, null)
  builder.add("import", {
    ...lists,
    id: `import-${data.key}-4`,
    module: "notice",
    creator_id: person("notice-admin").id,
    file_name: "External recipients.xlsx",
    rows: rows.slice(0, 4).map((row) => ({ ...row, organization: null })),
    created_time: anchor,
    invitation_id: null,
  })

  const attachment_ids = [seedAttachment(builder, of, data.key)]
  const text = {
    format: "markdown" as const,
    text: "Please join the work of our groups; the first steps are attached.",
  }
  const group_ids = groups.slice(0, 1).map(({ id }) => id)
  const sent = { ...of, text, attachment_ids, group_ids: [] }
  const send = (at: number, created_time: Instant, people: readonly InvitedPerson[]) => {
    const id = invitation(at)
    builder.add("member_invitation", { ...sent, id, created_time, people })
    builder.addLog({
      id: `log-${id}`,
      alliance_id: of.alliance_id,
      module: "member_invitation",
      key: id,
      operation: "member-invitation.create",
      member_id: of.creator_id,
      time: created_time,
      memo: invitationMemo({ people }),
      ip: "192.0.2.41",
    })
  }
  send(1, anchor - hour, [...peopleOf(rows), ...others(person("applicant"), "Nils Aas", group_ids)])
  const guests = others(person("lone-member"), "Berit Moe", group_ids)
  send(2, anchor - 40 * day, [...peopleOf(rows.map(earlier)), ...guests])
}

/** The people of the earlier invitation differ, because nobody is invited twice. */
const earlierPeople: Readonly<Record<number, Pick<ImportedRow, "email" | "name">>> = {
  2: { email: "elin.haugstad@skerry-test.example", name: "Elin Haugstad" },
  3: { email: "gu.mingyuan@skerry-test.example", name: "顾明远" },
  5: { email: "elin.haugstad@skerry-test.example", name: "Elin H." },
}

const earlier = (row: ImportedRow): ImportedRow => ({ ...row, ...earlierPeople[row.row] })

function peopleOf(rows: readonly ImportedRow[]): InvitedPerson[] {
  return rows.map(({ row, email, name, code, duplicate_of }) => ({
    row,
    email,
    name,
    code,
    duplicate_of,
    outcome: code === null ? "invited" : "skipped",
    group_ids: [],
  }))
}

/** One person who has joined since, and one whose mail failed. */
function others(
  { email, name }: { email: string; name: string },
  failed: string,
  group_ids: readonly string[],
): InvitedPerson[] {
  const plain = failed.toLowerCase().replace(" ", ".")
  const person = { code: null, duplicate_of: null, group_ids: [] }
  return [
    { ...person, row: 8, email, name, outcome: "invited" },
    { ...person, row: 9, email: `${plain}@undeliverable.example`, name: failed, outcome: "failed", group_ids },
  ]
}

function seedAttachment(
  builder: AllianceSeed["builder"],
  { alliance_id, creator_id }: { alliance_id: string; creator_id: string },
  key: string,
): string {
  const id = `file-${key}-invitation`
  builder.add("file", {
    id,
    alliance_id,
    uploader_id: creator_id,
    name: "First steps.txt",
    content_type: "text/plain",
    module: "member_invitation",
    use: "attachment",
    created_time: builder.anchor - hour,
    is_public: false,
    bytes: new TextEncoder().encode("1. Log in.\n2. Fill in your profile.\n3. Join a group.\n"),
  })
  return id
}
