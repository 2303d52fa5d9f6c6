import type { components } from "#openapi/generated/schema.d.ts"
import { storedText } from "#mock/engine/texts.ts"
import { xlsxOf } from "#mock/engine/http/xlsx.ts"
import { importExpiry, importRules } from "./import-rules.ts"
import { judgeRows } from "./import-judge.ts"
import { writeLog } from "#mock/engine/log.ts"
import { memberListRules } from "#mock/domains/member/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { ImportedRow, ImportRow } from "./records.ts"
import { everybodyInvited, invitedPersonRules } from "./person-rules.ts"
import { personExpiry } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import { disposition } from "#mock/engine/file-name.ts"
import { foundRecord, onList } from "#mock/engine/record-guard.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import { findNotice } from "#mock/domains/notice/guard.ts"
import { maxExternals } from "#mock/domains/notice/recipients.ts"
import { textIn } from "#mock/engine/unchecked.ts"
import { guarded, ok, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

const maxRows = 1000

type Template = Readonly<Record<Schemas["ImportLanguage"], { name: string; headings: string[] }>>
const templates: Readonly<Record<Schemas["ImportModule"], Template>> = {
  member_invitation: {
    english: { name: "New members.xlsx", headings: ["Email", "Name", "Organisation", "Groups"] },
    chinese: { name: "新成员.xlsx", headings: ["邮箱", "姓名", "单位", "工作组"] },
  },
  notice: {
    english: { name: "External recipients.xlsx", headings: ["Email", "Name"] },
    chinese: { name: "外部收件人.xlsx", headings: ["邮箱", "姓名"] },
  },
}

/** Refuses users who may not invite members. */
export const mayInvite = onList(memberListRules, "member-invitation.create")

/** Everybody may download the template for a notice. */
function mayHaveTemplate(call: SignedIn<Unchecked<"import.template">>): void {
  if (call.query.module !== "notice") mayInvite(call)
}

/**
 * Refuses users who may neither invite members nor set the recipients of the notice. A notice that does not exist is reported as a field
 * error.
 */
function mayUpload(call: SignedIn<Unchecked<"import.create">>): () => void {
  if (textIn(call.body, "module") !== "notice") {
    mayInvite(call)
    return () => undefined
  }
  const key = textIn(call.body, "key")
  const notice = key === undefined ? undefined : call.store.rows.notice.get(key)
  const isThere = notice?.alliance_id === call.viewer.member.alliance_id
  if (isThere) findNotice("recipient.update")({ ...call, path: { id: notice.id } })
  return () => {
    if (!isThere) throw fieldRefusal("key", key === undefined ? "required" : "unknown_reference")
  }
}

/** Operations on people lists imported from files (FORM-09). */
export const importHandlers = {
  "import.template": guarded(mayHaveTemplate, ({ query }) => {
    const { name, headings } = templates[query.module][query.language]
    const bytes = xlsxOf([headings])
    const headers = {
      "content-type": "application/octet-stream",
      "content-disposition": disposition(name),
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
    }
    return { status: 200, headers, body: bytes }
  }),

  "import.create": guarded(mayUpload, (call, check) => {
    const { store, now, viewer, body } = call
    check()
    if (body.rows.length === 0) throw new Refusal("import_empty")
    if (body.module === "notice" && body.rows.length > maxExternals)
      throw new Refusal("too_many_recipients", { limit: maxExternals })
    if (body.rows.length > maxRows) throw new Refusal("too_many_rows", { limit: maxRows })
    const { id: creator_id, alliance_id } = viewer.member
    const row = store.rows.import.put({
      ...judgeRows(body.rows, viewer.member, { store, now }),
      id: store.newId("import"),
      alliance_id,
      creator_id,
      module: body.module,
      file_name: storedText(body.file_name),
      hidden_row_total: body.hidden_row_total ?? 0,
      hidden_sheet_total: body.hidden_sheet_total ?? 0,
      created_time: now,
      invitation_id: null,
    })
    const memo = row.file_name
    const of =
      body.module === "notice"
        ? { module: "notice" as const, key: body.key ?? null }
        : { module: body.module, key: row.id }
    writeLog(call, { user: viewer.member, ...of, alliance_id, memo })
    return { status: 201, body: { success: true, result: importRecord(row, { store, now }) } }
  }),

  "import.get": guarded(
    (call) => {
      const found = foundRecord(call, call.store.rows.import.get(call.path.id), importRules, "read")
      if (found.world.now >= importExpiry(found.record)) throw new Refusal("import_expired")
      return found
    },
    (_call, { record, world }) => ok(importRecord(record, world)),
  ),
} satisfies Handlers

/** The ends of the open invitations by lower-case address, except those of the invitation that was sent with this list. */
function openInvitations({ alliance_id, invitation_id }: ImportRow, world: World): Map<string, Instant> {
  const open = everybodyInvited(alliance_id, world).filter(
    (one) => one.invitation.id !== invitation_id && invitedPersonRules.status(one, world) === "invited",
  )
  const ends = open
    .map(({ invitation, person }) => [person.email.toLowerCase(), personExpiry(invitation, person)] as const)
    .sort(([, a], [, b]) => a - b)
  return new Map(ends)
}

function importRecord(row: ImportRow, world: World): Schemas["Import"] {
  const { hidden_row_total = 0, hidden_sheet_total = 0 } = row
  const { id, module, file_name, created_time, new_entity_total, rows, invitation_id } = row
  const invited = module === "member_invitation" ? openInvitations(row, world) : new Map<string, Instant>()
  const invitedUntil = ({ email, is_accepted }: ImportedRow) => {
    const until = is_accepted ? invited.get(email.toLowerCase()) : undefined
    return until === undefined ? null : toText(until)
  }
  const accepted_total = rows.filter(({ is_accepted }) => is_accepted).length
  return {
    id,
    module,
    file_name,
    hidden_row_total,
    hidden_sheet_total,
    created_time: toText(created_time),
    expiry_time: toText(importExpiry(row)),
    total: rows.length,
    accepted_total,
    rejected_total: rows.length - accepted_total,
    new_entity_total,
    rows: rows.map((one) => ({ ...one, invited_until_time: invitedUntil(one) })),
    invitation_id,
  }
}
